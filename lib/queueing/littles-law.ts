import {ofQuantities} from '../quantity/quantity.ts';

/**
 * Requests in flight by Little's law, L = X · W ("A Proof for the Queuing Formula L = λW", 1961): holds for any stable
 * system and any distribution; W includes waiting. Takes what is completed per second, and the mean latency.
 */
export const requestsInFlight = ofQuantities(
  'requestsInFlight',
  {throughputPerS: 'non-negative', latencyS: 'non-negative'},
  ({throughputPerS, latencyS}) => throughputPerS * latencyS,
);

/** Latency in seconds that a cap on virtual users alone dictates once all of them wait: W = V / X. */
export const cappedLatencyS = ofQuantities(
  'cappedLatencyS',
  {maxVus: 'count', throughputPerS: 'positive'},
  ({maxVus, throughputPerS}) => maxVus / throughputPerS,
);

/** Share of the offered requests that is never sent in the long run, 1 − X/λ; 0 when the server keeps up. */
export const droppedShare = ofQuantities(
  'droppedShare',
  {arrivalRatePerS: 'positive', throughputPerS: 'non-negative'},
  ({arrivalRatePerS, throughputPerS}) => Math.max(0, 1 - throughputPerS / arrivalRatePerS),
);

/**
 * Seconds until all virtual users wait, when the queue grows by λ − X a second: V / (λ − X); null when the server keeps up
 * and they never do.
 */
export const rampUpS = ofQuantities(
  'rampUpS',
  {maxVus: 'count', arrivalRatePerS: 'positive', throughputPerS: 'non-negative'},
  ({maxVus, arrivalRatePerS, throughputPerS}) =>
    throughputPerS >= arrivalRatePerS ? null : maxVus / (arrivalRatePerS - throughputPerS),
);
