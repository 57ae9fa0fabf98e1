// @ts-check
import {createServer} from 'node:net';
import {HarnessError} from './harness-error.js';

/**
 * A TCP port that nobody listens on, chosen by the kernel.
 * @param {string} host
 * @returns {Promise<number>}
 */
export function findFreePort(host = '127.0.0.1') {
  return listenOnce(host, 0);
}

/**
 * Refuses a port that somebody else listens on.
 * @param {string} host
 * @param {number} port
 */
export async function requireFreePort(host, port) {
  try {
    return await listenOnce(host, port);
  } catch (caught) {
    const error = /** @type {NodeJS.ErrnoException} */ (caught);
    throw new HarnessError(
      `port ${port} of ${host}`,
      error.code === 'EADDRINUSE' ? 'another program listens there' : error.message,
      'choose another with --port, or leave it out: a free one is found',
    );
  }
}

/** @param {string} host @param {number} port @returns {Promise<number>} */
function listenOnce(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const {port: taken} = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(taken));
    });
  });
}
