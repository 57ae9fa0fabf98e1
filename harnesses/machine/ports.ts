import {connect, createServer} from 'node:net';
import {HarnessError} from './harness-error.ts';
import type {AddressInfo} from 'node:net';

/**
 * A TCP port that nobody listens on: one that is wanted, or one that the kernel chooses.
 *
 * @throws {HarnessError} where somebody else listens on the one that is wanted
 */
export async function freePort(host: string = '127.0.0.1', wanted: number = 0): Promise<number> {
  try {
    return await listenOnce(host, wanted);
  } catch (caught) {
    const error = caught as NodeJS.ErrnoException;
    throw new HarnessError(
      `port ${wanted} of ${host}`,
      error.code === 'EADDRINUSE' ? 'another program listens there' : error.message,
      'choose another with --port, or leave it out: a free one is found',
    );
  }
}

function listenOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const {port: taken} = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}

/** Whether somebody listens on a port of the loopback. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(port, '127.0.0.1');
    client.once('connect', () => {
      client.destroy();
      resolve(true);
    });
    client.once('error', () => resolve(false));
  });
}
