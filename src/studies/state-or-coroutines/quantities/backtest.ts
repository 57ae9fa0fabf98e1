import {
  heldByFewest,
  heldByNeighbour,
  heldByOwnCpu,
  heldWaits,
  WITHIN,
} from '../../../../lib/gains/backtest.ts';
import {present} from '../../../../lib/typed.ts';
import {count, ms, ratio, share} from '../../quantity.ts';
import {measuredAt} from '../equal-slots.ts';
import {EQUAL_RATES, EQUAL_SLOTS, FRAMEWORKS_RUN, OWN, RUNTIMES_RUN, TWO_SLOTS} from '../runs.ts';
import type {Held, HeldWait} from '../../../../lib/gains/backtest.ts';
import type {Holes, Quantities, Run, RunOf} from '../../types.ts';

/** Runs of the HTTP harness on a whole machine, the experiment at equal slots first. */
export const HARNESS_RUNS = [
  EQUAL_SLOTS,
  OWN,
  RUNTIMES_RUN,
  FRAMEWORKS_RUN,
  'state-or-coroutines/quick-second-machine',
  'laravel-on-swoole/two-cores',
  'laravel-on-swoole/sixteen-slots',
];
/** A published run from whose rates the times of a request can be inferred. */
export const PUBLISHED_RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';

const ours =
  (held: (run: Run) => Held[], limit: Held['limit'], from: readonly string[] = HARNESS_RUNS) =>
  (runs: RunOf): Held[] =>
    from.flatMap((id) => held(runs(id))).filter((each) => each.limit === limit);

/** All cells that the calculator is held against, by the name that quantities have. */
const SETS: Record<string, (runs: RunOf) => Held[]> = {
  'equal-slots': ours(heldByNeighbour, 'slots', [EQUAL_SLOTS]),
  'equal-cores': ours(heldByNeighbour, 'cores', [EQUAL_SLOTS]),
  slots: ours(heldByNeighbour, 'slots'),
  cores: ours(heldByNeighbour, 'cores'),
  'own-slots': ours(heldByOwnCpu, 'slots'),
  'own-cores': ours(heldByOwnCpu, 'cores'),
  published: (runs) => heldByFewest(runs(PUBLISHED_RUN)),
};
const shares = (runs: RunOf, set: string) =>
  SETS[set](runs).map(({measured, predicted}) => measured / predicted);

/** Latencies of Laravel at rates, predicted from the experiment at equal slots. */
const waits = (runs: RunOf) =>
  [EQUAL_RATES, TWO_SLOTS].flatMap((id) => heldWaits(runs(id), runs(EQUAL_SLOTS)));
const isWithin = ({measured, predicted}: {measured: number; predicted: number}) =>
  Math.abs(predicted / measured - 1) <= WITHIN;

const partOf = (held: HeldWait, part: string) => (part === 'p99' ? held.p99 : held.mean);

/** What is said of a cell by its kind of slot, how many there are, and the share of the slowest's most that it was to get, percent. */
function waitOf(runs: RunOf, {kind, slots, load}: Holes) {
  const run = runs(slots === '2' ? TWO_SLOTS : EQUAL_RATES);
  const isFpm = kind === 'fpm';
  const {id: wanted} = measuredAt(run, {
    ...{app: 'laravel', slots, point: `slowest-${Number(load) / 100}`},
    // PHP-FPM can keep its connection and nothing else.
    ...(isFpm
      ? {kept: 'connection', kind: 'processes', runtime: 'php-fpm-nginx'}
      : {kept: 'all', kind}),
  });
  const held = heldWaits(run, runs(EQUAL_SLOTS)).find(({id}) => id === wanted);
  return present(held, `a predicted latency of ${wanted}`);
}

/** The calculator's arithmetic, held against every cell that gives its inputs. */
export const backtest: Quantities = {
  'backtest-within': share[0](() => WITHIN),
  'backtest-{set}-cells': count((runs, {set}) => SETS[set](runs).length),
  'backtest-{set}-within': count((runs, {set}) => SETS[set](runs).filter(isWithin).length),
  'backtest-{set}-least': ratio[2]((runs, {set}) => Math.min(...shares(runs, set))),
  'backtest-{set}-most': ratio[2]((runs, {set}) => Math.max(...shares(runs, set))),
  'waits-cells': count((runs) => waits(runs).length),
  'waits-within-{part}': count(
    (runs, {part}) => waits(runs).filter((held) => isWithin(partOf(held, part))).length,
  ),
  'waits-low-{part}': count(
    (runs, {part}) =>
      waits(runs).filter((held) => partOf(held, part).measured > partOf(held, part).predicted)
        .length,
  ),
  'waits-{part}-{kind}-{slots}-{load}': ms[0](
    (runs, holes) => partOf(waitOf(runs, holes), holes.part).predicted,
  ),
  'waits-share-{kind}-{slots}-{load}': share[0]((runs, holes) => waitOf(runs, holes).share),
};
