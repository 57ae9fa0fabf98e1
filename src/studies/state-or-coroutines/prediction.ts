import {requireMeasurementWith} from '../../../lib/chart-data/design-cells.ts';
import {closedNetwork} from '../../../lib/queueing/closed-network.ts';
import {valueIfAny} from '../../../lib/result/read.ts';
import {FRAMEWORKS_RUN} from '../laravel-on-swoole/cells.ts';
import type {Configuration} from '../../../lib/chart-data/design-cells.ts';
import type {Measurement, Run} from '../../../lib/chart-data/measured-point.ts';

const SMALL_RUN = 'laravel-on-swoole/two-cores';

/** What is kept from one request to the next. */
export const STATES = {
  nothing: {application: 'booted-per-request', connection: 'per-request'},
  connection: {application: 'booted-per-request', connection: 'kept'},
  all: {application: 'kept', connection: 'kept'},
} as const satisfies Record<string, Configuration>;

export type State = keyof typeof STATES;

/** Run whose cells an application is predicted from. */
export const runOfInputs = (app: string) => (app === 'small' ? SMALL_RUN : FRAMEWORKS_RUN);

const CORES = 2;

/**
 * Inputs of one application with so much kept, from runs that were published before: CPU time that a request takes from
 * all programs when the cores are full, and the wait that is left of the time of a request when two processes serve.
 *
 * @returns both in ms
 */
export function inputsOf(run: Run, app: string, state: State) {
  const cell = (configuration: Configuration) =>
    requireMeasurementWith(run, {
      ...STATES[state],
      ...{runtime: 'swoole', app, workers: 2, scenario: 'bench-wait-2', point: 'saturated'},
      ...configuration,
    });
  const few = cell({waiting: 'blocking'});
  const fewPerS = numberOf(few, 'throughputPerS');
  const onThePath = cpuMs(few, ['php', 'database', 'web-server']);
  const full = cell({waiting: 'coroutine'});
  return {
    cpuMs: cpuMs(full, ['php', 'database', 'web-server', 'load-generator']),
    waitMs: (1000 * CORES) / fewPerS - onThePath,
  };
}

/** Requests per second by the closed network, whatever kind the slots are of. */
export function predictedPerS({cpuMs: cpu, waitMs}: ReturnType<typeof inputsOf>, slots: number) {
  const network = {customers: slots, cpuS: cpu / 1000, ioS: waitMs / 1000, cores: CORES};
  return closedNetwork(network).throughputPerS;
}

function cpuMs(measurement: Measurement, groups: string[]) {
  const of = (group: string) => numberOf(measurement, `processGroups.${group}.cpuMsPerRequest`);
  return groups.reduce((sum, group) => sum + of(group), 0);
}

function numberOf(measurement: Measurement, path: string) {
  const found = valueIfAny(measurement, path);
  if (found === undefined) throw new RangeError(`prediction: ${measurement.id} has no ${path}`);
  return found;
}
