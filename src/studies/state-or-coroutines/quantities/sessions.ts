import {TEST_LEVEL} from '../../../../lib/statistics/compare.ts';
import {FRAMEWORKS, SHARED, setting} from '../../laravel-on-swoole/cells.ts';
import {repeatsIn} from '../../laravel-on-swoole/session.ts';
import {allSessionsCompared, sessionsCompared, sessionsDiffer} from '../../effects.ts';
import {count, ms, ratio, readFrom, seconds, share} from '../../quantity.ts';
import {FRAMEWORKS_RUN, OWN, RUNTIMES_RUN, SECOND} from '../runs.ts';
import type {SessionsOf} from '../../effects.ts';
import type {Quantities, RunOf} from '../../types.ts';

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
    'wait-asked-most': ms('#.scenarios.bench-wait-4.ioWaitPerQueryMs'),
  }),
  'runs-made': count((runs) => repeatsIn(runs(OWN))),
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
