import {rampUpS, requestsInFlight} from '../queueing/littles-law.ts';
import type {Measurement} from '../result/types.ts';
import type {Finding} from './index.ts';
import type {Point} from './point.ts';

/** Share of the cap, on average over the run, from which the cap and not the server sets the latency. */
export const CAPPED_FROM = 0.9;
/** Requests in flight may exceed the cap by this much: rounding of what was printed. */
export const ABOVE_CAP = 1.1;
/** A median can be up to twice the mean (half of all requests take at least the median). */
const MEDIAN_OVER_MEAN = 2;
/** What the generator itself may spend on one iteration outside the time that it calls latency. */
const GENERATOR_TIME_MS = 0.1;
/** Tools that count whole milliseconds are off by no more than this; such latencies are marked as approximate. */
const ROUNDED_BY_MS = 1;
/** Failed share from which latencies of the survivors alone say little of the connections. */
const FEW_ERRORS = 0.01;

/**
 * Holds throughput X, latency W and the cap on virtual users or connections V against L = X · W ≤ V.
 * An open load whose L nears V is generator-capped; a closed load without think time keeps exactly V in flight.
 *
 * @returns undefined when X, W or V is not known
 */
export function checkLittlesLaw(point: Point): Finding | undefined {
  const flight = flightOf(point);
  if (!flight) return undefined;
  const above = aboveCap(flight, point);
  if (above) return above;
  return point.model === 'open' ? checkOpen(flight, point) : checkClosed(flight, point);
}

type Flight = {
  inFlight: number;
  cap: number;
  share: number;
  latencyMs: number;
  latency: 'mean' | 'p50';
};

/**
 * Requests in flight by Little's law, as a share of the cap. The law is about the mean; where the load is open or only
 * the median is known, the one that gives more counts.
 */
export function flightOf({
  throughputPerS,
  meanMs,
  medianMs,
  cap,
  model,
  thinkTimeS,
}: Point): Flight | undefined {
  const isMean = model === 'closed' && meanMs !== undefined;
  const latencyMs = isMean ? meanMs : Math.max(meanMs ?? -1, medianMs ?? -1);
  if (throughputPerS === undefined || latencyMs < 0 || !cap || model === 'unknown')
    return undefined;
  if (model === 'closed' && thinkTimeS === undefined) return undefined;
  const thinking = model === 'closed' ? (thinkTimeS ?? 0) : 0;
  const latencyS = latencyMs / 1000 + thinking;
  const inFlight = requestsInFlight({throughputPerS, latencyS});
  const latency = latencyMs === meanMs ? 'mean' : 'p50';
  return {inFlight, cap, share: inFlight / cap, latencyMs, latency};
}

/**
 * Share of the cap that a run average reaches at most, when the queue needs V/(λ−X) seconds to fill up.
 *
 * @returns share, 0.5–1
 */
export function reachableShare({cap, arrivalRatePerS, throughputPerS, durationS}: Point): number {
  if (!cap || !arrivalRatePerS || throughputPerS === undefined || !durationS) return 1;
  const ramp = rampUpS({maxVus: cap, arrivalRatePerS, throughputPerS});
  return ramp === null || ramp >= durationS ? 1 : 1 - ramp / (2 * durationS);
}

function aboveCap(flight: Flight, {measurement, model}: Point): Finding | undefined {
  const waitingCounted = measurement.values.latencyMs?.measuredFrom === 'intended-start';
  const limit = flight.latency === 'mean' ? ABOVE_CAP : ABOVE_CAP * MEDIAN_OVER_MEAN;
  if (flight.share <= limit) return undefined;
  const values = {...flight, limit};
  if (waitingCounted) {
    return model === 'closed' ? {kind: 'explained', reason: 'waiting-counted', values} : undefined;
  }
  const surplusMs = flight.latencyMs * (1 - 1 / flight.share);
  if (isRounded(measurement, flight.latency) && surplusMs <= ROUNDED_BY_MS) {
    return {kind: 'explained', reason: 'rounded-latency', values};
  }
  return {kind: 'refused', reason: 'more-in-flight-than-cap', values};
}

function isRounded({values: {latencyMs}}: Measurement, name: 'mean' | 'p50') {
  return latencyMs?.[name]?.approximate === true;
}

function checkOpen(flight: Flight, point: Point): Finding {
  const threshold = CAPPED_FROM * reachableShare(point);
  const cappedLatencyMs = (flight.cap / (point.throughputPerS || 1)) * 1000;
  const values = {...flight, threshold, cappedLatencyMs};
  if (flight.share > threshold) return {kind: 'explained', reason: 'generator-capped', values};
  return {kind: 'consistent', reason: 'below-cap', values};
}

function checkClosed(flight: Flight, point: Point): Finding {
  const perIterationMs = (flight.cap / (point.throughputPerS || 1)) * 1000;
  const missingMs = perIterationMs * (1 - flight.share);
  const values = {...flight, threshold: CAPPED_FROM, missingMs};
  if (flight.share >= CAPPED_FROM)
    return {kind: 'consistent', reason: 'in-flight-equals-cap', values};
  if (missingMs <= GENERATOR_TIME_MS) return {kind: 'explained', reason: 'generator-time', values};
  if (missingMs <= ROUNDED_BY_MS && isRounded(point.measurement, flight.latency)) {
    return {kind: 'explained', reason: 'rounded-latency', values};
  }
  if (flight.latency === 'p50') return {kind: 'explained', reason: 'median-not-mean', values};
  if ((point.errorRatio ?? 0) > FEW_ERRORS) {
    return {kind: 'explained', reason: 'failed-requests', values};
  }
  return {kind: 'refused', reason: 'too-few-in-flight', values};
}
