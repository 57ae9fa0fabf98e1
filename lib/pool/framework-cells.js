// @ts-check
import {requestTimes} from '../chart-data/predicted-throughput.js';
import {valueOf} from '../result/read.js';
import {cellsWith, phasesOf} from './measured-cells.js';

/** @typedef {import('../chart-data/measured-point.js').Run} Run */

const RUNTIME = 'swoole';
const KEPT = /** @type {const} */ ({application: 'kept', connection: 'kept'});

/**
 * The cells of frameworks on Swoole to which the simulator can be held. Lone requests were measured in a run of their own, and the CPU
 * time of connecting in another, which divides what a request that keeps nothing takes more.
 *
 * @param {{shared: Run, alone: Run, boot: Run}} runs throughput; lone requests; CPU time by part
 * @returns {import('./measured-cells.js').MeasuredCell[]}
 */
export function frameworkCells({shared, alone, boot}) {
  const run = withLoneRequests(shared, alone);
  return cellsWith(run, (configuration) => {
    const {app, runtime, scenario} = configuration;
    if (runtime !== RUNTIME || !app) return undefined;
    const [whole, kept] = [{}, KEPT].map((state) =>
      requestTimes(run, {...configuration, ...state}),
    );
    if (!whole || !kept) return undefined;
    const connectMs = valueOf(boot, `${app}-opcache.connection`, 'cpuMs');
    const stateS = whole.cpuS - kept.cpuS;
    return phasesOf(whole, kept, {
      configuration,
      connectShare: stateS > 0 ? Math.min(1, connectMs / 1000 / stateS) : 0,
      ioWaits: Number(run.scenarios[String(scenario)].queriesPerRequest),
    });
  });
}

/** One run that holds both, as predictions look a lone request up beside the cell. @param {Run} shared @param {Run} alone */
function withLoneRequests(shared, alone) {
  return {
    ...shared,
    systems: {...alone.systems, ...shared.systems},
    scenarios: {...alone.scenarios, ...shared.scenarios},
    measurements: [...shared.measurements, ...alone.measurements],
  };
}
