import {valueOf} from '../../../lib/result/read.ts';
import {workersOf} from '../../../lib/result/stated.ts';
import {readFrom, shown} from '../quantity.ts';
import {GRINBERG, kindOf, PAGES, PATERSON, SWITCH} from './runs.ts';
import type {Quantities, RunOf} from '../types.ts';

const times = shown('ratio', 1);
const share = shown('share', 0);
const count = shown('count', 0);
const us = shown('us', 1);
const kib = shown('kib', 1);
const seconds = shown('s', 2);

/** Switches, threads and tasks as a README measured them; what the page makes of them is with 640 tasks on 8 cores. */
const switching = readFrom(SWITCH, {
  'switch-thread': us('1000 * #switch-thread.wallMs'),
  'switch-task': us('1000 * #switch-task.wallMs'),
  'switch-io': us('1000 * #switch-io-task.wallMs'),
  'switch-ratio': times('switch-thread / switch-task'),
  'switch-io-ratio': times('#switch-io-thread.wallMs / #switch-io-task.wallMs'),
  'brigade-thread': us('1000 * #brigade-thread.wallMs'),
  'brigade-pinned': us('1000 * #brigade-thread-pinned.wallMs'),
  'brigade-task': us('1000 * #brigade-task.wallMs'),
  'create-thread': us('1000 * #create-thread.wallMs', 0),
  'create-ratio': times('#create-thread.wallMs / #create-task.wallMs', 0),
  'thread-kib': count('1024 * #memory-thread.memoryMib.total', 1),
  'thread-kernel-kib': count('1024 * #memory-kernel.memoryMib.total'),
  'task-kib': count('1024 * #memory-task.memoryMib.total', 1),
  'memory-ratio': times('thread-kib / task-kib', 0),
  'tasks-of-page': count('640'),
  'tasks-per-core': count('80'),
  'stack-mib': count('8'),
  // A switch of 200 ns, and a cycle of 80 ms.
  'cycle-task': us('tasks-per-core * 200 / 1000', 0),
  'cycle-thread': us('tasks-per-core * switch-thread', 0),
  'cycle-thread-share': share('cycle-thread / 1000 / 80', 1),
  'stacks-gib': count('tasks-of-page * stack-mib / 1024'),
  'coroutines-mib': count('tasks-of-page * largest-task-kib / 1024', 1),
  'threads-touched-mib': count('tasks-of-page * thread-kib / 1024', 1),
  'stack-ratio': times('stack-mib * 1024 / largest-task-kib', 0),
  'touched-ratio': times('thread-kib / largest-task-kib'),
  'hundred-thousand-mib': count('100000 * thread-kib / 1024'),
});

const workersOfRows = (runs: RunOf, kind: string) => rowsOf(runs, kind, workersOf);
const p99s = (runs: RunOf, kind: string) =>
  rowsOf(runs, kind, (run, id) => valueOf(run, id, 'latencyMs.p99'));

function rowsOf(runs: RunOf, kind: string, of: typeof workersOf) {
  const run = runs(PATERSON);
  const rows = run.measurements.filter(({system}) => kindOf(run, system) === kind);
  return rows.map(({id}) => of(run, id));
}

const table = readFrom(PATERSON, {
  'paterson-rows': count('#.measurements.length'),
  'paterson-best-sync': count('#meinheld-bottle.throughputPerS'),
  'paterson-best-async': count('#uvicorn-starlette.throughputPerS'),
  'paterson-sync-workers': count((runs) => Math.max(...workersOfRows(runs, 'sync'))),
  'paterson-async-workers': count((runs) => Math.min(...workersOfRows(runs, 'async'))),
  'paterson-per-worker-sync': count('paterson-best-sync / #meinheld-bottle.workers'),
  'paterson-per-worker-async': count('paterson-best-async / #uvicorn-starlette.workers'),
  'paterson-tail-least': times('#uvicorn-starlette.latencyMs.p99 / #meinheld-bottle.latencyMs.p99'),
  'paterson-tail-most': times('#uvicorn-sanic.latencyMs.p99 / #meinheld-falcon.latencyMs.p99'),
  'paterson-tail-all': times(
    (runs) => Math.max(...p99s(runs, 'async')) / Math.min(...p99s(runs, 'sync')),
  ),
  'grinberg-rows': count(`${GRINBERG}#.measurements.length`),
  'grinberg-workers': count(`${GRINBERG}#.measurements.0.workers`),
  'grinberg-greenlets': count(
    (runs) =>
      Object.values(runs(GRINBERG).systems).filter(({settings}) => settings?.kind === 'greenlet')
        .length,
  ),
});

