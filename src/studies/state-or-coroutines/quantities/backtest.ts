import {
  heldByFewest,
  heldByNeighbour,
  heldByOwnCpu,
  WITHIN,
} from '../../../../lib/gains/backtest.ts';
import {count, ratio, share} from '../../quantity.ts';
import {FRAMEWORKS_RUN, OWN, RUNTIMES_RUN} from '../runs.ts';
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

/** All cells that the calculator is held against, by the name that quantities have. */
const SETS: Record<string, (runs: RunOf) => Held[]> = {
  slots: ours(heldByNeighbour, 'slots'),
  cores: ours(heldByNeighbour, 'cores'),
  'own-slots': ours(heldByOwnCpu, 'slots'),
  'own-cores': ours(heldByOwnCpu, 'cores'),
  published: (runs) => heldByFewest(runs(PUBLISHED_RUN)),
};
const shares = (runs: RunOf, set: string) =>
  SETS[set](runs).map(({measured, predicted}) => measured / predicted);

/** The calculator's arithmetic, held against every cell that gives its inputs. */
export const backtest: Quantities = {
  'backtest-within': share[0](() => WITHIN),
  'backtest-{set}-cells': count((runs, {set}) => SETS[set](runs).length),
  'backtest-{set}-within': count(
    (runs, {set}) => shares(runs, set).filter((share) => Math.abs(1 / share - 1) <= WITHIN).length,
  ),
  'backtest-{set}-least': ratio[2]((runs, {set}) => Math.min(...shares(runs, set))),
  'backtest-{set}-most': ratio[2]((runs, {set}) => Math.max(...shares(runs, set))),
};
