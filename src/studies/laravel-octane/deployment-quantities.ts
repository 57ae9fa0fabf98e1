import {loadOf, measurementOf, quantity, valueOf} from '../../../lib/result/read.ts';
import {count, ms, perS, share} from '../quantity.ts';
import {SERVERS} from './cells.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** Reloads and restarts of servers that ran side by side. */
const RUN = 'laravel-octane/deployments';

/** Systems by the names that quantities have; `waits`: told to let requests end before its workers go. */
const SYSTEMS: Record<string, string> = {
  fpm: SERVERS.fpm.system,
  waits: `${SERVERS.fpm.system}-waits`,
  octane: SERVERS.staying.system,
  symfony: 'fpm-nginx-symfony-app-per-request-db-kept-blocking',
};

/** Id of what was measured of a server at an event, reload or restart. */
const idOf = ({event, server}: Holes) => `${SYSTEMS[server]}-n8-bench-wait-2-${event}`;

const valuesOf = (runs: RunOf, holes: Holes, path: string) =>
  quantity(runs(RUN), idOf(holes), path).values ?? [];

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const RELOAD_OF_FPM = {event: 'reload', server: 'fpm'};

/** Of reloads and restarts under load, each made once in a block. */
export const deploymentQuantities: Quantities = {
  'deploy-rate': perS[0]((runs) => {
    const run = runs(RUN);
    return Number(loadOf(run, measurementOf(run, idOf(RELOAD_OF_FPM))).arrivalRatePerS);
  }),
  'deploy-window': count[0]((runs) => {
    const run = runs(RUN);
    return Number(loadOf(run, measurementOf(run, idOf(RELOAD_OF_FPM))).durationS);
  }),
  'deploy-times': count[0]((runs) => valuesOf(runs, RELOAD_OF_FPM, 'errors').length),
  'deploy-busy': share[0]((runs) => valueOf(runs(RUN), idOf(RELOAD_OF_FPM), 'utilisation')),
  // Over all blocks.
  'deploy-failed-{event}-{server}': count[0]((runs, holes) => sum(valuesOf(runs, holes, 'errors'))),
  // The median of the blocks, and the least and the most of them.
  'deploy-longest-{event}-{server}': ms[0]((runs, holes) => {
    const values = valuesOf(runs, holes, 'latencyMs.max');
    const {value} = quantity(runs(RUN), idOf(holes), 'latencyMs.max');
    return {value, low: Math.min(...values), high: Math.max(...values)};
  }),
};
