import type {Requests} from './requests.ts';
import type {Window} from './window.ts';

/**
 * A fixed number of users, each sending its next request when the last one has ended (and after its think time).
 *
 * @returns what ends the load
 */
export function runClosedModel(
  {vus, thinkTimeMs = 0}: {vus: number; thinkTimeMs?: number},
  requests: Requests,
  window: Window,
) {
  let n = 0;
  let stopped = false;
  const next = () => {
    if (stopped) {
      return;
    }
    const sentAt = performance.now();
    window.arrive(sentAt, sentAt);
    requests.send(n, (ending, timings) => {
      window.complete(sentAt, sentAt, performance.now(), ending, timings);
      // A refused connection fails at once: without a pause a dead server would keep the generator spinning.
      const pauseMs = ending === 'ok' ? thinkTimeMs : Math.max(thinkTimeMs, 10);
      pauseMs > 0 ? setTimeout(next, pauseMs) : next();
    });
    n += 1;
  };
  for (let user = 0; user < vus; user += 1) {
    next();
  }
  return () => void (stopped = true);
}

/**
 * Arrivals on a fixed schedule whatever the server does; above the cap on requests in flight an arrival is dropped and
 * counted. A latency starts at the intended time, so a late generator makes it longer, never shorter.
 *
 * @returns what ends the load
 */
export function runOpenModel(
  {ratePerS, maxInFlight, startMs}: {ratePerS: number; maxInFlight: number; startMs: number},
  requests: Requests,
  window: Window,
) {
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
  return () => void (stopped = true);
}

function arrive(
  intended: number,
  n: number,
  maxInFlight: number,
  requests: Requests,
  window: Window,
) {
  if (requests.inFlight.size >= maxInFlight) {
    window.arrive(intended, null);
    return;
  }
  const sentAt = performance.now();
  window.arrive(intended, sentAt);
  requests.send(n, (ending, timings) =>
    window.complete(intended, sentAt, performance.now(), ending, timings),
  );
}
