import {cellAt, figure, processCosts} from '../../figure.ts';
import type {Held, Kept, Waiting} from '../../figure.ts';

const cell = (
  application: Kept,
  connection: Held,
  waiting: Waiting = 'blocking',
  runtime: string = 'fiber',
) =>
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

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    processCosts(run, {
      rows: Object.entries(ROWS).map(([id, at]) => ({id, at})),
      groups: GROUPS,
    }),
  annotations: [
    {id: 'boot', at: {series: 'php', x: 'connection-kept'}},
    {id: 'connect', at: {series: 'php', x: 'application-kept'}},
    {id: 'loop', at: {series: 'php', x: 'kept-coroutine'}},
  ],
});
