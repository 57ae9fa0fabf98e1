import {
  cornerEffects,
  effectNamed,
  partEffects,
} from '../../../../lib/chart-data/corner-effects.js';
import {cornerAt, cornerSeries} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {comparisons} from '../../../../lib/chart-data/predicted-and-measured.js';
import {quantity} from '../../../../lib/result/read.js';
import {pairedRatio} from '../../../../lib/statistics/index.js';

/** What this site said before its own harness had run, and what it says about the run. */
export const sources = [
  {id: 'own-theory', title: 'Blocking Coefficient: The blocking coefficient'},
  {id: 'own-study', title: 'Blocking Coefficient: State or coroutines?'},
];

/** How far above a bound a cell may lie before the bound is wrong: the noise of its two measurements. */
const BOUND_NOISE = 0.1;

/** Margin within which two throughputs count as equal. */
const EQUIVALENCE = 1.05;

const own = (runs) => runs('two-cores');
const throughput = (run, configuration) =>
  quantity(run, measurementWith(run, configuration).id, 'throughputPerS').values;

/** Repeats of two configurations in the same blocks. */
const pairOf = (runs, one, other) => [throughput(own(runs), one), throughput(own(runs), other)];
const ratioOf = (runs, one, other) => pairedRatio(...pairOf(runs, one, other));

const PROCESSES = cornerAt('kept', 'blocking', {workers: 16});
const COROUTINES = cornerAt('kept', 'coroutine', {workers: 2, coroutinesPerWorker: 8});
const LOOP = cornerAt('kept', 'coroutine', {workers: 1, coroutinesPerWorker: 1});
const NO_LOOP = cornerAt('kept', 'blocking', {workers: 1});
const LOOP_NO_WAIT = cornerAt('kept', 'coroutine', {workers: 2, ioWaitMs: 0});
const NO_LOOP_NO_WAIT = cornerAt('kept', 'blocking', {workers: 2, ioWaitMs: 0});

const interaction = (runs, workers) =>
  effectNamed(cornerEffects(own(runs), workers), 'state:waiting');
const waiting = (runs, workers) => effectNamed(cornerEffects(own(runs), workers), 'waiting');
const part = (runs, name) => effectNamed(partEffects(own(runs), 2), name);

const compared = (runs) =>
  comparisons(
    own(runs),
    [1, 2, 4, 16].flatMap((workers) =>
      cornerSeries((count) => ({workers: count})).map(({at}) => at(workers)),
    ),
  ).map(({measured, bound, limiting}) => ({share: measured / bound, limiting}));
const shares = (runs, limit) =>
  compared(runs)
    .filter(({limiting}) => limiting === limit)
    .map(({share}) => share);

/** Two effects multiply where the interval of their interaction allows for 1. */
function judgeProduct(interactions) {
  const fitting = interactions.filter(
    ({low, high}) => low <= EQUIVALENCE && high >= 1 / EQUIVALENCE,
  );
  if (fitting.length === interactions.length) return 'holds';
  return fitting.length > 0 ? 'selective' : 'wrong';
}

