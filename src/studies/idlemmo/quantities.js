// @ts-check
import {valueOf} from '../../../lib/result/read.js';
import {workersOf} from '../../../lib/result/stated.js';

const RUN = 'idlemmo-octane';

const read = (runs, id, path) => valueOf(runs(RUN), id, path);
const perDay = (runs, id) => read(runs, id, 'completedRequests');
const ratePerS = (runs, id) => perDay(runs, id) / read(runs, id, 'elapsedS');
const cores = (runs) => runs(RUN).environment.cores;
const workers = (runs) => workersOf(runs(RUN), 'octane-day-potential');
const p95 = (runs, state) => read(runs, `${state}-p95`, 'latencyMs.p95');

const count = (of) => ({unit: 'count', digits: 0, of});
const ms = (of) => ({unit: 'ms', digits: 0, of});
const perS = (of) => ({unit: 'perS', digits: 0, of});

/**
 * Numbers that were published of IdleMMO, and the bounds that they set.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
  'requests-a-day': count((runs) => perDay(runs, 'octane-day')),
  'potential-a-day': count((runs) => perDay(runs, 'octane-day-potential')),
  'potential-millions': count((runs) => perDay(runs, 'octane-day-potential') / 1e6),
  rate: perS((runs) => ratePerS(runs, 'octane-day')),
  'potential-rate': perS((runs) => ratePerS(runs, 'octane-day-potential')),
  vcpu: count(cores),
  workers: count(workers),
  'workers-per-vcpu': count((runs) => workers(runs) / cores(runs)),
  'p95-before': ms((runs) => p95(runs, 'before')),
  'p95-after': ms((runs) => p95(runs, 'octane')),
  'p95-saved': ms((runs) => p95(runs, 'before') - p95(runs, 'octane')),
  'p95-change': {
    unit: 'share',
    digits: 1,
    of: (runs) => p95(runs, 'octane') / p95(runs, 'before') - 1,
  },
  'most-cpu': ms((runs) => (1000 * cores(runs)) / ratePerS(runs, 'octane-day')),
  'most-service': ms((runs) => (1000 * workers(runs)) / ratePerS(runs, 'octane-day')),
  'most-service-potential': ms(
    (runs) => (1000 * workers(runs)) / ratePerS(runs, 'octane-day-potential'),
  ),
};
