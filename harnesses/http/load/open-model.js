// @ts-check
/** @import {Requests} from './requests.js' */
/** @import {Window} from './window.js' */

/**
 * Arrivals on a fixed schedule whatever the server does; above the cap on requests in flight an arrival is dropped and
 * counted. A latency starts at the intended time, so a late generator makes it longer, never shorter.
 * @param {{ratePerS: number, maxInFlight: number, startMs: number}} load
 * @param {import('./requests.js').Requests} requests
 * @param {import('./window.js').Window} window
 * @returns {{stop: () => void}}
 */
export function runOpenModel({ratePerS, maxInFlight, startMs}, requests, window) {
  const intervalMs = 1000 / ratePerS;
  let n = 0;
  let stopped = false;
  const due = () => startMs + n * intervalMs;
  const pump = () => {
    if (stopped) {
      return;
    }
    while (due() <= performance.now()) {
      arrive(due(), n, maxInFlight, requests, window);
      n += 1;
    }
    setTimeout(pump, Math.max(0, due() - performance.now()));
  };
  pump();
  return {
    stop: () => {
      stopped = true;
    },
  };
}

/**
 * @param {number} intended
 * @param {number} n
 * @param {number} maxInFlight
 * @param {Requests} requests
 * @param {Window} window
 */
function arrive(intended, n, maxInFlight, requests, window) {
  if (requests.inFlight.size >= maxInFlight) {
    window.arrive(intended, null);
    return;
  }
  const sentAt = performance.now();
  window.arrive(intended, sentAt);
  requests.send(n, (ending) => window.complete(intended, sentAt, performance.now(), ending));
}
