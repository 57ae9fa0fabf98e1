import {loadOf, measurementOf, quantity} from '../../../lib/result/read.ts';
import {median} from '../../../lib/statistics/quantile.ts';
import {count, ms, perS} from '../quantity.ts';
import {systemOf} from './hour.ts';
import type {Holes, Quantities, Run, RunOf} from '../types.ts';

/** Reloads and restarts under load; each repeat is one event. */
export const DEPLOYMENTS_RUN = 'laravel-octane/deployments';

const eventId = ({event, server}: Holes) => `${systemOf(server)}-n8-bench-wait-2-${event}`;

const each = (run: Run, holes: Holes, path: string): number[] => {
  const {value, values = [value]} = quantity(run, eventId(holes), path);
  return values;
};

const ofEvents =
  (summary: (values: number[]) => number, path: string) => (runs: RunOf, holes: Holes) =>
    summary(each(runs(DEPLOYMENTS_RUN), holes, path));

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** {event} is reload or restart. */
export const deploymentQuantities: Quantities = {
  'deploy-events': count[0](
    (runs) => each(runs(DEPLOYMENTS_RUN), {event: 'reload', server: 'fpm'}, 'errors').length,
  ),
  'deploy-rate': perS[0]((runs) => {
    const run = runs(DEPLOYMENTS_RUN);
    const id = eventId({event: 'reload', server: 'fpm'});
    return Number(loadOf(run, measurementOf(run, id)).arrivalRatePerS);
  }),
  'deploy-lost-{event}-{server}': count[0](ofEvents(sum, 'errors')),
  'deploy-longest-{event}-{server}': ms[0](ofEvents(median, 'latencyMs.max')),
};
