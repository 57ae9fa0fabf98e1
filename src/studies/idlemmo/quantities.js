// @ts-check
import {valueOf} from '../../../lib/result/read.js';
import {coresOf, workersOf} from '../../../lib/result/stated.js';
import {shown} from '../quantity.js';

/** @import {RunOf} from '../types.js' */

const RUN = 'idlemmo-octane';

/** @param {RunOf} runs @param {string} id @param {string} path */
const read = (runs, id, path) => valueOf(runs(RUN), id, path);
/** @param {RunOf} runs @param {string} id */
const perDay = (runs, id) => read(runs, id, 'completedRequests');
/** @param {RunOf} runs @param {string} id */
const ratePerS = (runs, id) => perDay(runs, id) / read(runs, id, 'elapsedS');
/** @param {RunOf} runs */
const cores = (runs) => coresOf(runs(RUN));
/** @param {RunOf} runs */
const workers = (runs) => workersOf(runs(RUN), 'octane-day-potential');
/** @param {RunOf} runs @param {string} state */
const p95 = (runs, state) => read(runs, `${state}-p95`, 'latencyMs.p95');

const count = shown('count', 0);
const ms = shown('ms', 0);
const perS = shown('perS', 0);

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
