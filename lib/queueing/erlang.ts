import {requireQuantities} from '../quantity/quantity.ts';

/** offered rate λ, service rate μ of one server, and number of servers c */
type Queue = {arrivalRatePerS: number; serviceRatePerS: number; servers: number};

/**
 * M/M/c: Poisson arrivals, exponential service, c servers, first come first served (Kleinrock,
 * "Queueing Systems" I, 1975, section 3.5).
 *
 * @returns ρ, Erlang C, Wq, W, Lq, L; without a steady state (ρ ≥ 1) there is nothing but ρ
 * @throws {RangeError} on numbers out of range, all named
 */
export function mmc({arrivalRatePerS, serviceRatePerS, servers}: Queue):
  | {
      steady: true;
      utilisation: number;
      probabilityOfWait: number;
      meanWaitS: number;
      meanResponseS: number;
      meanQueueLength: number;
      meanInSystem: number;
    }
  | {steady: false; utilisation: number} {
  requireQuantities(
    'mmc',
    {arrivalRatePerS, serviceRatePerS, servers},
    {arrivalRatePerS: 'positive', serviceRatePerS: 'positive', servers: 'count'},
  );
  const offeredLoad = arrivalRatePerS / serviceRatePerS;
  const utilisation = offeredLoad / servers;
  if (utilisation >= 1) return {steady: false, utilisation};
  const probabilityOfWait = erlangC(servers, offeredLoad);
  const meanWaitS = probabilityOfWait / (servers * serviceRatePerS - arrivalRatePerS);
  const meanResponseS = meanWaitS + 1 / serviceRatePerS;
  return {
    steady: true,
    utilisation,
    probabilityOfWait,
    meanWaitS,
    meanResponseS,
    meanQueueLength: arrivalRatePerS * meanWaitS,
    meanInSystem: arrivalRatePerS * meanResponseS,
  };
}

/**
 * Erlang C: probability that an arrival has to wait, C = B / (1 − ρ(1 − B)), from Erlang B, the probability that all
 * servers are busy when nobody waits, by the recursion B(0) = 1, B(k) = aB(k−1) / (k + aB(k−1)), which neither
 * overflows nor cancels.
 *
 * @param offeredLoad a = λ/μ in erlangs, below the number of servers
 */
function erlangC(servers: number, offeredLoad: number) {
  let blocked = 1;
  for (let server = 1; server <= servers; server += 1) {
    blocked = (offeredLoad * blocked) / (server + offeredLoad * blocked);
  }
  return blocked / (1 - (offeredLoad / servers) * (1 - blocked));
}
