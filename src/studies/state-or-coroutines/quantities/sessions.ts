import {quantity} from '../../../../lib/result/read.ts';
import {madeAgain} from '../../../../lib/result/stated.ts';
import {TEST_LEVEL} from '../../../../lib/statistics/compare.ts';
import {median} from '../../../../lib/statistics/index.ts';
import {FRAMEWORKS, SHARED, setting} from '../../laravel-on-swoole/cells.ts';
import {halfWidths, isSaturated, repeatsIn} from '../../laravel-on-swoole/session.ts';
import {allSessionsCompared, sessionsCompared, sessionsDiffer} from '../../effects.ts';
import {count, ms, ratio, readFrom, seconds, share} from '../../quantity.ts';
import {FRAMEWORKS_RUN, OWN, RUNTIMES_RUN, SECOND} from '../runs.ts';
import type {SessionsOf} from '../../effects.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

const NEW = [FRAMEWORKS_RUN, RUNTIMES_RUN];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** How far throughput at saturation in one block lies from the cells' medians, on average. */
const driftOfBlock = (block: number): Quantity =>
  ratio((runs) => {
    const shares = runs(OWN)
      .measurements.filter(isSaturated)
      .map(({id}) => quantity(runs(OWN), id, 'throughputPerS'))
      .map(({value, values = [value]}) => (values.at(block) ?? NaN) / value - 1);
    return Math.abs(sum(shares) / shares.length);
  });

const typicalSpread = (runs: RunOf) => {
  const spreads = halfWidths(runs(OWN))
    .map(({share}) => share)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
};

const halfWidth = (id: string) =>
  share[1]((runs) => median(halfWidths(runs(id)).map(({share}) => share)));

/** The session of the frameworks, and the one before it, on shared cores both. */
const both: SessionsOf = ({app}) => [
  {run: FRAMEWORKS_RUN, setting: setting(app)},
  {run: SHARED, setting: setting(app)},
];
const FIRST = {run: OWN, setting: {workers: 2}};
/** The server of the first run in the later session, and the first run. */
const firstAgain: SessionsOf = () => [
  {run: RUNTIMES_RUN, setting: {...setting('small'), runtime: 'fiber', placement: undefined}},
  FIRST,
];
const secondOverFirst: SessionsOf = () => [{run: SECOND, setting: {workers: 2}}, FIRST];

/** All effects that both sessions have of both frameworks. */
const OF_FRAMEWORKS = FRAMEWORKS.map((app) => ({app}));
const allCompared = (runs: RunOf) => allSessionsCompared(runs, both, OF_FRAMEWORKS);

/** What was run and how the sessions went, and the same effects in two of them: {effect} as `CORNER_EFFECTS` names them. */
export const sessions: Quantities = {
  ...readFrom(OWN, {
    'measure-s': seconds('#factorial-kept-blocking-n2-bench-wait-2-saturated.load.durationS'),
    'wait-asked-least': ms('#.scenarios.bench-wait-1.ioWaitPerQueryMs'),
    'wait-asked': ms('#.scenarios.bench-wait-2.ioWaitPerQueryMs'),
    'wait-asked-most': ms('#.scenarios.bench-wait-4.ioWaitPerQueryMs'),
  }),
  'runs-made': count((runs) => repeatsIn(runs(OWN))),
  'noisy-kept': count(
    (runs) =>
      runs(OWN).measurements.filter(({notes = []}) =>
        notes.some((note) => note.startsWith('Kept although')),
      ).length,
  ),
  'typical-spread': ratio(typicalSpread),
  'drift-first-block': driftOfBlock(0),
  'drift-last-block': driftOfBlock(-1),

  'new-measure-s': seconds(
    `${FRAMEWORKS_RUN}#swoole-laravel-kept-blocking-n2-bench-wait-2-saturated.load.durationS`,
  ),
  'new-runs-made': count((runs) => sum(NEW.map((id) => repeatsIn(runs(id))))),
  'new-made-again': count((runs) => sum(NEW.map((id) => madeAgain(runs(id))))),
  'new-half-width': halfWidth(FRAMEWORKS_RUN),
  'runtimes-half-width': halfWidth(RUNTIMES_RUN),

  'again-{effect}-{app}': sessionsCompared(both),
  'again-{effect}-{app}-p': sessionsDiffer(both, OF_FRAMEWORKS),
  'first-again-{effect}': sessionsCompared(firstAgain),
  'first-again-{effect}-p': sessionsDiffer(firstAgain),
  'second-over-first-{effect}': sessionsCompared(secondOverFirst),
  'second-over-first-{effect}-p': sessionsDiffer(secondOverFirst),
  'again-effects': count((runs) => allCompared(runs).length),
  'again-differ': count((runs) => allCompared(runs).filter(({p}) => p < TEST_LEVEL).length),
  'again-most': ratio[2]((runs) =>
    Math.exp(Math.max(...allCompared(runs).map(({ratio: apart}) => Math.abs(Math.log(apart))))),
  ),
  'test-level': share[0](() => TEST_LEVEL),
};
