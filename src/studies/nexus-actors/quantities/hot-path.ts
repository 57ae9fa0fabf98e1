import {
  pairCeilingPerS,
  rateOfStages,
  rateOfWorkers,
} from '../../../../lib/queueing/message-pipeline.ts';
import {coresOf} from '../../../../lib/result/stated.ts';
import {millions, page, PAGE, thousands, US_PER_S} from './read.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

const WORKERS = 16;
const FAST_CORES = 12;
const PRODUCER = ['envelope', 'push'];
const WORKER = ['pop', 'mailbox', 'dispatch', 'handler'];
const ALL_ROWS = ['path', 'envelopeId', ...PRODUCER, ...WORKER];

const stage = (runs: RunOf, name: string) => page(runs, 'hot-path', `stageUs.${name}`);
const sum = (runs: RunOf, names: readonly string[]) =>
  names.reduce((total, name) => total + stage(runs, name), 0);
const producer = (runs: RunOf) => sum(runs, PRODUCER);
const worker = (runs: RunOf) => sum(runs, WORKER);
const both = (runs: RunOf) => producer(runs) + worker(runs);
const seconds = (us: number) => us / US_PER_S;
const serialising = (runs: RunOf) => sum(runs, ['push', 'pop']);
const measured = (runs: RunOf) => page(runs, 'world-jit-tracing');
const cores = (runs: RunOf) => coresOf(runs(PAGE));

const pairCeiling = (runs: RunOf) =>
  pairCeilingPerS({
    sendS: seconds(producer(runs)),
    receiveS: seconds(worker(runs)),
    overlap: true,
  });

/** Ceiling when every message costs both its sides, and cores are all there is, per second. */
const sharedCeiling = (runs: RunOf, available: number) =>
  rateOfWorkers({workers: 2 * WORKERS, cores: available, timeS: seconds(both(runs))});
const ceiling32 = (runs: RunOf) => WORKERS * pairCeiling(runs);
const ceiling16 = (runs: RunOf) => sharedCeiling(runs, cores(runs));
const ceiling12 = (runs: RunOf) => sharedCeiling(runs, FAST_CORES);

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One row of the page as a quantity. */
const row = (name: string): [string, Quantity] => [
  `stage-${kebab(name)}`,
  {unit: 'us', digits: 2, of: (runs) => stage(runs, name)},
];
const ceilingOfRow = (name: string): [string, Quantity] => [
  `stage-rate-${kebab(name)}`,
  millions(1, (runs) => rateOfStages([seconds(stage(runs, name))])),
];

/** The stages of a message, and the ceilings that they imply. */
export const hotPath: Quantities = {
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
