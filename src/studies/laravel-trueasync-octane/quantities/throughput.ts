import {byWorkers} from '../../../../lib/chart-data/by-workers.ts';
import {scalingModels} from '../../../../lib/chart-data/workers-needed.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {
  BLOCKING,
  RUN,
  STATED,
  WORKERS,
  ends,
  highest,
  load,
  perCell,
  perWorkers,
  rate,
} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

/** Rate that TrueAsync is said to reach, and blocking workers are to match. */
const WANTED_PER_S = 990;

const own = (runs: RunOf) => WORKERS.map((n) => rate(runs, `trueasync-${n}`));
const blockingAt = (runs: RunOf, n: number) =>
  BLOCKING.map((system) => rate(runs, `${system}-${n}`));

/** Mean throughput of the three blocking servers. */
const average = (runs: RunOf, n: number) =>
  blockingAt(runs, n).reduce((sum, x) => sum + x) / BLOCKING.length;
const perWorker = (runs: RunOf, n: number) => average(runs, n) / n;

const models = (runs: RunOf) =>
  scalingModels(byWorkers(runs(RUN), {path: 'throughputPerS', systems: BLOCKING}).series);
const workersFor = (runs: RunOf, model: 'linear' | 'contention', perS: number) =>
  Math.ceil(models(runs)[model].workersFor(perS).workers ?? NaN);

/** Octane FrankenPHP against the mean of the two Swoole builds, as a gain. */
const frankenphpGain = (runs: RunOf, n: number) =>
  rate(runs, `frankenphp-octane-${n}`) /
    ((rate(runs, `swoole-nts-${n}`) + rate(runs, `swoole-zts-${n}`)) / 2) -
  1;
const gainsAt16 = (runs: RunOf) =>
  blockingAt(runs, 16).map((x) => rate(runs, 'trueasync-16') / x - 1);
const lossesAt16 = (runs: RunOf) =>
  blockingAt(runs, 16).map((x) => 1 - x / rate(runs, 'trueasync-16'));
const ztsGain = (runs: RunOf, n: number) =>
  rate(runs, `swoole-zts-${n}`) / rate(runs, `swoole-nts-${n}`) - 1;

const perS = {unit: 'perS'};
const tenths = {unit: 'perS', digits: 1};
const count = {unit: 'count', digits: 0};
const percent = {unit: 'share', digits: 0};
const perMille = {unit: 'share', digits: 1};

/** What the servers served, by worker too, and how many workers would be needed. */
export const throughput: Quantities = {
  ...perCell('rate', perS, rate),
  ...ends('served', perS, own),
  'most-served-workers': {...count, of: (runs) => WORKERS[own(runs).indexOf(highest(own(runs)))]},
  'served-share-4': {
    ...perMille,
    of: (runs) => rate(runs, 'trueasync-4') / load(runs, 'arrivalRatePerS'),
  },
  'best-blocking-at-16': {...perS, of: (runs) => highest(blockingAt(runs, 16))},
  'least-ratio-at-4': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => rate(runs, 'trueasync-4') / highest(blockingAt(runs, 4)),
  },
  'least-ratio-at-16': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => rate(runs, 'trueasync-16') / highest(blockingAt(runs, 16)),
  },
  ...ends('gain-at-16', percent, gainsAt16),
  ...ends('loss-at-16', percent, lossesAt16),
  ...ends('zts-gain', perMille, (runs) => WORKERS.map((n) => ztsGain(runs, n))),
  ...perWorkers('frankenphp-gain', perMille, frankenphpGain),
  ...ends('frankenphp-gain-to-12', perMille, (runs) =>
    [4, 8, 12].map((n) => frankenphpGain(runs, n)),
  ),
  'frankenphp-loss-16': {...perMille, of: (runs) => -frankenphpGain(runs, 16)},
  'rate-share-16': {
    ...percent,
    of: (runs) => rate(runs, 'swoole-nts-16') / rate(runs, 'trueasync-16'),
  },
  'loss-zts-16': {
    ...perMille,
    of: (runs) => 1 - rate(runs, 'swoole-zts-16') / rate(runs, 'trueasync-16'),
  },
  'gain-zts-16': {
    ...perMille,
    of: (runs) => rate(runs, 'trueasync-16') / rate(runs, 'swoole-zts-16') - 1,
  },

  ...perCell('rate-per-worker', tenths, (runs, id, n) => rate(runs, id) / n, {systems: BLOCKING}),
  ...ends('rate-per-worker', tenths, (runs) =>
    WORKERS.flatMap((n) => blockingAt(runs, n).map((x) => x / n)),
  ),
  ...perWorkers('average', tenths, average),
  ...perWorkers('per-worker', tenths, perWorker),
  'per-worker-fall': {...percent, of: (runs) => 1 - perWorker(runs, 16) / perWorker(runs, 4)},
  'average-growth': {unit: 'ratio', digits: 1, of: (runs) => average(runs, 16) / average(runs, 4)},

  wanted: {...perS, of: () => WANTED_PER_S},
  ...perWorkers(
    'needed-exactly',
    {unit: 'count', digits: 1},
    (runs, n) => WANTED_PER_S / perWorker(runs, n),
  ),
  ...perWorkers('needed', count, (runs, n) => Math.ceil(WANTED_PER_S / perWorker(runs, n))),
  'needed-linear': {...count, of: (runs) => workersFor(runs, 'linear', WANTED_PER_S)},
  'needed-contention': {...count, of: (runs) => workersFor(runs, 'contention', WANTED_PER_S)},
  'match-linear': {...count, of: (runs) => workersFor(runs, 'linear', rate(runs, 'trueasync-12'))},
  'match-contention': {
    ...count,
    of: (runs) => workersFor(runs, 'contention', rate(runs, 'trueasync-12')),
  },
  'decline-peak': {
    unit: 'perS',
    digits: 0,
    of: (runs) => models(runs).decline.peak?.throughputPerS ?? NaN,
  },
  'decline-peak-workers': {...count, of: (runs) => models(runs).decline.peak?.workers ?? NaN},
  'measured-to': {...count, of: (runs) => models(runs).linear.measuredTo},
  ...perWorkers('stated-needed', count, (runs, n) =>
    valueOf(runs(STATED), `blocking-average-${n}`, 'workersNeeded'),
  ),
  ...perWorkers(
    'times-fewer',
    {unit: 'ratio', digits: 2},
    (runs, n) => valueOf(runs(STATED), `blocking-average-${n}`, 'workersNeeded') / 4,
  ),
};
