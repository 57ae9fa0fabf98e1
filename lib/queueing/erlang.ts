import {ofQuantities} from '../quantity/quantity.ts';

/**
 * M/M/c: Poisson arrivals with rate λ, exponential service with rate μ of one server, c servers, first come first served
 * (Kleinrock, "Queueing Systems" I, 1975, section 3.5). Gives ρ, Erlang C, Wq, W, Lq, L; without a steady state (ρ ≥ 1)
 * there is nothing but ρ.
 */
export const mmc = ofQuantities(
  'mmc',
  {arrivalRatePerS: 'positive', serviceRatePerS: 'positive', servers: 'count'},
  ({arrivalRatePerS, serviceRatePerS, servers}) => {
    const offeredLoad = arrivalRatePerS / serviceRatePerS;
    const utilisation = offeredLoad / servers;
    if (utilisation >= 1) return {steady: false as const, utilisation};
    const probabilityOfWait = erlangC(servers, offeredLoad);
    const meanWaitS = probabilityOfWait / (servers * serviceRatePerS - arrivalRatePerS);
    const meanResponseS = meanWaitS + 1 / serviceRatePerS;
    return {
      ...{steady: true as const, utilisation, probabilityOfWait, meanWaitS, meanResponseS},
      meanQueueLength: arrivalRatePerS * meanWaitS,
      meanInSystem: arrivalRatePerS * meanResponseS,
    };
  },
);

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
