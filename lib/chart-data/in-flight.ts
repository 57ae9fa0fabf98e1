import {requestsInFlight} from '../queueing/littles-law.ts';
import {valueOf} from '../result/read.ts';
import {address} from './measured-point.ts';
import type {Measurement, Point, Run} from './measured-point.ts';

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
  const paths = ['throughputPerS', `latencyMs.${by}`];
  const [throughputPerS, latencyMs] = paths.map((path) => valueOf(run, measurement.id, path));
  return {
    x,
    y: requestsInFlight({throughputPerS, latencyS: latencyMs / 1000}),
    single: true,
    from: paths.map((path) => address(run, measurement, path)).join(' '),
  };
}
