import {makeCell} from '../protocol/cell.ts';

const APPLICATIONS = ['small', 'symfony', 'laravel'];
/** A server that boots for each request, and one that keeps all: the two ways to hang the probe in. */
const SERVERS = [
  {runtime: 'fpm-nginx', kept: 'per-request'},
  {runtime: 'swoole', kept: 'kept'},
];

/** Every application on both servers, one blocking worker each, with the workload of the studies. */
export const PROBE_CELLS = APPLICATIONS.flatMap((app) =>
  SERVERS.map(({runtime, kept}) =>
    makeCell({
      ...{runtime, app, placement: 'shared', workload: 'bench', ioWaitMs: 2},
      application: kept as 'kept' | 'per-request',
      connection: kept as 'kept' | 'per-request',
      ...{waiting: 'blocking', workers: 1, coroutinesPerWorker: 1},
    }),
  ),
);
