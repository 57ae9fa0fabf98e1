import {requireQuantities} from '../quantity/index.ts';

/** offered rate λ, service rate μ of one server, and number of servers c */
export type Queue = {arrivalRatePerS: number; serviceRatePerS: number; servers: number};

/**
 * Erlang B: probability that all servers are busy when nobody waits, by the recursion
 * B(0) = 1, B(k) = aB(k−1) / (k + aB(k−1)), which neither overflows nor cancels.
 *
 * @param setup c, and a = λ/μ in erlangs
 * @returns probability, 0–1
 * @throws {RangeError} on servers that are not a whole number, or a negative load
 */
export function erlangB({servers, offeredLoad}: {servers: number; offeredLoad: number}): number {
  requireQuantities(
    'erlangB',
    {servers, offeredLoad},
    {servers: 'count-or-none', offeredLoad: 'non-negative'},
  );
  let blocked = 1;
  for (let server = 1; server <= servers; server += 1) {
    blocked = (offeredLoad * blocked) / (server + offeredLoad * blocked);
  }
  return blocked;
}

/**
 * Erlang C: probability that an arrival has to wait, C = B / (1 − ρ(1 − B)).
 *
 * @param setup c, and a = λ/μ in erlangs, below c
 * @returns probability, 0–1
 * @throws {RangeError} when the load is not below the servers, because then there is no steady state
 */
export function erlangC({servers, offeredLoad}: {servers: number; offeredLoad: number}): number {
  requireQuantities('erlangC', {servers}, {servers: 'count'});
  const blocked = erlangB({servers, offeredLoad});
  if (offeredLoad >= servers) {
    throw new RangeError(
      `erlangC: offeredLoad is ${offeredLoad} on ${servers} servers, so the queue grows without end: there is no steady state. ` +
        'Call mmc, which returns steady: false here, or lower the load.',
    );
  }
  return blocked / (1 - (offeredLoad / servers) * (1 - blocked));
}

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
  requireQueue('mmc', {arrivalRatePerS, serviceRatePerS, servers});
  const offeredLoad = arrivalRatePerS / serviceRatePerS;
  const utilisation = offeredLoad / servers;
  if (utilisation >= 1) return {steady: false, utilisation};
  const probabilityOfWait = erlangC({servers, offeredLoad});
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
 * Probability in M/M/c of waiting longer than t, C · e^(−(cμ − λ)t).
 *
 * @param queue and the time t in seconds
 * @returns probability, or null without a steady state
 * @throws {RangeError} on numbers out of range, all named
 */
export function waitExceedsProbability({waitS, ...queue}: Queue & {waitS: number}): number | null {
  requireQuantities('waitExceedsProbability', {waitS}, {waitS: 'non-negative'});
  const state = mmc(queue);
  if (!state.steady) return null;
  const drainPerS = queue.servers * queue.serviceRatePerS - queue.arrivalRatePerS;
  return state.probabilityOfWait * Math.exp(-drainPerS * waitS);
}

/**
 * M/G/1 mean wait by Pollaczek and Khinchine, λE[S²] / 2(1 − ρ), with E[S²] = (1 + Cs²)·E[S]².
 *
 * @param queue λ, E[S], and the squared coefficient of variation Cs² of the service time (0 constant, 1 exponential)
 * @throws {RangeError} on numbers out of range, all named
 */
export function mg1({
  arrivalRatePerS,
  meanServiceS,
  serviceScv,
}: {
  arrivalRatePerS: number;
  meanServiceS: number;
  serviceScv: number;
}):
  | {steady: true; utilisation: number; meanWaitS: number; meanResponseS: number}
  | {steady: false; utilisation: number} {
  requireQuantities(
    'mg1',
    {arrivalRatePerS, meanServiceS, serviceScv},
    {arrivalRatePerS: 'positive', meanServiceS: 'positive', serviceScv: 'non-negative'},
  );
  const utilisation = arrivalRatePerS * meanServiceS;
  if (utilisation >= 1) return {steady: false, utilisation};
  const secondMoment = (1 + serviceScv) * meanServiceS ** 2;
  const meanWaitS = (arrivalRatePerS * secondMoment) / (2 * (1 - utilisation));
  return {steady: true, utilisation, meanWaitS, meanResponseS: meanWaitS + meanServiceS};
}

/**
 * G/G/c mean wait approximated by Allen and Cunneen, Wq(M/M/c) · (Ca² + Cs²)/2 (A. O. Allen,
 * "Probability, Statistics and Queueing Theory", 1990): exact for M/M/c and M/G/1.
 *
 * @param queue and the squared coefficients of variation of the times between arrivals (0 for a constant rate, 1 for
 * Poisson) and of service
 * @throws {RangeError} on numbers out of range, all named
 */
export function allenCunneen({
  arrivalScv,
  serviceScv,
  ...queue
}: Queue & {arrivalScv: number; serviceScv: number}):
  | {steady: true; utilisation: number; meanWaitS: number; meanResponseS: number}
  | {steady: false; utilisation: number} {
  requireQuantities(
    'allenCunneen',
    {arrivalScv, serviceScv},
    {arrivalScv: 'non-negative', serviceScv: 'non-negative'},
  );
  const state = mmc(queue);
  if (!state.steady) return state;
  const meanWaitS = (state.meanWaitS * (arrivalScv + serviceScv)) / 2;
  const meanResponseS = meanWaitS + 1 / queue.serviceRatePerS;
  return {steady: true, utilisation: state.utilisation, meanWaitS, meanResponseS};
}

function requireQueue(where: string, queue: Queue) {
  requireQuantities(where, queue, {
    arrivalRatePerS: 'positive',
    serviceRatePerS: 'positive',
    servers: 'count',
  });
}
