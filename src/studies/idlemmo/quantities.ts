import {readFrom, shown} from '../quantity.ts';

const count = shown('count', 0);
const ms = shown('ms', 0);
const perS = shown('perS', 0);

/** Numbers that were published of IdleMMO, and the bounds that they set. */
export const quantities = readFrom('idlemmo-octane', {
  'potential-millions': count('#octane-day-potential.completedRequests / 1e6'),
  rate: perS('#octane-day.completedRequests / #octane-day.elapsedS'),
  'potential-rate': perS(
    '#octane-day-potential.completedRequests / #octane-day-potential.elapsedS',
  ),
  vcpu: count('#.environment.cores'),
  workers: count('#octane-day-potential.workers'),
  'workers-per-vcpu': count('workers / vcpu'),
  // A vCPU is a core or, as with most providers, one of its two threads.
  'workers-per-core': count('workers / (vcpu / 2)'),
  'p95-saved': ms('#before-p95.latencyMs.p95 - #octane-p95.latencyMs.p95'),
  'p95-change': shown('share', 1)('#octane-p95.latencyMs.p95 / #before-p95.latencyMs.p95 - 1'),
  'most-cpu': ms('1000 * vcpu / rate'),
  'most-service': ms('1000 * workers / rate'),
  'most-service-potential': ms('1000 * workers / potential-rate'),
});
