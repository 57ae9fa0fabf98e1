import {cellAt} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {processCosts} from '../../../../lib/chart-data/process-costs.js';
import {valueOf} from '../../../../lib/result/read.js';

const cell = (application, connection, waiting = 'blocking', runtime = 'fiber') =>
  cellAt(
    {application, connection, waiting},
    {
      point: 'single',
      workers: 1,
      runtime,
      ...(waiting === 'coroutine' && {coroutinesPerWorker: 1}),
    },
  );

/** One request in the system at a time, so nothing queues and nothing is shared. */
const ROWS = {
  'php-fpm': cell('dropped', 'opened', 'blocking', 'php-fpm-nginx'),
  dropped: cell('dropped', 'opened'),
  'connection-kept': cell('dropped', 'held'),
  'application-kept': cell('kept', 'opened'),
  kept: cell('kept', 'held'),
  'kept-coroutine': cell('kept', 'held', 'coroutine'),
};
const GROUPS = [
  {id: 'php', token: 'stage-php'},
  {id: 'database', token: 'stage-service'},
  {id: 'web-server', token: 'stage-queue'},
  {id: 'load-generator', token: 'stage-io'},
];

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    processCosts(run, {
      rows: Object.entries(ROWS).map(([id, at]) => ({id, at})),
      groups: GROUPS,
    }),
  chart: 'stacked-bars',
  scales: ['linear'],
  annotations: [
    {id: 'boot', at: {series: 'php', x: 'connection-kept'}},
    {id: 'connect', at: {series: 'php', x: 'application-kept'}},
    {id: 'loop', at: {series: 'php', x: 'kept-coroutine'}},
  ],
  numbers: (_points, [run]) => {
    const cpu = (row, group = 'php') =>
      valueOf(run, measurementWith(run, ROWS[row]).id, `processGroups.${group}.cpuMsPerRequest`);
    return {
      fpm: cpu('php-fpm'),
      dropped: cpu('dropped'),
      kept: cpu('kept'),
      boot: cpu('connection-kept') - cpu('kept'),
      connect: cpu('application-kept') - cpu('kept'),
      connectDatabase: cpu('application-kept', 'database') - cpu('kept', 'database'),
      loop: cpu('kept-coroutine') - cpu('kept'),
      database: cpu('kept', 'database'),
    };
  },
};
