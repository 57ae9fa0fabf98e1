import {keysOf, tableOf} from '../../lib/typed.ts';
import type {Browser, Page} from '@playwright/test';

/** The phone that first touches are measured on. */
const PHONE = {cpu: 4, latencyMs: 150, bytesPerS: 1_600_000 / 8};

export type Spread = {median: number; low: number; high: number};

/** Measures several times over. */
export async function repeated<Name extends string>(
  runs: number,
  measure: () => Promise<Record<Name, number>>,
) {
  const results: Record<Name, number>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return tableOf(keysOf(results[0]), (name) => spreadOf(results.map((each) => each[name])));
}

export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [median, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[sorted.length - 1]];
  return {median, low: sorted[0], high};
}

/** @param measure `bytes`: kilobytes since the page came to rest, `loadedKb` until then */
export async function onPage(
  browser: Browser,
  url: string,
  measure: (page: Page, bytes: () => number, loadedKb: number) => Promise<Record<string, number>>,
) {
  const context = await browser.newContext({
    ...{viewport: {width: 390, height: 844}, deviceScaleFactor: 2, hasTouch: true, isMobile: true},
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerS,
    uploadThroughput: PHONE.bytesPerS,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: PHONE.cpu});
  let total = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => (total += encodedDataLength));
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.waitForTimeout(500);
  const before = total;
  const result = await measure(page, () => (total - before) / 1000, before / 1000);
  await context.close();
  return result;
}

declare global {
  interface Window {
    /** what `watch` saw */
    seen: {first: number; shift: number; keys: number[]};
    /** of each job of the page's Web Workers */
    workerMs?: number[];
  }
  /** Only some browsers have it. */
  interface PerformanceEntry {
    readonly hadRecentInput?: boolean;
    readonly value?: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** In the page: remembers the first touch or key, what moved, and how long keys took to be painted. */
function watch() {
  const seen: Window['seen'] = {first: 0, shift: 0, keys: []};
  Object.assign(window, {seen});
  const begin = () => (seen.first ||= performance.now());
  for (const kind of ['pointerdown', 'touchstart', 'keydown', 'click'])
    addEventListener(kind, begin, {capture: true, passive: true});
  new PerformanceObserver((list) => {
    for (const {hadRecentInput, value = 0} of list.getEntries())
      if (!hadRecentInput) seen.shift += value;
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    for (const {name, duration} of list.getEntries())
      if (name === 'keydown') seen.keys.push(duration);
  }).observe({type: 'event', durationThreshold: 16});
}
