import {KEEPS_UP_FROM} from '../../../lib/consistency/offered-rate.ts';
import {ABOVE_CAP, CAPPED_FROM} from '../../../lib/consistency/littles-law.ts';
import {APART} from '../../../lib/consistency/counts.ts';
import {AGREES_WITHIN} from '../../../lib/consistency/dropped-share.ts';
import {BUSY_LIMIT} from '../../../lib/consistency/utilisation.ts';
import {FAILING_FROM, FULL_FROM, REACHED} from '../../../lib/diagnosis/limit.ts';
import {FEWEST_LINES} from '../../../lib/access-log/summarise.ts';
import {mostSlotsIn} from '../../../lib/gains/reached-shares.ts';
import {EQUIVALENCE_MARGIN} from '../../../lib/statistics/compare.ts';
import {FEWEST_FOR_T} from '../../../lib/statistics/ratio.ts';
import {
  FEWEST_FOR_MEDIAN,
  FEWEST_FOR_RANGE,
  LEVEL,
  ranksAroundMedian,
} from '../../../lib/statistics/repeats.ts';
import {sessionCoverage} from '../../../lib/statistics/session-coverage.ts';
import {count, ratio, readFrom, seconds, share} from '../quantity.ts';
import type {Coverage} from '../../../lib/statistics/session-coverage.ts';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const CALCULATOR_RUNS = [
  'state-or-coroutines/two-cores',
  'state-or-coroutines/slots-memory',
  'state-or-coroutines/slots-memory-apps',
];

/** Sessions as they are simulated; the spread is that between sessions over that between the blocks of one. */
const SIMULATED = {blocks: 6, spread: 3, draws: 4000, seed: 2026};
const simulated = new Map<number, Coverage>();

/** Computed once for each number of sessions: a page asks for each of its shares. */
const covered = (by: keyof Coverage) =>
  share[0]((_, {sessions}) => {
    const count = Number(sessions);
    const found = simulated.get(count) ?? sessionCoverage({...SIMULATED, sessions: count});
    simulated.set(count, found);
    return found[by];
  });

/** Thresholds of the checks as the code has them, and the examples of the method pages. */
export const quantities = readFrom(RUN, {
  'capped-from': ratio(() => CAPPED_FROM),
  'above-cap': ratio(() => ABOVE_CAP),
  'busy-limit': ratio(() => BUSY_LIMIT),
  'keeps-up-from': ratio(() => KEEPS_UP_FROM),
  'agrees-within': ratio(() => AGREES_WITHIN),
  'numbers-apart': ratio(() => APART),
  'fewest-for-range': count(() => FEWEST_FOR_RANGE),
  'fewest-for-median': count(() => FEWEST_FOR_MEDIAN),
  'fewest-for-t': count(() => FEWEST_FOR_T),
  'equivalence-margin': ratio(() => EQUIVALENCE_MARGIN),
  'fewest-log-lines': count(() => FEWEST_LINES),
  'diagnose-failing': ratio(() => FAILING_FROM / 100),
  'diagnose-full': ratio(() => FULL_FROM / 100),
  'diagnose-reached': ratio(() => REACHED.least),
  'diagnose-most': ratio(() => REACHED.most),
  'diagnose-most-of-cores': ratio(() => REACHED.mostOfCores),
  // of the runs that the calculator knows
  'most-slots': count((runs) => mostSlotsIn(CALCULATOR_RUNS.map((id) => runs(id)))),
  level: ratio(() => LEVEL),
  // All of the repeats lie on one side of the true median with probability 2 · ½ⁿ.
  'coverage-of-range': ratio(() => 1 - 2 * 0.5 ** (FEWEST_FOR_MEDIAN - 1)),
  'coverage-of-fewest': ratio(() => ranksAroundMedian(FEWEST_FOR_MEDIAN, LEVEL)?.coverage ?? NaN),
  'simulated-blocks': count(() => SIMULATED.blocks),
  'simulated-spread': ratio[0](() => SIMULATED.spread),
  'simulated-draws': count(() => SIMULATED.draws),
  'covered-by-{sessions}-sessions': covered('bySessions'),
  'covered-by-blocks-of-{sessions}': covered('byBlocks'),
  'covered-by-one-of-{sessions}': covered('byOneSession'),

  // The two builds of Swoole differ in thread safety only.
  'builds-apart-{n}': ratio(
    'abs(#swoole-nts-{n}.throughputPerS / #swoole-zts-{n}.throughputPerS - 1)',
  ),
  'example-builds-apart': ratio('max(builds-apart-{4,8,12,16})'),
  'example-in-flight': count[0](
    'inFlight(#trueasync-4.throughputPerS, #trueasync-4.latencyMs.p50)',
  ),
  // Until all virtual users wait, as the queue grows.
  'example-ramp-up': seconds[1](
    '#.load.maxVus / (#.load.arrivalRatePerS - #swoole-nts-4.throughputPerS)',
  ),
  'example-capped-latency': seconds[2]('#.load.maxVus / #swoole-nts-4.throughputPerS'),
});
