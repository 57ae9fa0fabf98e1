import {valueOf} from '../../../lib/result/read.ts';
import {workersOf} from '../../../lib/result/stated.ts';
import {count, kib, ratio, readFrom, seconds, share, us} from '../quantity.ts';
import {GRINBERG, kindOf, PAGES, PATERSON, SWITCH} from './runs.ts';
import type {Quantities, RunOf} from '../types.ts';

const workersOfRows = (runs: RunOf, kind: string) => rowsOf(runs, kind, workersOf);
const p99s = (runs: RunOf, kind: string) =>
  rowsOf(runs, kind, (run, id) => valueOf(run, id, 'latencyMs.p99'));

function rowsOf(runs: RunOf, kind: string, of: typeof workersOf) {
  const run = runs(PATERSON);
  const rows = run.measurements.filter(({system}) => kindOf(run, system) === kind);
  return rows.map(({id}) => of(run, id));
}

/** What two pages of evidence on coroutines state, recomputed, and what their own sources add. */
export const quantities: Quantities = {
  // Switches, threads and tasks as a README measured them; what the page makes of them is with 640 tasks on 8 cores.
  ...readFrom(SWITCH, {
    'switch-thread': us[1]('1000 * #switch-thread.wallMs'),
    'switch-task': us[1]('1000 * #switch-task.wallMs'),
    'switch-io': us[1]('1000 * #switch-io-task.wallMs'),
    'switch-ratio': ratio[1]('switch-thread / switch-task'),
    'switch-io-ratio': ratio[1]('#switch-io-thread.wallMs / #switch-io-task.wallMs'),
    'brigade-thread': us[1]('1000 * #brigade-thread.wallMs'),
    'brigade-pinned': us[1]('1000 * #brigade-thread-pinned.wallMs'),
    'brigade-task': us[1]('1000 * #brigade-task.wallMs'),
    'create-thread': us[0]('1000 * #create-thread.wallMs'),
    'create-ratio': ratio[0]('#create-thread.wallMs / #create-task.wallMs'),
    'thread-kib': count[1]('1024 * #memory-thread.memoryMib.total'),
    'thread-kernel-kib': count[0]('1024 * #memory-kernel.memoryMib.total'),
    'task-kib': count[1]('1024 * #memory-task.memoryMib.total'),
    'memory-ratio': ratio[0]('thread-kib / task-kib'),
    'tasks-of-page': count[0]('640'),
    'tasks-per-core': count[0]('80'),
    'stack-mib': count[0]('8'),
    // A switch of 200 ns, and a cycle of 80 ms.
    'cycle-task': us[0]('tasks-per-core * 200 / 1000'),
    'cycle-thread': us[0]('tasks-per-core * switch-thread'),
    'cycle-thread-share': share[1]('cycle-thread / 1000 / 80'),
    'stacks-gib': count[0]('tasks-of-page * stack-mib / 1024'),
    'coroutines-mib': count[1]('tasks-of-page * largest-task-kib / 1024'),
    'threads-touched-mib': count[1]('tasks-of-page * thread-kib / 1024'),
    'stack-ratio': ratio[0]('stack-mib * 1024 / largest-task-kib'),
    'touched-ratio': ratio[1]('thread-kib / largest-task-kib'),
    'hundred-thousand-mib': count[0]('100000 * thread-kib / 1024'),
  }),

  ...readFrom(PATERSON, {
    'paterson-sync-workers': count[0]((runs) => Math.max(...workersOfRows(runs, 'sync'))),
    'paterson-async-workers': count[0]((runs) => Math.min(...workersOfRows(runs, 'async'))),
    'paterson-per-worker-sync': count[0](
      'paterson-async-python#meinheld-bottle.throughputPerS / #meinheld-bottle.workers',
    ),
    'paterson-per-worker-async': count[0](
      'paterson-async-python#uvicorn-starlette.throughputPerS / #uvicorn-starlette.workers',
    ),
    'paterson-tail-least': ratio[1](
      '#uvicorn-starlette.latencyMs.p99 / #meinheld-bottle.latencyMs.p99',
    ),
    'paterson-tail-most': ratio[1]('#uvicorn-sanic.latencyMs.p99 / #meinheld-falcon.latencyMs.p99'),
    'paterson-tail-all': ratio[1](
      (runs) => Math.max(...p99s(runs, 'async')) / Math.min(...p99s(runs, 'sync')),
    ),
    'grinberg-greenlets': count[0](
      (runs) =>
        Object.values(runs(GRINBERG).systems).filter(({settings}) => settings?.kind === 'greenlet')
          .length,
    ),
  }),

  ...readFrom(PAGES, {
    'super-rate': ratio[1]('#super-quart.throughputPerS / #super-flask.throughputPerS'),
    'talk-less': share[0]('1 - #talk-quart.wallMs / #talk-flask.wallMs'),
    'azure-{test}': share[0](
      '#azure-{test}-uvloop.throughputPerS / #azure-{test}-asyncio.throughputPerS - 1',
    ),
    // Ten thousand downloads; the second row of the test has a hundred threads.
    'urls-over-sync': ratio[0]('#urls-sync.elapsedS / #urls-asyncio.elapsedS'),
    'urls-over-threads': ratio[1]('#urls-threads.elapsedS / #urls-asyncio.elapsedS'),
    'url-time': seconds[2]('#urls-sync.elapsedS / 10000'),
    'url-time-threads': seconds[2]('100 * #urls-threads.elapsedS / 10000'),
    'urls-in-flight': count[0]('inFlight(10000 / #urls-asyncio.elapsedS, 1000 * url-time)'),
    'urls-threads-possible': seconds[0]('#urls-sync.elapsedS / 100'),
    'echo-over-asyncio': ratio[1]('#echo-uvloop.throughputPerS / #echo-asyncio.throughputPerS'),
    'echo-over-node': ratio[1]('#echo-uvloop.throughputPerS / #echo-nodejs.throughputPerS'),
    'echo-over-go': share[0]('#echo-uvloop.throughputPerS / #echo-go.throughputPerS - 1'),
    'client-ratio': ratio[1]('#client-aiohttp.throughputPerS / #client-requests.throughputPerS'),
    'json-least': ratio[1]('#json-fastapi-least.throughputPerS / #json-flask-most.throughputPerS'),
    'json-most': ratio[1](
      '#json-starlette-most.throughputPerS / #json-django-least.throughputPerS',
    ),
    'static-least': ratio[1](
      '#static-nginx-least.throughputPerS / #static-apache-most.throughputPerS',
    ),
    'static-most': ratio[1](
      '#static-nginx-most.throughputPerS / #static-apache-least.throughputPerS',
    ),
    'http2-ratio': ratio[1]('#http2-nginx.throughputPerS / #http2-apache.throughputPerS'),
  }),

  // Numbers that the two pages print in one place, held against what they say in another; a result file has no place for
  // them.
  'stated-switch-thread': us[1]('1.5'),
  'stated-switch-task': us[1]('0.2'),
  'stated-switch-ratio': ratio[1]('stated-switch-thread / stated-switch-task'),
  'largest-task-kib': count[0]('4'),
  'least-memory-ratio': ratio[1]('thread-kib / largest-task-kib'),
  // A Kotlin coroutine has 99 bytes, at the most that “tens of bytes” can mean.
  'kotlin-per-thread': count[0]('6'),
  'kotlin-share': kib[1]('thread-kib / kotlin-per-thread'),
  'kotlin-thread': kib[1]('99 * kotlin-per-thread / 1024'),
  'threads-tested': count[0]('80000'),
  'clients-of-c10k': count[0]('10000'),
  'apache-limit': count[0]('150'),
  'threads-over-clients': ratio[0]('threads-tested / clients-of-c10k'),
  'threads-to-create': count[0]('100000'),
  'threads-created': seconds[1]('threads-to-create * create-thread / 1e6'),
  // Of Super.com’s search: requests per second, and dollars a day.
  'super-search-rate': count[0]('1000'),
  'super-cost-before': count[0]('1000'),
  'super-cost-after': count[0]('50'),
  'super-stated-saving': share[0]('0.9'),
  'super-saving': share[0]('1 - super-cost-after / super-cost-before'),
  'super-per-year': count[0]('(super-cost-before - super-cost-after) * 365'),
  'stated-gain': share[0]('0.4'),
  'stated-growth': ratio[1]('1 + stated-gain'),
  'fewer-instances': share[0]('1 - 1 / stated-growth'),
};
