import {requestsInFlight} from '../../../lib/queueing/index.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {workersOf} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import {pageNumbers, SUPER} from './page-numbers.ts';
import {GRINBERG, kindOf, PAGES, PATERSON, SWITCH} from './runs.ts';
import type {Quantities, RunOf} from '../types.ts';

const KIB = 1024;
/** Downloads of the test with 10,000 URLs, and threads of its second row, as the page names them. */
const URLS = 10_000;
const THREADS = 100;
/** Tasks on 8 cores with 80 coroutines each, the default stack of a thread and what a coroutine takes, as the page has it. */
const TASKS = {count: 640, perCore: 80, stackMib: 8, coroutineKib: 4, cycleMs: 80, switchNs: 200};

const switchUs = (runs: RunOf, id: string) => 1000 * valueOf(runs(SWITCH), id, 'wallMs');
const memoryKib = (runs: RunOf, id: string) => KIB * valueOf(runs(SWITCH), id, 'memoryMib.total');
const stated = (runs: RunOf, id: string, path: string = 'throughputPerS') =>
  valueOf(runs(PAGES), id, path);
const paterson = (runs: RunOf, id: string, path: string) => valueOf(runs(PATERSON), id, path);
const rows = (runs: RunOf, kind: string) =>
  runs(PATERSON).measurements.filter(({system}) => kindOf(runs(PATERSON), system) === kind);
const perWorker = (runs: RunOf, id: string) =>
  paterson(runs, id, 'throughputPerS') / workersOf(runs(PATERSON), id);
const workersOfRows = (runs: RunOf, kind: string) =>
  rows(runs, kind).map(({id}) => workersOf(runs(PATERSON), id));
const p99s = (runs: RunOf, kind: string) =>
  rows(runs, kind).map(({id}) => paterson(runs, id, 'latencyMs.p99'));

const times = shown('ratio', 1);
const share = shown('share', 0);
const count = shown('count', 0);
const us = shown('us', 1);
const over = (above: string, below: string) =>
  times((runs) => stated(runs, above) / stated(runs, below));
const gain = (test: string) =>
  share((runs) => stated(runs, `azure-${test}-uvloop`) / stated(runs, `azure-${test}-asyncio`) - 1);
const elapsed = (runs: RunOf, id: string) => stated(runs, `urls-${id}`, 'elapsedS');

const switching = {
  'switch-thread': us((runs) => switchUs(runs, 'switch-thread')),
  'switch-task': us((runs) => switchUs(runs, 'switch-task')),
  'switch-io': us((runs) => switchUs(runs, 'switch-io-task')),
  'switch-ratio': times((runs) => switchUs(runs, 'switch-thread') / switchUs(runs, 'switch-task')),
  'switch-io-ratio': times(
    (runs) => switchUs(runs, 'switch-io-thread') / switchUs(runs, 'switch-io-task'),
  ),
  'brigade-thread': us((runs) => switchUs(runs, 'brigade-thread')),
  'brigade-pinned': us((runs) => switchUs(runs, 'brigade-thread-pinned')),
  'brigade-task': us((runs) => switchUs(runs, 'brigade-task')),
  'brigade-ratio': times(
    (runs) => switchUs(runs, 'brigade-thread') / switchUs(runs, 'brigade-task'),
  ),
  'create-ratio': times(
    (runs) => switchUs(runs, 'create-thread') / switchUs(runs, 'create-task'),
    0,
  ),
  'thread-kib': count((runs) => memoryKib(runs, 'memory-thread'), 1),
  'thread-kernel-kib': count((runs) => memoryKib(runs, 'memory-kernel')),
  'task-kib': count((runs) => memoryKib(runs, 'memory-task'), 1),
  'memory-ratio': times(
    (runs) => memoryKib(runs, 'memory-thread') / memoryKib(runs, 'memory-task'),
    0,
  ),
  'cycle-task': us(() => (TASKS.perCore * TASKS.switchNs) / 1000, 0),
  'cycle-thread': us((runs) => TASKS.perCore * switchUs(runs, 'switch-thread'), 0),
  'cycle-thread-share': share(
    (runs) => (TASKS.perCore * switchUs(runs, 'switch-thread')) / 1000 / TASKS.cycleMs,
    1,
  ),
  'tasks-of-page': count(() => TASKS.count),
  'tasks-per-core': count(() => TASKS.perCore),
  'stack-mib': count(() => TASKS.stackMib),
  'stacks-gib': count(() => (TASKS.count * TASKS.stackMib) / KIB),
  'coroutines-mib': count(() => (TASKS.count * TASKS.coroutineKib) / KIB, 1),
  'threads-touched-mib': count((runs) => (TASKS.count * memoryKib(runs, 'memory-thread')) / KIB, 1),
  'stack-ratio': times(() => (TASKS.stackMib * KIB) / TASKS.coroutineKib, 0),
  'touched-ratio': times((runs) => memoryKib(runs, 'memory-thread') / TASKS.coroutineKib, 1),
  'hundred-thousand-mib': count((runs) => (100_000 * memoryKib(runs, 'memory-thread')) / KIB),
};

