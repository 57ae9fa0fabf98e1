import {requireQuantities} from '../quantity/quantity.ts';

/**
 * Requests in flight by Little's law, L = X · W ("A Proof for the Queuing Formula L = λW", 1961):
 * holds for any stable system and any distribution; W includes waiting.
 *
 * @param measured completed per second, and mean latency
 * @returns requests
 * @throws {RangeError} on a negative rate or latency
 */
export function requestsInFlight({
  throughputPerS,
  latencyS,
}: {
  throughputPerS: number;
  latencyS: number;
}): number {
  requireQuantities(
    'requestsInFlight',
    {throughputPerS, latencyS},
    {throughputPerS: 'non-negative', latencyS: 'non-negative'},
  );
  return throughputPerS * latencyS;
}

/**
 * Latency that a cap on virtual users alone dictates once all of them wait: W = V / X.
 *
 * @param load cap V, and completed per second X
 * @returns seconds
 * @throws {RangeError} on a cap or rate not above 0
 */
export function cappedLatencyS({
  maxVus,
  throughputPerS,
}: {
  maxVus: number;
  throughputPerS: number;
}): number {
  requireQuantities(
    'cappedLatencyS',
    {maxVus, throughputPerS},
    {maxVus: 'count', throughputPerS: 'positive'},
  );
  return maxVus / throughputPerS;
}

/**
 * Share of the offered requests that is never sent in the long run, 1 − X/λ.
 *
 * @param load offered λ, and completed per second X
 * @returns share, 0–1; 0 when the server keeps up
 * @throws {RangeError} on an offered rate not above 0 or a negative throughput
 */
export function droppedShare({
  arrivalRatePerS,
  throughputPerS,
}: {
  arrivalRatePerS: number;
  throughputPerS: number;
}): number {
  requireQuantities(
    'droppedShare',
    {arrivalRatePerS, throughputPerS},
    {arrivalRatePerS: 'positive', throughputPerS: 'non-negative'},
  );
  return Math.max(0, 1 - throughputPerS / arrivalRatePerS);
}

/**
 * Time until all virtual users wait, when the queue grows by λ − X a second: V / (λ − X).
 *
 * @returns seconds, or null when the server keeps up and they never do
 * @throws {RangeError} on a cap or offered rate not above 0, or a negative throughput
 */
export function rampUpS({
  maxVus,
  arrivalRatePerS,
  throughputPerS,
}: {
  maxVus: number;
  arrivalRatePerS: number;
  throughputPerS: number;
}): number | null {
  requireQuantities(
    'rampUpS',
    {maxVus, arrivalRatePerS, throughputPerS},
    {maxVus: 'count', arrivalRatePerS: 'positive', throughputPerS: 'non-negative'},
  );
  return throughputPerS >= arrivalRatePerS ? null : maxVus / (arrivalRatePerS - throughputPerS);
}
