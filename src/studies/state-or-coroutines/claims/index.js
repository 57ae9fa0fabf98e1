// @ts-check
import {withInterval} from '../../claim.js';
import {FRAMEWORKS} from '../../laravel-on-swoole/quantities/read.js';
import {EQUIVALENCE, judgeProduct} from './interaction.js';

export {sources} from './sources.js';

/** How far above a bound a cell may lie before the bound is wrong: the noise of its two measurements. */
const BOUND_NOISE = 0.1;

const WORKERS = [1, 2, 4];

/** Interactions of the first run by workers, and of the frameworks. */
const INTERACTIONS = [...WORKERS, ...FRAMEWORKS].map((of) => `both-${of}`);

/** Cells by what limits them, in the order of their workers. */
const SLOTS_LIMIT = [
  ...['dropped-blocking-1', 'kept-blocking-1', 'dropped-blocking-2', 'kept-blocking-2'],
  ...['dropped-blocking-4', 'kept-blocking-4', 'kept-blocking-16'],
];
const CORES_LIMIT = [
  ...['dropped-coroutine-1', 'kept-coroutine-1', 'dropped-coroutine-2', 'kept-coroutine-2'],
  ...['dropped-coroutine-4', 'kept-coroutine-4', 'dropped-blocking-16'],
];

/** @type {import('../../types.js').Claim[]} */
export const claims = [
  {
    id: 'they-multiply',
    key: true,
    source: 'own-theory',
    where: 'Summary, until November 2026',
    quote: 'The two multiply.',
    kind: 'statement',
    ours: 'both-2',
    verdict: 'wrong',
    judge: judgeProduct(INTERACTIONS),
    calculation: ({say}) => INTERACTIONS.map((name) => say(name)).join('; '),
  },
  {
    id: 'enough-workers',
    key: true,
    source: 'own-theory',
    where: 'Summary',
    quote: 'enough blocking workers serve as much as coroutines do',
    kind: 'statement',
    ours: 'processes-over-coroutines',
    verdict: 'holds',
    // “As much” is at least as much: the lower end decides.
    judge: ({q}) => {
      if (q('processes-over-coroutines-low') >= 1 / EQUIVALENCE) return 'holds';
      return q('processes-over-coroutines-high') < 1 / EQUIVALENCE ? 'wrong' : 'not-derivable';
    },
    calculation: ({say}) => withInterval(say, 'processes-over-coroutines'),
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
    quote: 'The database connection, with both frameworks.',
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
