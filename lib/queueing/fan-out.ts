import {ofQuantities} from '../quantity/quantity.ts';

/**
 * Mean of the longest of several waits that begin together: the wait itself where all take the same, and its mean times
 * the harmonic number 1 + 1/2 + … + 1/n where they are independent and exponential (David and Nagaraja, "Order Statistics",
 * 2003, section 3.1).
 *
 * @returns seconds
 */
export const longestWaitS = ofQuantities(
  'longestWaitS',
  {waits: 'count', waitS: 'non-negative'},
  ({waits, waitS}) => {
    const harmonic = Array.from({length: waits}, (_, at) => 1 / (at + 1));
    return {constant: waitS, exponential: waitS * harmonic.reduce((sum, part) => sum + part, 0)};
  },
);

/**
 * Share of requests that meet at least one slow call among several, 1 − (1 − q)ⁿ (Dean and Barroso, "The Tail at Scale",
 * 2013).
 */
export const shareWithSlow = ofQuantities(
  'shareWithSlow',
  {calls: 'count', slowShare: 'share'},
  ({calls, slowShare}) => 1 - (1 - slowShare) ** calls,
);

/**
 * Amdahl's law: how much faster a whole gets when all of it but a serial share is done n times faster (Amdahl, "Validity of
 * the Single Processor Approach", 1967). `factor` may be Infinity.
 */
export function amdahl({serialShare, factor}: {serialShare: number; factor: number}): number {
  return 1 / (serialShare + (1 - serialShare) / factor);
}
