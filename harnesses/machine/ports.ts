import {createServer} from 'node:net';
import {HarnessError} from './harness-error.ts';
import type {AddressInfo} from 'node:net';

/** A TCP port that nobody listens on, chosen by the kernel. */
export function findFreePort(host: string = '127.0.0.1'): Promise<number> {
  return listenOnce(host, 0);
}

/** Refuses a port that somebody else listens on. */
export async function requireFreePort(host: string, port: number) {
  try {
    return await listenOnce(host, port);
  } catch (caught) {
    const error = caught as NodeJS.ErrnoException;
    throw new HarnessError(
      `port ${port} of ${host}`,
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
