import type {Cell} from '../protocol/cell.ts';

/** Variables that tell a server which cell it is, where it listens and where its database is. */
export function cellEnvironment(cell: Cell, socket: string, dsn: string) {
  return {
    BC_SOCKET: socket,
    BC_APP: cell.app,
    BC_WORKERS: String(cell.workers),
    BC_COROUTINES_PER_WORKER: String(cell.coroutinesPerWorker),
    BC_APPLICATION: cell.application,
    BC_CONNECTION: cell.connection,
    BC_WAITING: cell.waiting,
    BC_IO_WAIT_MS: String(cell.ioWaitMs),
    BC_DATABASE: dsn,
    ...poolEnvironment(cell),
  };
}

function poolEnvironment({pool}: Cell): Record<string, string> {
  return pool === undefined
    ? {}
    : {
        BC_POOL_CONNECTIONS: String(pool.connections),
        BC_POOL_HELD: pool.held,
        BC_POOL_WAIT_LIMIT_MS: String(pool.waitLimitMs),
      };
}
