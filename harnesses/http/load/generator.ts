// The load generator's own process: it takes one order over IPC, tells when the measured window opens and closes,
// keeps the load up until told to stop, and reports. Whoever imports it takes orders: what others use stands beside it.
import {setTimeout as sleep} from 'node:timers/promises';
import {runClosedModel, runOpenModel} from './models.ts';
import {Requests} from './requests.ts';
import {Window} from './window.ts';
import {WindowSeries} from './window-series.ts';
import type {Message, Order} from './own-generator.ts';
import type {Counter} from './window-series.ts';

const START_DELAY_MS = 50;
const LONGEST_TAIL_MS = 5000;

process.once('disconnect', () => process.exit(1));
process.once('message', (order) => {
  work(order as Order).then(() => process.disconnect());
});

async function work(order: Order) {
  const {warmUpS, measureS, timeoutMs, windows} = order;
  const connections = order.load.model === 'open' ? order.load.maxInFlight : order.load.vus;
  const requests = new Requests(connections, order);
  const startMs = performance.now() + START_DELAY_MS;
  const opensMs = startMs + warmUpS * 1000;
  const closesMs = opensMs + measureS * 1000;
  const window = new Window(opensMs, closesMs);
  const series =
    windows === undefined
      ? null
      : new WindowSeries(opensMs, {count: windows, everyMs: (measureS * 1000) / windows});
  const stopAsked = new Promise((resolve) => process.once('message', resolve));
  const stop = startLoad(order, startMs, requests, bothOf(window, series));
  await sleep(opensMs - performance.now());
  const cpuBefore = process.cpuUsage();
  tell({at: 'window-opens'});
  for (let number = 1; series !== null && number < series.windows.length; number += 1) {
    await sleep(series.windows[number].startMs - performance.now());
    tell({at: 'next-window', number});
  }
  await sleep(closesMs - performance.now());
  const cpu = process.cpuUsage(cpuBefore);
  tell({at: 'window-closes'});
  await Promise.race([stopAsked, sleep(LONGEST_TAIL_MS)]);
  stop();
  await drained(window, timeoutMs);
  requests.close();
  const report = {...window.summary(), cpuMs: (cpu.user + cpu.system) / 1000};
  tell({at: 'end', report: {...report, ...(series && {series: series.summaries()})}});
}

function startLoad({load}: Order, startMs: number, requests: Requests, counter: Counter) {
  return load.model === 'open'
    ? runOpenModel({...load, startMs}, requests, counter)
    : runClosedModel(load, requests, counter);
}

/** Counts into the window of the whole run and into the windows of its series. */
function bothOf(window: Window, series: WindowSeries | null): Counter {
  return series === null
    ? window
    : {
        arrive: (...seen) => [window, series].forEach((counter) => counter.arrive(...seen)),
        complete: (...seen) => [window, series].forEach((counter) => counter.complete(...seen)),
      };
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
