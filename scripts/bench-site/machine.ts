import {onPage, repeated} from './phone.ts';
import type {Browser, Page} from '@playwright/test';
import type {Spread} from './phone.ts';

/** A film of many short stretches, and a run of a million requests. */
const FILM = '/explore/worker-pool/?lesson=6&n=60';
const MILLION = '/explore/worker-pool/?lesson=5&load=random&total=1000000';
/** Each wait of a request is two steps more: lesson 5 has ten of them. */
const ONE_WAIT = `${MILLION}&waits=1`;

/**
 * What the simulator's record costs: a film simulated and drawn, its playhead moved, a million requests in its Web
 * Worker.
 *
 * @param origin of a served build
 * @returns milliseconds; nothing on a build without the simulator
 */
export const machine = (
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<string, Spread>> =>
  repeated<string>(runs, async () => ({
    ...(await onPage(browser, origin + FILM, film)),
    millionOneMs: await millionOn(browser, origin + ONE_WAIT, 1),
    millionMs: await millionOn(browser, origin + MILLION, 1),
    millionSlowMs: await millionOn(browser, origin + MILLION, 4),
  }));

async function film(page: Page): Promise<Record<string, number>> {
  if ((await page.locator('[data-explorable=pool]').count()) === 0) return {};
  await page.locator('[data-explorable=pool][data-is-live]').waitFor();
  return page.evaluate(filmAndFrames);
}

/** In the page: the main thread's milliseconds for a film and for a scrubbed frame. */
async function filmAndFrames() {
  const root = document.querySelector('[data-explorable=pool]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const timed = async (act: () => void) => {
    await frame();
    const begun = performance.now();
    act();
    // Styles and layout belong to it.
    root?.getBoundingClientRect();
    return performance.now() - begun;
  };
  const set = (name: string, value: number) => () => {
    const control = root?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!control) throw new Error(`The page has no control ${name}.`);
    control.value = String(value);
    control.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const films = [];
  for (let slots = 4; slots < 14; slots += 1) films.push(await timed(set('slots', slots)));
  const scrubs = [];
  for (let at = 0; at <= 1000; at += 20) scrubs.push(await timed(set('time', at)));
  const middle = (values: number[]) =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return {
    filmMs: middle(films),
    scrubMs: Math.max(...scrubs),
  };
}

/**
 * Milliseconds between asking the Web Worker for a million requests of both sides and its answer.
 *
 * @param slowed times; a browser that slows the page alone gives the same as without
 */
async function millionOn(browser: Browser, url: string, slowed: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowed});
  await page.goto(url);
  const handle = await page.waitForFunction(() => window.workerMs?.at(-1) ?? false, undefined, {
    timeout: 120_000,
  });
  const ms = Number(await handle.jsonValue());
  await context.close();
  return ms;
}

/** In the page: how long each job took, from the first question to the last answer of its Web Workers. */
function watchWorkers() {
  const spent: number[] = [];
  Object.assign(window, {workerMs: spent});
  let asked = 0;
  let begun = 0;
  const {postMessage} = Worker.prototype;
  Worker.prototype.postMessage = function post(...args: unknown[]) {
    if (asked === 0) begun = performance.now();
    asked += 1;
    const answered = () => {
      asked -= 1;
      if (asked === 0) spent.push(performance.now() - begun);
    };
    this.addEventListener('message', answered, {once: true});
    return Reflect.apply(postMessage, this, args);
  };
}