const cases = readFrom(PAGES, {
  'super-rate': times('#super-quart.throughputPerS / #super-flask.throughputPerS'),
  'talk-less': share('1 - #talk-quart.wallMs / #talk-flask.wallMs'),
  'azure-{test}': share(
    '#azure-{test}-uvloop.throughputPerS / #azure-{test}-asyncio.throughputPerS - 1',
  ),
  // Ten thousand downloads; the second row of the test has a hundred threads.
  'urls-over-sync': times('#urls-sync.elapsedS / #urls-asyncio.elapsedS', 0),
  'urls-over-threads': times('#urls-threads.elapsedS / #urls-asyncio.elapsedS'),
  'url-time': seconds('#urls-sync.elapsedS / 10000'),
  'url-time-threads': seconds('100 * #urls-threads.elapsedS / 10000'),
  'urls-in-flight': count('inFlight(10000 / #urls-asyncio.elapsedS, 1000 * url-time)'),
  'urls-threads-possible': seconds('#urls-sync.elapsedS / 100', 0),
  'echo-over-asyncio': times('#echo-uvloop.throughputPerS / #echo-asyncio.throughputPerS'),
  'echo-over-node': times('#echo-uvloop.throughputPerS / #echo-nodejs.throughputPerS'),
  'echo-over-go': share('#echo-uvloop.throughputPerS / #echo-go.throughputPerS - 1'),
  'client-ratio': times('#client-aiohttp.throughputPerS / #client-requests.throughputPerS'),
  'json-least': times('#json-fastapi-least.throughputPerS / #json-flask-most.throughputPerS'),
  'json-most': times('#json-starlette-most.throughputPerS / #json-django-least.throughputPerS'),
  'static-least': times('#static-nginx-least.throughputPerS / #static-apache-most.throughputPerS'),
  'static-most': times('#static-nginx-most.throughputPerS / #static-apache-least.throughputPerS'),
  'http2-ratio': times('#http2-nginx.throughputPerS / #http2-apache.throughputPerS'),
});

/** Numbers that the two pages print in one place, held against what they say in another; a result file has no place for them. */
const pageNumbers: Quantities = {
  'stated-switch-thread': us('1.5'),
  'stated-switch-task': us('0.2'),
  'stated-switch-ratio': times('stated-switch-thread / stated-switch-task'),
  'largest-task-kib': count('4'),
  'least-memory-ratio': times('thread-kib / largest-task-kib'),
  // A Kotlin coroutine has 99 bytes, at the most that “tens of bytes” can mean.
  'kotlin-per-thread': count('6'),
  'kotlin-share': kib('thread-kib / kotlin-per-thread'),
  'kotlin-thread': kib('99 * kotlin-per-thread / 1024'),
  'threads-tested': count('80000'),
  'clients-of-c10k': count('10000'),
  'apache-limit': count('150'),
  'threads-over-clients': times('threads-tested / clients-of-c10k', 0),
  'threads-to-create': count('100000'),
  'threads-created': seconds('threads-to-create * create-thread / 1e6', 1),
  // Of Super.com’s search: requests per second, and dollars a day.
  'super-search-rate': count('1000'),
  'super-cost-before': count('1000'),
  'super-cost-after': count('50'),
  'super-stated-saving': share('0.9'),
  'super-saving': share('1 - super-cost-after / super-cost-before'),
  'super-per-year': count('(super-cost-before - super-cost-after) * 365'),
  'stated-gain': share('0.4'),
  'stated-growth': times('1 + stated-gain'),
  'fewer-instances': share('1 - 1 / stated-growth'),
};

/** What two pages of evidence on coroutines state, recomputed, and what their own sources add. */
export const quantities: Quantities = {...switching, ...table, ...cases, ...pageNumbers};
