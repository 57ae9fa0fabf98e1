import {ofQuantities} from '../quantity/quantity.ts';

/**
 * Latencies of one server with one slot that stands still once, asked by two generators with the same rate: an open
 * one that sends on schedule and counts from the schedule, and a closed one that waits for each answer, sends again
 * a period after it last sent or at once where that has passed, and counts from sending. Both arrivals and service
 * are constant, so the difference is the pause alone (G. Tene, "How NOT to Measure Latency", 2013: coordinated
 * omission).
 *
 * @param setup the server serves nobody from `pauseAtS` on for `pauseS` seconds; requests are sent during `durationS`
 * @returns latencies in seconds, in the order of sending
 * @throws {RangeError} on numbers out of range, or a rate that the server can't keep up with
 */
export const pausedLatencies = ofQuantities(
  'pausedLatencies',
  {
    ratePerS: 'positive',
    serviceS: 'positive',
    pauseAtS: 'non-negative',
    pauseS: 'non-negative',
    durationS: 'positive',
  },
  ({ratePerS, durationS, ...server}) => {
    if (ratePerS * server.serviceS >= 1) {
      throw new RangeError(
        `pausedLatencies: ${ratePerS} requests per second of ${server.serviceS} s each fill more than one slot. Lower one of them.`,
      );
    }
    const answer = pausedServer(server);
    const open = Array.from({length: Math.floor(ratePerS * durationS)}, (_, index) => {
      const at = index / ratePerS;
      return answer(at) - at;
    });
    return {open, closed: closedLatencies(pausedServer(server), ratePerS, durationS)};
  },
);

function closedLatencies(answer: (atS: number) => number, ratePerS: number, durationS: number) {
  const latencies = [];
  for (let at = 0; at < durationS;) {
    const done = answer(at);
    latencies.push(done - at);
    at = Math.max(done, at + 1 / ratePerS);
  }
  return latencies;
}

/**
 * When a request that arrives at a time is answered, first come first served.
 *
 * @returns to be asked in the order of arrival
 */
function pausedServer({
  serviceS,
  pauseAtS,
  pauseS,
}: Record<'serviceS' | 'pauseAtS' | 'pauseS', number>): (atS: number) => number {
  let freeS = 0;
  return (atS) => {
    let startS = Math.max(atS, freeS);
    if (startS >= pauseAtS && startS < pauseAtS + pauseS) startS = pauseAtS + pauseS;
    freeS = startS + serviceS;
    return freeS;
  };
}
