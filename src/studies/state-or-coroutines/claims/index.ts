import {withInterval} from '../../claim.ts';
import {FRAMEWORKS} from '../../laravel-on-swoole/quantities/read.ts';
import {EQUIVALENCE, judgeProduct} from './interaction.ts';
import type {Claim, Judged} from '../../types.ts';

export {sources} from './sources.ts';

/** How far above a bound a cell may lie before the bound is wrong: the noise of its two measurements. */
const BOUND_NOISE = 0.1;

const WORKERS = [1, 2, 4];

/** Interactions of the two sessions that the study rests on: of the frameworks, and of the small application. */
const INTERACTIONS = [
  ...FRAMEWORKS.map((app) => `both-${app}`),
  ...['fiber', 'swow'].map((runtime) => `runtime-both-${runtime}`),
];

/** Two workers with coroutines against as many slots in processes, of the frameworks. */
const OVER_PROCESSES = FRAMEWORKS.map((app) => `laravel-on-swoole:slots-two-over-processes-${app}`);

/** Share of an interaction, on the logarithmic scale, from which on it is mostly that of one of its two parts. */
const MOSTLY = 0.5;

/** How much of the first run’s interaction is left where both sides have as many slots. */
const shareAtEqualSlots = (q: Judged['q']) =>
  Math.log(q('equal-slots-both')) / Math.log(q('unequal-slots-1-both'));

/** Cells by what limits them, in the order of their workers. */
const SLOTS_LIMIT = [
  ...['dropped-blocking-1', 'kept-blocking-1', 'dropped-blocking-2', 'kept-blocking-2'],
  ...['dropped-blocking-4', 'kept-blocking-4', 'kept-blocking-16'],
];
const CORES_LIMIT = [
  ...['dropped-coroutine-1', 'kept-coroutine-1', 'dropped-coroutine-2', 'kept-coroutine-2'],
  ...['dropped-coroutine-4', 'kept-coroutine-4', 'dropped-blocking-16'],
];

export const claims: Claim[] = [
  {
    id: 'they-multiply',
    key: true,
    source: 'own-theory',
    where: 'Summary, until November 2026',
    quote: 'The two multiply.',
    kind: 'statement',
    ours: 'both-laravel',
    verdict: 'wrong',
    judge: judgeProduct(INTERACTIONS),
    calculation: ({say}) => INTERACTIONS.map((name) => withInterval(say, name)).join('; '),
  },
  {
    id: 'more-than-product',
    source: 'own-study',
    where: 'Answer, until November 2026',
    quote: 'together they gave more than their product',
    kind: 'statement',
    ours: 'equal-slots-both',
    verdict: 'selective',
    judge: ({q}) => {
      if (shareAtEqualSlots(q) >= MOSTLY) return 'holds';
      return q('equal-slots-both-low') > 1 ? 'selective' : 'wrong';
    },
    calculation: ({say}) =>
      ['unequal-slots-1', 'more-slots-1', 'equal-slots']
        .map((contrast) => withInterval(say, `${contrast}-both`))
        .join('; '),
  },
  {
    id: 'enough-workers',
    source: 'own-theory',
    where: 'Summary',
    quote: 'enough blocking workers serve as much as coroutines do',
    kind: 'statement',
    ours: 'laravel-on-swoole:slots-two-over-processes-laravel',
    verdict: 'not-derivable',
    // “As much” is at least as much: the upper end of the other side’s advantage decides.
    judge: ({q}) => {
      if (OVER_PROCESSES.every((name) => q(`${name}-high`) <= EQUIVALENCE)) return 'holds';
      const isLess = OVER_PROCESSES.some((name) => q(`${name}-low`) > EQUIVALENCE);
      return isLess ? 'wrong' : 'not-derivable';
    },
    calculation: ({say}) => OVER_PROCESSES.map((name) => withInterval(say, name)).join('; '),
  },
  {
    id: 'more-workers-less-effect',
    source: 'own-theory',
    where: 'Bounds on throughput',
    quote: 'Coroutines move the second bound out of the way',
    kind: 'statement',
    ours: 'waiting-4',
    verdict: 'holds',
    judge: ({q}) => (q('waiting-4-over-1-high') < 1 ? 'holds' : 'not-derivable'),
    calculation: ({say}) => WORKERS.map((n) => say(`waiting-${n}`)).join('; '),
  },
  {
    id: 'bounds-are-bounds',
    source: 'own-theory',
    where: 'Bounds on throughput, until November 2026',
    quote: 'no more than all cores can compute',
    kind: 'statement',
    ours: 'cores-highest',
    verdict: 'selective',
    judge: ({q}) => {
      if (q('slots-highest') > 1 + BOUND_NOISE) return 'wrong';
      return q('cores-highest') > 1 + BOUND_NOISE ? 'selective' : 'holds';
    },
    calculation: ({say}) =>
      [SLOTS_LIMIT, CORES_LIMIT]
        .map((cells) => cells.map((id) => say(`of-bound-${id}`)).join(', '))
        .join('; '),
  },
  {
    id: 'mostly-the-connection',
    source: 'own-study',
    where: 'Which part of state mattered, the first run',
    quote: 'The database connection, on this machine and with our small application.',
    kind: 'statement',
    ours: 'connection-2',
    verdict: 'holds',
    judge: ({q}) => (q('connection-over-application-2-low') > 1 ? 'holds' : 'not-derivable'),
    calculation: ({say}) => `${say('connection-2')}; ${say('application-2')}`,
  },
  {
    id: 'connection-in-frameworks',
    key: true,
    source: 'own-study',
    where: 'Which part of state mattered',
    quote: 'the database connection, with both frameworks',
    kind: 'statement',
    ours: 'connection-laravel',
    verdict: 'holds',
    judge: ({q}) => {
      const above = FRAMEWORKS.filter((app) => q(`connection-over-application-${app}-low`) > 1);
      if (above.length === FRAMEWORKS.length) return 'holds';
      return above.length > 0 ? 'selective' : 'not-derivable';
    },
    calculation: ({say}) =>
      FRAMEWORKS.map((app) => `${say(`connection-${app}`)}; ${say(`application-${app}`)}`).join(
        '; ',
      ),
  },
  {
    id: 'nothing-to-gain',
    source: 'own-study',
    where: 'Summary',
    quote: 'Without a wait coroutines have nothing to use',
    kind: 'statement',
    ours: 'gain-no-wait',
    verdict: 'holds',
    judge: ({q}) => {
      if (q('gain-no-wait-high') < EQUIVALENCE) return 'holds';
      return q('gain-no-wait-low') > EQUIVALENCE ? 'wrong' : 'not-derivable';
    },
    calculation: ({say}) => withInterval(say, 'gain-no-wait'),
  },
];
