import {requireNumbers, requireQuantities} from '../quantity/quantity.ts';

/**
 * Messages per second of stages that follow each other on one core: 1 / Σ time. Times add, rates never do.
 *
 * @param stageTimesS time of each stage per message, seconds
 * @returns messages per second
 * @throws {RangeError} on an empty list, or a time not above 0
 */
export function rateOfStages(stageTimesS: readonly number[]): number {
  requireNumbers('rateOfStages', 'stageTimesS', stageTimesS, {kind: 'positive'});
  return 1 / stageTimesS.reduce((sum, timeS) => sum + timeS, 0);
}

/**
 * Messages per second of m workers, each on a core of its own: m / time.
 *
 * @param setup workers, cores they share, and CPU time per message
 * @returns messages per second; workers beyond the cores add nothing
 * @throws {RangeError} on numbers out of range, all named
 */
export function rateOfWorkers({
  workers,
  cores,
  timeS,
}: {
  workers: number;
  cores: number;
  timeS: number;
}): number {
  requireQuantities(
    'rateOfWorkers',
    {workers, cores, timeS},
    {workers: 'count', cores: 'count', timeS: 'positive'},
  );
  return Math.min(workers, cores) / timeS;
}

/**
 * Ceiling in messages per second of one sender and one receiver: 1 / (send + receive) when they take
 * turns, 1 / max(send, receive) when they overlap.
 *
 * @param pair CPU time of each per message, seconds
 * @returns messages per second
 * @throws {RangeError} on a time not above 0
 */
export function pairCeilingPerS({
  sendS,
  receiveS,
  overlap,
}: {
  sendS: number;
  receiveS: number;
  overlap: boolean;
}): number {
  requireQuantities(
    'pairCeilingPerS',
    {sendS, receiveS},
    {sendS: 'positive', receiveS: 'positive'},
  );
  return 1 / (overlap ? Math.max(sendS, receiveS) : sendS + receiveS);
}
