import {requestTimes} from '../chart-data/predicted-throughput.ts';
import {valueOf} from '../result/read.ts';
import {cellsWith, phasesOf} from './measured-cells.ts';
import type {Run} from '../chart-data/measured-point.ts';
import type {MeasuredCell} from './measured-cells.ts';

const RUNTIME = 'swoole';
const KEPT = {application: 'kept', connection: 'kept'} as const;

/**
 * The cells of frameworks on Swoole to which the simulator can be held. Lone requests were measured in a run of their own, and the CPU
 * time of connecting in another, which divides what a request that keeps nothing takes more.
 *
 * @param runs throughput; lone requests; CPU time by part
 */
export function frameworkCells({
  shared,
  alone,
  boot,
}: {
  shared: Run;
  alone: Run;
  boot: Run;
}): MeasuredCell[] {
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

/** One run that holds both, as predictions look a lone request up beside the cell. */
function withLoneRequests(shared: Run, alone: Run) {
  return {
    ...shared,
    systems: {...alone.systems, ...shared.systems},
    scenarios: {...alone.scenarios, ...shared.scenarios},
    measurements: [...shared.measurements, ...alone.measurements],
  };
}
