// @ts-check
import {requireQuantities} from '../quantity/index.js';

/**
 * Latencies of one server with one slot that stands still once, asked by two generators with the same rate: an open
 * one that sends on schedule and counts from the schedule, and a closed one that waits for each answer, sends again
 * a period after it last sent or at once where that has passed, and counts from sending. Both arrivals and service
 * are constant, so the difference is the pause alone (G. Tene, "How NOT to Measure Latency", 2013: coordinated
 * omission).
 *
 * @param {{ratePerS: number, serviceS: number, pauseAtS: number, pauseS: number, durationS: number}} setup the
 *   server serves nobody from `pauseAtS` on for `pauseS` seconds; requests are sent during `durationS`
 * @returns {{open: number[], closed: number[]}} latencies in seconds, in the order of sending
 * @throws {RangeError} on numbers out of range, or a rate that the server can't keep up with
 */
export function pausedLatencies({ratePerS, serviceS, pauseAtS, pauseS, durationS}) {
  requireQuantities(
    'pausedLatencies',
    {ratePerS, serviceS, pauseAtS, pauseS, durationS},
    {
      ratePerS: 'positive',
      serviceS: 'positive',
      pauseAtS: 'non-negative',
      pauseS: 'non-negative',
      durationS: 'positive',
    },
  );
  if (ratePerS * serviceS >= 1) {
    throw new RangeError(
      `pausedLatencies: ${ratePerS} requests per second of ${serviceS} s each fill more than one slot. Lower one of them.`,
    );
  }
  const count = Math.floor(ratePerS * durationS);
  const answer = pausedServer({serviceS, pauseAtS, pauseS});
  const open = Array.from({length: count}, (_, index) => {
    const at = index / ratePerS;
    return answer(at) - at;
  });
  return {
    open,
    closed: closedLatencies(pausedServer({serviceS, pauseAtS, pauseS}), ratePerS, durationS),
  };
}

/** @param {(atS: number) => number} answer @param {number} ratePerS @param {number} durationS */
function closedLatencies(answer, ratePerS, durationS) {
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
 * @param {{serviceS: number, pauseAtS: number, pauseS: number}} server
 * @returns {(atS: number) => number} to be asked in the order of arrival
 */
function pausedServer({serviceS, pauseAtS, pauseS}) {
  let freeS = 0;
  return (atS) => {
    let startS = Math.max(atS, freeS);
    if (startS >= pauseAtS && startS < pauseAtS + pauseS) startS = pauseAtS + pauseS;
    freeS = startS + serviceS;
    return freeS;
  };
}
