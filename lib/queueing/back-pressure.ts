import {ofQuantities} from '../quantity/quantity.ts';

/**
 * M/M/c/K: Poisson arrivals, exponential service, c servers and room for `most` requests in all; who finds it full is
 * refused (Gross, Shortle, Thompson and Harris, "Fundamentals of Queueing Theory", 2008, section 2.5). There is a steady state at any
 * rate. Room is added place by place, as in Erlang's recursion: a place more has the weight of the last times λ / (its
 * rate), and nothing overflows or cancels.
 *
 * @returns share that is refused, what is answered per second, and mean wait for a server of those that are let in
 */
export const boundedQueue = ofQuantities(
  'boundedQueue',
  {arrivalRatePerS: 'positive', serviceRatePerS: 'positive', servers: 'count', most: 'count'},
  ({arrivalRatePerS, serviceRatePerS, servers, most}) => {
    let [refusedShare, queued] = [1, 0];
    for (let place = 1; place <= most; place += 1) {
      const leavePerS = Math.min(place, servers) * serviceRatePerS;
      const weight = (arrivalRatePerS / leavePerS) * refusedShare;
      refusedShare = weight / (1 + weight);
      queued = (queued + weight * Math.max(0, place - servers)) / (1 + weight);
    }
    const throughputPerS = arrivalRatePerS * (1 - refusedShare);
    return {refusedShare, throughputPerS, meanWaitS: queued / throughputPerS};
  },
);
