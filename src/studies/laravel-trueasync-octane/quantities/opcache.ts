import {valueOf} from '../../../../lib/result/read.ts';
import {OPCACHE, WORKERS, ends, perWorkers, rate} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

/** Octane's own limit, which the published command leaves: requests after which a worker is replaced. */
const REQUESTS_PER_WORKER = 500;

const read = (runs: RunOf, n: number, setting: string, path: string) =>
  valueOf(runs(OPCACHE), `swoole-zts-${n}-${setting}`, path);
const rateAt = (runs: RunOf, n: number, setting: string) =>
  read(runs, n, setting, 'throughputPerS');
const memoryAt = (runs: RunOf, n: number, setting: string) =>
  read(runs, n, setting, 'memoryMb.idle');
const loss = (runs: RunOf, n: number) => 1 - rateAt(runs, n, 'with') / rateAt(runs, n, 'without');
const saving = (runs: RunOf, n: number) => memoryAt(runs, n, 'without') - memoryAt(runs, n, 'with');
const savingShare = (runs: RunOf, n: number) => saving(runs, n) / memoryAt(runs, n, 'without');

const share = {unit: 'share', digits: 1};
const seconds = {unit: 's', digits: 0};

/** Swoole ZTS with and without OPcache. */
export const opcache: Quantities = {
  ...perWorkers('rate-with', {unit: 'perS'}, (runs, n) => rateAt(runs, n, 'with')),
  ...perWorkers('rate-without', {unit: 'perS'}, (runs, n) => rateAt(runs, n, 'without')),
  ...perWorkers('idle-with', {unit: 'mb'}, (runs, n) => memoryAt(runs, n, 'with')),
  ...perWorkers('idle-without', {unit: 'mb'}, (runs, n) => memoryAt(runs, n, 'without')),
  ...perWorkers('opcache-loss', share, loss),
  ...perWorkers('opcache-change', share, (runs, n) => -loss(runs, n)),
  ...perWorkers('opcache-saving', {unit: 'mb'}, saving),
  ...perWorkers('opcache-saving-share', share, savingShare),
  ...perWorkers('opcache-memory-change', share, (runs, n) => -savingShare(runs, n)),
  ...ends('opcache-loss', share, (runs) => WORKERS.map((n) => loss(runs, n))),
  ...ends('opcache-saving', {unit: 'mb'}, (runs) => WORKERS.map((n) => saving(runs, n))),
  ...ends('opcache-saving-share', share, (runs) => WORKERS.map((n) => savingShare(runs, n))),
  'opcache-pairs': {unit: 'count', of: () => WORKERS.length},
  'opcache-chance': {unit: 'ratio', of: () => 2 * 0.5 ** WORKERS.length},
  'opcache-segment': {unit: 'mb', digits: 1, of: () => 9.6},
  'heap-with-opcache': {
    unit: 'mb',
    of: (runs) => valueOf(runs(OPCACHE), 'swoole-zts-with', 'phpHeapMb'),
  },
  'requests-per-worker': {unit: 'count', of: () => REQUESTS_PER_WORKER},
  // Time from one replaced worker to the next, over all workers.
  ...perWorkers(
    'replaced-every',
    {unit: 's', digits: 1},
    (runs, n) => REQUESTS_PER_WORKER / rate(runs, `swoole-zts-${n}`),
  ),
  'worker-life-nts-4': {
    ...seconds,
    of: (runs) => (REQUESTS_PER_WORKER * 4) / rate(runs, 'swoole-nts-4'),
  },
  'worker-life-zts-4': {
    ...seconds,
    of: (runs) => (REQUESTS_PER_WORKER * 4) / rate(runs, 'swoole-zts-4'),
  },
  'worker-life-zts-16': {
    ...seconds,
    of: (runs) => (REQUESTS_PER_WORKER * 16) / rate(runs, 'swoole-zts-16'),
  },
};
