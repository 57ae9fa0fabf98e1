import {ofQuantities} from '../quantity/quantity.ts';

/** Messages per second of m workers, each on a core of its own: m / time. Workers beyond the cores add nothing. */
export const rateOfWorkers = ofQuantities(
  'rateOfWorkers',
  {workers: 'count', cores: 'count', timeS: 'positive'},
  ({workers, cores, timeS}) => Math.min(workers, cores) / timeS,
);

/**
 * Ceiling in messages per second of one sender and one receiver that overlap, 1 / max(send, receive), from the CPU time of
 * each per message.
 */
export const pairCeilingPerS = ofQuantities(
  'pairCeilingPerS',
  {sendS: 'positive', receiveS: 'positive'},
  ({sendS, receiveS}) => 1 / Math.max(sendS, receiveS),
);
