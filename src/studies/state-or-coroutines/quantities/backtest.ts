import {
  heldByFewest,
  heldByNeighbour,
  heldByOwnCpu,
  WITHIN,
} from '../../../../lib/gains/backtest.ts';
import {shown} from '../../quantity.ts';
import {FRAMEWORKS_RUN, OWN, RUNTIMES_RUN} from './read.ts';
import type {Held} from '../../../../lib/gains/backtest.ts';
import type {Quantities, Run, RunOf} from '../../types.ts';

/** Runs of the HTTP harness on a whole machine. */
export const HARNESS_RUNS = [
  OWN,
  RUNTIMES_RUN,
  FRAMEWORKS_RUN,
  'state-or-coroutines/quick-second-machine',
  'laravel-on-swoole/two-cores',
  'laravel-on-swoole/sixteen-slots',
];
/** A published run from whose rates the times of a request can be inferred. */
export const PUBLISHED_RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';

const ours: (held: (run: Run) => Held[], limit?: Held['limit']) => (runs: RunOf) => Held[] =
  (held, limit) => (runs) =>
    HARNESS_RUNS.flatMap((id) => held(runs(id))).filter((each) => !limit || each.limit === limit);

const ratio = shown('ratio', 2);

const counted: (name: string, which: (runs: RunOf) => Held[]) => Quantities = (name, which) => ({
  [`${name}-cells`]: {unit: 'count', of: (runs) => which(runs).length},
  [`${name}-within`]: {
    unit: 'count',
    of: (runs) =>
      which(runs).filter(({measured, predicted}) => Math.abs(predicted / measured - 1) <= WITHIN)
        .length,
  },
  [`${name}-least`]: ratio((runs) =>
    Math.min(...which(runs).map(({measured, predicted}) => measured / predicted)),
  ),
  [`${name}-most`]: ratio((runs) =>
    Math.max(...which(runs).map(({measured, predicted}) => measured / predicted)),
  ),
});

/** The calculator's arithmetic, held against every cell that gives its inputs. */
export const backtest = {
  'backtest-within': {unit: 'share', digits: 0, of: () => WITHIN},
  ...counted('backtest-slots', ours(heldByNeighbour, 'slots')),
  ...counted('backtest-cores', ours(heldByNeighbour, 'cores')),
  ...counted('backtest-own-slots', ours(heldByOwnCpu, 'slots')),
  ...counted('backtest-own-cores', ours(heldByOwnCpu, 'cores')),
  ...counted('backtest-published', (runs) => heldByFewest(runs(PUBLISHED_RUN))),
};