const table = {
  'paterson-rows': count((runs) => runs(PATERSON).measurements.length),
  'paterson-best-sync': count((runs) => paterson(runs, 'meinheld-bottle', 'throughputPerS')),
  'paterson-best-async': count((runs) => paterson(runs, 'uvicorn-starlette', 'throughputPerS')),
  'paterson-lead': share(
    (runs) =>
      paterson(runs, 'meinheld-bottle', 'throughputPerS') /
        paterson(runs, 'uvicorn-starlette', 'throughputPerS') -
      1,
  ),
  'paterson-sync-workers': count((runs) => Math.max(...workersOfRows(runs, 'sync'))),
  'paterson-async-workers': count((runs) => Math.min(...workersOfRows(runs, 'async'))),
  'paterson-per-worker-sync': count((runs) => perWorker(runs, 'meinheld-bottle')),
  'paterson-per-worker-async': count((runs) => perWorker(runs, 'uvicorn-starlette')),
  'paterson-tail-least': times(
    (runs) =>
      paterson(runs, 'uvicorn-starlette', 'latencyMs.p99') /
      paterson(runs, 'meinheld-bottle', 'latencyMs.p99'),
  ),
  'paterson-tail-most': times(
    (runs) =>
      paterson(runs, 'uvicorn-sanic', 'latencyMs.p99') /
      paterson(runs, 'meinheld-falcon', 'latencyMs.p99'),
  ),
  'paterson-tail-all': times(
    (runs) => Math.max(...p99s(runs, 'async')) / Math.min(...p99s(runs, 'sync')),
  ),
  'grinberg-rows': count((runs) => runs(GRINBERG).measurements.length),
  'grinberg-workers': count((runs) => workersOf(runs(GRINBERG), runs(GRINBERG).measurements[0].id)),
  'grinberg-greenlets': count(
    (runs) =>
      Object.values(runs(GRINBERG).systems).filter(({settings}) => settings?.kind === 'greenlet')
        .length,
  ),
  'grinberg-best': times(
    (runs) => valueOf(runs(GRINBERG), 'falcon-meinheld', 'throughputRatio'),
    2,
  ),
  'grinberg-last': times((runs) => valueOf(runs(GRINBERG), 'quart-uvicorn', 'throughputRatio'), 2),
};

const cases: Quantities = {
  'super-saving': share(() => 1 - SUPER.costAfter / SUPER.costBefore),
  'super-per-year': count(() => (SUPER.costBefore - SUPER.costAfter) * 365),
  'super-rate': over('super-quart', 'super-flask'),
  'talk-less': share(
    (runs) => 1 - stated(runs, 'talk-quart', 'wallMs') / stated(runs, 'talk-flask', 'wallMs'),
  ),
  'azure-local-50': gain('local-50'),
  'azure-azure-100': gain('azure-100'),
  'azure-local-500': gain('local-500'),
  'urls-over-sync': times((runs) => elapsed(runs, 'sync') / elapsed(runs, 'asyncio'), 0),
  'urls-over-threads': times((runs) => elapsed(runs, 'threads') / elapsed(runs, 'asyncio')),
  'url-time': {unit: 's', digits: 2, of: (runs) => elapsed(runs, 'sync') / URLS},
  'url-time-threads': {
    unit: 's',
    digits: 2,
    of: (runs) => (THREADS * elapsed(runs, 'threads')) / URLS,
  },
  'urls-in-flight': count((runs) =>
    requestsInFlight({
      throughputPerS: URLS / elapsed(runs, 'asyncio'),
      latencyS: elapsed(runs, 'sync') / URLS,
    }),
  ),
  'urls-threads-possible': {
    unit: 's',
    digits: 0,
    of: (runs) => elapsed(runs, 'sync') / THREADS,
  },
  'echo-over-asyncio': over('echo-uvloop', 'echo-asyncio'),
  'echo-over-node': over('echo-uvloop', 'echo-nodejs'),
  'echo-over-go': share((runs) => stated(runs, 'echo-uvloop') / stated(runs, 'echo-go') - 1),
  'client-ratio': over('client-aiohttp', 'client-requests'),
  'json-least': over('json-fastapi-least', 'json-flask-most'),
  'json-most': over('json-starlette-most', 'json-django-least'),
  'static-least': over('static-nginx-least', 'static-apache-most'),
  'static-most': over('static-nginx-most', 'static-apache-least'),
  'http2-ratio': over('http2-nginx', 'http2-apache'),
};

/** What two pages of evidence on coroutines state, recomputed, and what their own sources add. */
export const quantities: Quantities = {...switching, ...table, ...cases, ...pageNumbers};
