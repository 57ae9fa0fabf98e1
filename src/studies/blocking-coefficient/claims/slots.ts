import {differs, judgeRounded} from './judge.ts';
import type {Claim} from '../../types.ts';

const ROWS = ['row-34', 'row-10', 'row-5', 'row-1'];

export default [
  {
    id: 'slots-640',
    source: 'trueasync-efficiency',
    where: 'Scaling by number of cores',
    quote: '8 × 80 = 640 coroutines',
    kind: 'number',
    stated: {value: 640, unit: 'count'},
    ours: 'base-slots',
    verdict: 'rounding',
    judge: judgeRounded,
    calculation: ({say}) =>
      `${say('base-cores')} · (1 + ${say('base-beta')}) = ${say('base-slots')}`,
  },
  {
    id: 'slots-localhost',
    source: 'trueasync-efficiency',
    where: 'Sensitivity to environment',
    quote: 'Localhost / Unix-socket … ~2',
    kind: 'number',
    stated: {value: 2, unit: 'count'},
    ours: 'localhost-slots',
    verdict: 'wrong',
    judge: ({stated, ours}) => (differs(stated, ours, 0.2) ? 'wrong' : 'rounding'),
    calculation: ({say}) =>
      `1 + ${say('trueasync-theory#environment-localhost.ioMs', 'unit')} / ${say('trueasync-theory#base.cpuMs', 'unit')} = ${say('localhost-slots')}`,
  },
  {
    id: 'zalando-22',
    source: 'trueasync-efficiency',
    where: 'Estimating the number of coroutines',
    quote: '2 × (1 + 50/5) = 22 threads',
    kind: 'number',
    stated: {value: 22, unit: 'count'},
    ours: 'zalando-threads',
    verdict: 'holds',
    judge: ({stated, ours}) => (stated.value === ours ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `2 · (1 + ${say('trueasync-theory#zalando.stageMs.total', 'unit')} / ${say('trueasync-theory#zalando.cpuMs', 'unit')})`,
  },
  {
    id: 'coefficient-name',
    key: true,
    source: 'trueasync-efficiency',
    where: 'Optimal concurrency',
    quote: 'is known as the blocking coefficient',
    kind: 'statement',
    verdict: 'selective',
    calculation: ({say}) =>
      `β = ${say('base-beta')}; b = β / (1 + β) = ${say('base-share')}; 1 + β = 1 / (1 − b)`,
  },
  {
    id: 'cpu-time-table',
    source: 'trueasync-efficiency',
    where: 'Step 4, table',
    quote: 'λ (req/s) 237, 800, 1 600, 8 000',
    kind: 'statement',
    verdict: 'holds',
    judge: ({q}) => (q('table-deviation') < 0.01 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      ROWS.map(
        (row) =>
          `${say(`${row}-printed-slots`)} / ${say(`${row}-service`, 'unit')} = ${say(`${row}-rate-of-slots`, 'unit')}`,
      ).join('; '),
  },
  {
    id: 'w-80-ms',
    source: 'trueasync-statistics',
    where: 'Scenario 1',
    quote: 'W = 80 ms',
    kind: 'number',
    stated: {value: 80, unit: 'ms'},
    ours: 'base-service',
    verdict: 'rounding',
    judge: judgeRounded,
    calculation: ({say}) =>
      `${say('trueasync-theory#base.ioMs', 'unit')} + ${say('trueasync-theory#base.cpuMs', 'unit')}`,
  },
] satisfies Claim[];
