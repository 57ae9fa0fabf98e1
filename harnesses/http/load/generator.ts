// The load generator's own process: it takes one order over IPC, tells when the measured window opens and closes,
// keeps the load up until told to stop, and reports. Whoever imports it takes orders: what others use stands beside it.
import {setTimeout as sleep} from 'node:timers/promises';
import {runClosedModel, runOpenModel} from './models.ts';
import {Requests} from './requests.ts';
import {Window} from './window.ts';
import type {Message, Order} from './own-generator.ts';

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
