import {valueOf} from '../../../lib/result/read.ts';
import {coresOf, workersOf} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import type {Quantities, RunOf} from '../types.ts';

const RUN = 'idlemmo-octane';

const read = (runs: RunOf, id: string, path: string) => valueOf(runs(RUN), id, path);
const perDay = (runs: RunOf, id: string) => read(runs, id, 'completedRequests');
const ratePerS = (runs: RunOf, id: string) => perDay(runs, id) / read(runs, id, 'elapsedS');
const cores = (runs: RunOf) => coresOf(runs(RUN));
const workers = (runs: RunOf) => workersOf(runs(RUN), 'octane-day-potential');
const p95 = (runs: RunOf, state: string) => read(runs, `${state}-p95`, 'latencyMs.p95');

const count = shown('count', 0);
const ms = shown('ms', 0);
const perS = shown('perS', 0);

/** Numbers that were published of IdleMMO, and the bounds that they set. */
export const quantities: Quantities = {
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
