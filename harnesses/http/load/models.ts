import {randomFrom} from '../../engine/plan.ts';
import type {Requests} from './requests.ts';
import type {Counter} from './window-series.ts';

/**
 * A fixed number of users, each sending its next request when the last one has ended (and after its think time).
 *
 * @returns what ends the load
 */
export function runClosedModel(
  {vus, thinkTimeMs = 0}: {vus: number; thinkTimeMs?: number},
  requests: Requests,
  window: Counter,
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
 * When requests are due, in ms after the start, one after the other: at equal distances, or where there is a seed as a
 * Poisson process, whose gaps are independent and exponentially distributed. At another rate the same seed gives the
 * same bunches, nearer or further apart.
 */
export function dueTimesMs({ratePerS, poissonSeed}: {ratePerS: number; poissonSeed?: number}) {
  const meanMs = 1000 / ratePerS;
  if (poissonSeed === undefined) {
    let n = 0;
    return () => n++ * meanMs;
  }
  const random = randomFrom(poissonSeed);
  let dueMs = 0;
  return () => (dueMs -= Math.log(1 - random()) * meanMs);
}

/**
 * Arrivals on a schedule that is fixed whatever the server does; above the cap on requests in flight an arrival is dropped and
 * counted. A latency starts at the intended time, so a late generator makes it longer, never shorter.
 *
 * @returns what ends the load
 */
export function runOpenModel(
  {
    maxInFlight,
    startMs,
    ...rate
  }: {ratePerS: number; poissonSeed?: number; maxInFlight: number; startMs: number},
  requests: Requests,
  window: Counter,
) {
  const nextMs = dueTimesMs(rate);
  let n = 0;
  let due = startMs + nextMs();
  let stopped = false;
  const pump = () => {
    if (stopped) {
      return;
    }
    while (due <= performance.now()) {
      arrive(due, n, maxInFlight, requests, window);
      n += 1;
      due = startMs + nextMs();
    }
    setTimeout(pump, Math.max(0, due - performance.now()));
  };
  pump();
  return () => void (stopped = true);
}

function arrive(
  intended: number,
  n: number,
  maxInFlight: number,
  requests: Requests,
  window: Counter,
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
