import {count, ms, perS, readFrom, share} from '../quantity.ts';

/** Numbers that were published of IdleMMO, and the bounds that they set. */
export const quantities = readFrom('idlemmo-octane', {
  'potential-millions': count[0]('#octane-day-potential.completedRequests / 1e6'),
  rate: perS[0]('#octane-day.completedRequests / #octane-day.elapsedS'),
  'potential-rate': perS[0](
    '#octane-day-potential.completedRequests / #octane-day-potential.elapsedS',
  ),
  'workers-per-vcpu': count[0]('#octane-day-potential.workers / #.environment.cores'),
  // A vCPU is a core or, as with most providers, one of its two threads.
  'workers-per-core': count[0]('#octane-day-potential.workers / (#.environment.cores / 2)'),
  'p95-saved': ms[0]('#before-p95.latencyMs.p95 - #octane-p95.latencyMs.p95'),
  'p95-change': share[1]('#octane-p95.latencyMs.p95 / #before-p95.latencyMs.p95 - 1'),
  'most-cpu': ms[0]('perRequest(#.environment.cores, rate)'),
  'most-service': ms[0]('perRequest(#octane-day-potential.workers, rate)'),
  'most-service-potential': ms[0]('perRequest(#octane-day-potential.workers, potential-rate)'),
});
