// @ts-check
import {
  pairCeilingPerS,
  rateOfStages,
  rateOfWorkers,
} from '../../../../lib/queueing/message-pipeline.js';
import {coresOf} from '../../../../lib/result/stated.js';
import {millions, page, PAGE, thousands, US_PER_S} from './read.js';

/** @import {Quantity, RunOf} from '../../types.js' */

const WORKERS = 16;
const FAST_CORES = 12;
const PRODUCER = ['envelope', 'push'];
const WORKER = ['pop', 'mailbox', 'dispatch', 'handler'];
const ALL_ROWS = ['path', 'envelopeId', ...PRODUCER, ...WORKER];

/** @param {RunOf} runs @param {string} name */
const stage = (runs, name) => page(runs, 'hot-path', `stageUs.${name}`);
/** @param {RunOf} runs @param {readonly string[]} names */
const sum = (runs, names) => names.reduce((total, name) => total + stage(runs, name), 0);
/** @param {RunOf} runs */
const producer = (runs) => sum(runs, PRODUCER);
/** @param {RunOf} runs */
const worker = (runs) => sum(runs, WORKER);
/** @param {RunOf} runs */
const both = (runs) => producer(runs) + worker(runs);
/** @param {number} us */
const seconds = (us) => us / US_PER_S;
/** @param {RunOf} runs */
const serialising = (runs) => sum(runs, ['push', 'pop']);
/** @param {RunOf} runs */
const measured = (runs) => page(runs, 'world-jit-tracing');
/** @param {RunOf} runs */
const cores = (runs) => coresOf(runs(PAGE));

/** @param {RunOf} runs */
const pairCeiling = (runs) =>
  pairCeilingPerS({
    sendS: seconds(producer(runs)),
    receiveS: seconds(worker(runs)),
    overlap: true,
  });

/**
 * Ceiling when every message costs both its sides, and cores are all there is, per second.
 *
 * @param {RunOf} runs
 * @param {number} available
 */
const sharedCeiling = (runs, available) =>
  rateOfWorkers({workers: 2 * WORKERS, cores: available, timeS: seconds(both(runs))});
/** @param {RunOf} runs */
const ceiling32 = (runs) => WORKERS * pairCeiling(runs);
/** @param {RunOf} runs */
const ceiling16 = (runs) => sharedCeiling(runs, cores(runs));
/** @param {RunOf} runs */
const ceiling12 = (runs) => sharedCeiling(runs, FAST_CORES);

/** @param {string} name */
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One row of the page as a quantity. @param {string} name @returns {[string, Quantity]} */
const row = (name) => [
  `stage-${kebab(name)}`,
  {unit: 'us', digits: 2, of: (runs) => stage(runs, name)},
];
/** @param {string} name @returns {[string, Quantity]} */
const ceilingOfRow = (name) => [
  `stage-rate-${kebab(name)}`,
  millions(1, (runs) => rateOfStages([seconds(stage(runs, name))])),
];

/**
 * The stages of a message, and the ceilings that they imply.
 *
 * @type {import('../../types.js').Quantities}
 */
export const hotPath = {
  ...Object.fromEntries([...ALL_ROWS, 'nextState', 'applyState'].map(row)),
  ...Object.fromEntries(ALL_ROWS.map(ceilingOfRow)),
  rows: {unit: 'count', of: () => ALL_ROWS.length},
  'rows-sum': {unit: 'us', digits: 2, of: (runs) => sum(runs, ALL_ROWS)},
  producer: {unit: 'us', digits: 2, of: producer},
  worker: {unit: 'us', digits: 2, of: worker},
  both: {unit: 'us', digits: 2, of: both},
  'worker-rate': millions(2, (runs) => rateOfStages([seconds(worker(runs))])),
  pairs: {unit: 'count', of: () => WORKERS},
  threads: {unit: 'count', of: () => 2 * WORKERS},
  cores: {unit: 'count', of: cores},
  'fast-cores': {unit: 'count', of: () => FAST_CORES},
  'ceiling-32': millions(1, ceiling32),
  'ceiling-16': millions(1, ceiling16),
  'ceiling-12': millions(1, ceiling12),
  'share-of-32': {unit: 'share', digits: 0, of: (runs) => measured(runs) / ceiling32(runs)},
  'share-of-16': {unit: 'share', digits: 0, of: (runs) => measured(runs) / ceiling16(runs)},
  'share-of-12': {unit: 'share', digits: 0, of: (runs) => measured(runs) / ceiling12(runs)},
  'busy-cores': {unit: 'count', digits: 1, of: (runs) => measured(runs) * seconds(both(runs))},
  'per-pair': thousands((runs) => measured(runs) / WORKERS),
  'pair-share': {
    unit: 'share',
    digits: 0,
    of: (runs) => page(runs, 'cross-worker') / pairCeiling(runs),
  },

  serialising: {unit: 'us', digits: 2, of: serialising},
  'serialising-share': {
    unit: 'share',
    digits: 0,
    of: (runs) => serialising(runs) / both(runs),
  },
  'serialising-ceiling': millions(1, (runs) =>
    rateOfWorkers({workers: 2 * WORKERS, cores: cores(runs), timeS: seconds(serialising(runs))}),
  ),
  'share-of-serialising-ceiling': {
    unit: 'share',
    digits: 0,
    of: (runs) => (measured(runs) * seconds(serialising(runs))) / cores(runs),
  },
  'native-over-compact': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => (serialising(runs) * page(runs, 'compact-serialisation')) / US_PER_S,
  },
  'producer-without-id': {
    unit: 'us',
    digits: 2,
    of: (runs) => producer(runs) - stage(runs, 'envelopeId'),
  },
  'gain-without-id': {
    unit: 'share',
    digits: 0,
    of: (runs) => both(runs) / (both(runs) - stage(runs, 'envelopeId')) - 1,
  },
  'envelope-rest': {
    unit: 'us',
    digits: 2,
    of: (runs) => stage(runs, 'envelope') - stage(runs, 'envelopeId') - stage(runs, 'path'),
  },
};
