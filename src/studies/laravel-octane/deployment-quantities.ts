import {loadOf, measurementOf, quantity, valueOf} from '../../../lib/result/read.ts';
import {cellOf, spread} from '../harness-cells.ts';
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
const idOf = ({event, server}: Holes) =>
  cellOf({system: SYSTEMS[server]}, {slots: 8, point: event});

/** The load is one for all. */
const ANY = {event: 'reload', server: 'fpm'};
const load = (runs: RunOf) => loadOf(runs(RUN), measurementOf(runs(RUN), idOf(ANY)));

const failures = (runs: RunOf, holes: Holes) =>
  quantity(runs(RUN), idOf(holes), 'errors').values ?? [];

/** Of reloads and restarts under load, each made once in a block. */
export const deploymentQuantities: Quantities = {
  'deploy-rate': perS[0]((runs) => Number(load(runs).arrivalRatePerS)),
  'deploy-window': count[0]((runs) => Number(load(runs).durationS)),
  'deploy-times': count[0]((runs) => failures(runs, ANY).length),
  'deploy-busy': share[0]((runs) => valueOf(runs(RUN), idOf(ANY), 'utilisation')),
  // Over all blocks.
  'deploy-failed-{event}-{server}': count[0]((runs, holes) =>
    failures(runs, holes).reduce((sum, each) => sum + each, 0),
  ),
  'deploy-longest-{event}-{server}': ms[0]((runs, holes) =>
    spread(runs(RUN), idOf(holes), 'latencyMs.max'),
  ),
};