export const claims = [
  {
    id: 'they-multiply',
    source: 'own-theory',
    where: 'Summary, until November 2026',
    quote: 'The two multiply.',
    kind: 'statement',
    ours: (runs) => interaction(runs, 2).y,
    ...{unit: 'ratio', digits: 1, verdict: 'wrong'},
    judge: ({runs}) => judgeProduct([1, 2, 4].map((workers) => interaction(runs, workers))),
    calculation: (runs, f) =>
      [1, 2, 4].map((workers) => f(interaction(runs, workers).y, 'ratio', {digits: 1})).join('; '),
    params: (runs) => ({
      one: interaction(runs, 1).y,
      two: interaction(runs, 2).y,
      four: interaction(runs, 4).y,
    }),
  },
  {
    id: 'enough-workers',
    source: 'own-theory',
    where: 'Summary',
    quote: 'enough blocking workers serve as much as coroutines do',
    kind: 'statement',
    ours: (runs) => ratioOf(runs, PROCESSES, COROUTINES).ratio,
    ...{unit: 'ratio', digits: 2, verdict: 'holds'},
    // “As much” is at least as much: the lower end decides.
    judge: ({runs}) => {
      const {interval} = ratioOf(runs, PROCESSES, COROUTINES);
      if (interval.low >= 1 / EQUIVALENCE) return 'holds';
      return interval.high < 1 / EQUIVALENCE ? 'wrong' : 'not-derivable';
    },
    calculation: (runs, f) => {
      const {ratio, interval} = ratioOf(runs, PROCESSES, COROUTINES);
      return `${f(ratio, 'ratio', {digits: 2})} [${f(interval.low, 'ratio', {digits: 2})}; ${f(interval.high, 'ratio', {digits: 2})}]`;
    },
    params: (runs) => {
      const {ratio, interval} = ratioOf(runs, PROCESSES, COROUTINES);
      return {ratio, low: interval.low, high: interval.high};
    },
  },
  {
    id: 'more-workers-less-effect',
    source: 'own-theory',
    where: 'Bounds on throughput',
    quote: 'Coroutines move the second bound out of the way',
    kind: 'statement',
    ours: (runs) => waiting(runs, 4).y,
    ...{unit: 'ratio', digits: 1, verdict: 'holds'},
    judge: ({runs}) => (waiting(runs, 4).high < waiting(runs, 1).low ? 'holds' : 'not-derivable'),
    calculation: (runs, f) =>
      [1, 2, 4].map((workers) => f(waiting(runs, workers).y, 'ratio', {digits: 1})).join('; '),
    params: (runs) => ({
      one: waiting(runs, 1).y,
      two: waiting(runs, 2).y,
      four: waiting(runs, 4).y,
    }),
  },
  {
    id: 'bounds-are-bounds',
    source: 'own-theory',
    where: 'Bounds on throughput, until November 2026',
    quote: 'no more than all cores can compute',
    kind: 'statement',
    ours: (runs) => Math.max(...shares(runs, 'cores')),
    ...{unit: 'ratio', digits: 2, verdict: 'selective'},
    judge: ({runs}) => {
      const isAbove = (limit) => Math.max(...shares(runs, limit)) > 1 + BOUND_NOISE;
      if (isAbove('slots')) return 'wrong';
      return isAbove('cores') ? 'selective' : 'holds';
    },
    calculation: (runs, f) =>
      ['slots', 'cores']
        .map((limit) =>
          shares(runs, limit)
            .map((share) => f(share, 'ratio', {digits: 2}))
            .join(', '),
        )
        .join('; '),
    params: (runs) => ({
      slots: shares(runs, 'slots').length,
      slotsHighest: Math.max(...shares(runs, 'slots')),
      cores: shares(runs, 'cores').length,
      coresLowest: Math.min(...shares(runs, 'cores')),
      coresHighest: Math.max(...shares(runs, 'cores')),
    }),
  },
  {
    id: 'mostly-the-connection',
    source: 'own-study',
    where: 'Which part of state mattered',
    quote: 'The database connection, on this machine and with our small application.',
    kind: 'statement',
    ours: (runs) => part(runs, 'connection').y,
    ...{unit: 'ratio', digits: 1, verdict: 'holds'},
    judge: ({runs}) =>
      part(runs, 'connection').low > part(runs, 'application').high ? 'holds' : 'not-derivable',
    calculation: (runs, f) =>
      ['connection', 'application']
        .map((name) => f(part(runs, name).y, 'ratio', {digits: 2}))
        .join('; '),
    params: (runs) => ({
      connection: part(runs, 'connection').y,
      application: part(runs, 'application').y,
    }),
  },
  {
    id: 'nothing-to-gain',
    source: 'own-study',
    where: 'Summary',
    quote: 'Without a wait there is nothing to gain from coroutines',
    kind: 'statement',
    ours: (runs) => ratioOf(runs, LOOP_NO_WAIT, NO_LOOP_NO_WAIT).ratio,
    ...{unit: 'ratio', digits: 2, verdict: 'holds'},
    judge: ({runs}) => {
      const {interval} = ratioOf(runs, LOOP_NO_WAIT, NO_LOOP_NO_WAIT);
      if (interval.high < EQUIVALENCE) return 'holds';
      return interval.low > EQUIVALENCE ? 'wrong' : 'not-derivable';
    },
    calculation: (runs, f) => {
      const {ratio, interval} = ratioOf(runs, LOOP_NO_WAIT, NO_LOOP_NO_WAIT);
      return `${f(ratio, 'ratio', {digits: 2})} [${f(interval.low, 'ratio', {digits: 2})}; ${f(interval.high, 'ratio', {digits: 2})}]`;
    },
    params: (runs) => ({
      noWait: ratioOf(runs, LOOP_NO_WAIT, NO_LOOP_NO_WAIT).ratio,
      low: ratioOf(runs, LOOP_NO_WAIT, NO_LOOP_NO_WAIT).interval.low,
      high: ratioOf(runs, LOOP_NO_WAIT, NO_LOOP_NO_WAIT).interval.high,
      bridge: ratioOf(runs, LOOP, NO_LOOP).ratio,
    }),
  },
];
