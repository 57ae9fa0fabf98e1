// The load generator's own process: it takes one order over IPC, tells when the measured window opens and closes,
// keeps the load up until told to stop, and reports.
import {setTimeout as sleep} from 'node:timers/promises';
import {randomFrom} from '../../engine/plan.ts';
import {Requests} from './requests.ts';
import {Window} from './window.ts';
import type {Message, Order} from './own-generator.ts';

/**
 * A fixed number of users, each sending its next request when the last one has ended (and after its think time).
 *
 * @returns what ends the load
 */
function runClosedModel(
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
function runOpenModel(
  {
    maxInFlight,
    startMs,
    ...rate
  }: {ratePerS: number; poissonSeed?: number; maxInFlight: number; startMs: number},
  requests: Requests,
  window: Window,
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

const START_DELAY_MS = 50;
const LONGEST_TAIL_MS = 5000;

process.once('disconnect', () => process.exit(1));
process.once('message', (order) => {
  work(order as Order).then(() => process.disconnect());
});

async function work(order: Order) {
  const {load, warmUpS, measureS, timeoutMs} = order;
  const connections = load.model === 'open' ? load.maxInFlight : load.vus;
  const requests = new Requests(connections, order);
  const startMs = performance.now() + START_DELAY_MS;
  const window = new Window(startMs + warmUpS * 1000, startMs + (warmUpS + measureS) * 1000);
  const stopAsked = new Promise((resolve) => process.once('message', resolve));
  const stop =
    load.model === 'open'
      ? runOpenModel({...load, startMs}, requests, window)
      : runClosedModel(load, requests, window);
  await sleep(window.startMs - performance.now());
  const cpuBefore = process.cpuUsage();
  tell({at: 'window-opens'});
  await sleep(window.endMs - performance.now());
  const cpu = process.cpuUsage(cpuBefore);
  tell({at: 'window-closes'});
  await Promise.race([stopAsked, sleep(LONGEST_TAIL_MS)]);
  stop();
  await drained(window, timeoutMs);
  requests.close();
  tell({at: 'end', report: {...window.summary(), cpuMs: (cpu.user + cpu.system) / 1000}});
}

function tell(message: Message) {
  process.send?.(message);
}

/** Waits for the window's last answers: a slow answer must count as slow, not vanish. */
async function drained(window: Window, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs + 500;
  while (window.waiting > 0 && performance.now() < deadline) {
    await sleep(10);
  }
}
