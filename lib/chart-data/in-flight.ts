import {requestsInFlight} from '../queueing/littles-law.ts';
import {valueOf} from '../result/read.ts';
import {address, judgement} from './measured-point.ts';
import {measurementAt, systemsAcrossWorkers, workerCounts} from './across-workers.ts';
import type {Measurement, Point, Run} from './measured-point.ts';
import type {Points} from './types.ts';

/**
 * Requests in flight of each measurement by Little's law, X · P50, against the cap on virtual users.
 *
 * The law asks for the mean; the median stands in for it where a source prints no mean, and is close where
 * all users wait equally long.
 *
 * @returns kind `dots`, unit count
 */
export function inFlight(run: Run): Points {
  const values = workerCounts(run);
  const {maxVus} = run.load;
  return {
    kind: 'dots',
    x: {unit: 'count', values},
    y: {unit: 'count'},
    series: systemsAcrossWorkers(run).map(({id, runtime}) => ({
      id,
      runtime,
      points: values.map((workers) =>
        pointAt(run, measurementAt(run, {system: id, workers}), workers),
      ),
    })),
    references: typeof maxVus === 'number' ? [{id: 'cap', y: maxVus}] : [],
  };
}

function pointAt(run: Run, measurement: Measurement | undefined, x: number) {
  if (!measurement?.values.latencyMs?.p50 || !measurement.values.throughputPerS)
    return {x, y: null};
  const throughputPerS = valueOf(run, measurement.id, 'throughputPerS');
  const latencyS = valueOf(run, measurement.id, 'latencyMs.p50') / 1000;
  return {
    x,
    y: requestsInFlight({throughputPerS, latencyS}),
    single: true as const,
    ...judgement(run, measurement),
    from: `${address(run, measurement, 'throughputPerS')} ${address(run, measurement, 'latencyMs.p50')}`,
  };
}

/**
 * Requests in the system of one measurement, X · W by its mean latency, or by its median on demand, as a point.
 *
 * @returns null where the measurement failed or has no such latency
 */
export function inSystemPoint(
  run: Run,
  measurement: Measurement | undefined,
  x: string,
  by: 'mean' | 'p50' = 'mean',
): Point | null {
  if (!measurement?.values?.latencyMs?.[by] || !measurement.values.throughputPerS) return null;
  const throughputPerS = valueOf(run, measurement.id, 'throughputPerS');
  const latencyS = valueOf(run, measurement.id, `latencyMs.${by}`) / 1000;
  return {
    x,
    y: requestsInFlight({throughputPerS, latencyS}),
    single: true,
    from: `${address(run, measurement, 'throughputPerS')} ${address(run, measurement, `latencyMs.${by}`)}`,
  };
}
