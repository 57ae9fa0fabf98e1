import {measurementsOf, valueOf} from '../../../../lib/result/read.js';
import {droppedShare} from '../../../../lib/queueing/index.js';

const RUN = 'ta-benchmark-2026-04-03';

const read = (runs, id, path) => valueOf(runs(RUN), id, path);
const load = (runs) => runs(RUN).load;
const ids = (runs) => measurementsOf(runs(RUN), {}).map(({id}) => id);
const isBlocking = (id) => !id.startsWith('trueasync');
const dropped = (runs, id) => read(runs, id, 'droppedShare');

const shortfall = (runs, id) =>
  droppedShare({
    arrivalRatePerS: load(runs).arrivalRatePerS,
    throughputPerS: read(runs, id, 'throughputPerS'),
  });

const planned = (runs) => load(runs).arrivalRatePerS * load(runs).durationS;

/** Iterations that were started and are not among the completed ones. */
const missing = (runs, id) =>
  planned(runs) * (1 - dropped(runs, id)) - read(runs, id, 'throughputPerS') * load(runs).durationS;

export const claims = [
  {
    id: 'dropped-is-target-not-met',
    source: 'ta-results',
    where: 'Dropped Iterations, heading',
    quote: '% of target not met',
    kind: 'number',
    stated: {value: 0.78, unit: 'share'},
    ours: (runs) => shortfall(runs, 'swoole-nts-4'),
    unit: 'share',
    digits: 1,
    verdict: 'wrong',
    judge: ({params}) => (params.mostPoints > 1 ? 'wrong' : 'rounding'),
    calculation: (runs, f) =>
      `1 − ${f(read(runs, 'swoole-nts-4', 'throughputPerS'))} / ${f(load(runs).arrivalRatePerS)} = ` +
      f(shortfall(runs, 'swoole-nts-4'), 'share'),
    params: (runs) => {
      const cells = ids(runs).filter(isBlocking);
      const gaps = cells.map((id) => shortfall(runs, id) - dropped(runs, id));
      const lost = cells.map((id) => missing(runs, id));
      return {
        leastPoints: 100 * Math.min(...gaps),
        mostPoints: 100 * Math.max(...gaps),
        missingLeast: Math.min(...lost),
        missingMost: Math.max(...lost),
        cap: load(runs).maxVus,
        gracefulStop: load(runs).gracefulStopS,
      };
    },
  },
  {
    id: 'zero-error-rate',
    source: 'ta-results',
    where: 'Summary',
    quote: 'Error rate 0% 0% 0% 0%',
    kind: 'number',
    stated: {value: 0, unit: 'share'},
    ours: null,
    verdict: 'selective',
    calculation: (runs, f) =>
      `${f(dropped(runs, 'swoole-nts-4'), 'share')} × ${f(planned(runs))} = ` +
      f(dropped(runs, 'swoole-nts-4') * planned(runs)),
    params: (runs) => ({
      planned: planned(runs),
      unsent: dropped(runs, 'swoole-nts-4') * planned(runs),
      share: dropped(runs, 'swoole-nts-4'),
      ownUnsent: dropped(runs, 'trueasync-4') * planned(runs),
    }),
  },
  {
    id: 'sixteen-tests',
    source: 'ta-results',
    where: 'Notes',
    quote: 'across all 16 tests',
    kind: 'number',
    stated: {value: 16, unit: 'count'},
    ours: (runs) => ids(runs).length,
    unit: 'count',
    digits: 0,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(ids(runs).length)} + ${f(measurementsOf(runs(`${RUN}-opcache`), {status: 'measured'}).length / 2)}`,
    params: (runs) => ({
      main: ids(runs).length,
      more: measurementsOf(runs(`${RUN}-opcache`), {status: 'measured'}).length / 2,
    }),
  },
  {
    id: 'no-queue',
    source: 'ta-results',
    where: 'Analysis, 5',
    quote: 'TrueAsync has no queue',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(read(runs, 'trueasync-4', 'latencyMs.p95'), 'ms')} − ` +
      f(read(runs, 'trueasync-4', 'latencyMs.p50'), 'ms'),
    params: (runs) => ({
      p50: read(runs, 'trueasync-4', 'latencyMs.p50'),
      p95: read(runs, 'trueasync-4', 'latencyMs.p95'),
      least: Math.min(...[4, 8, 12, 16].map((n) => dropped(runs, `trueasync-${n}`))),
      most: Math.max(...[4, 8, 12, 16].map((n) => dropped(runs, `trueasync-${n}`))),
      preAllocated: load(runs).preAllocatedVus,
    }),
  },
  {
    id: 'growing-table',
    source: 'ta-results',
    where: 'Workload',
    quote: 'growing post_views table',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    calculation: (runs, f) =>
      ['trueasync-4', 'swoole-nts-4']
        .map((id) => read(runs, id, 'throughputPerS'))
        .map(
          (rate) => `${f(rate)} × ${f(load(runs).durationS)} = ${f(rate * load(runs).durationS)}`,
        )
        .join('; '),
    params: (runs) => ({
      fast: read(runs, 'trueasync-4', 'throughputPerS') * load(runs).durationS,
      slow: read(runs, 'swoole-nts-4', 'throughputPerS') * load(runs).durationS,
    }),
  },
];
