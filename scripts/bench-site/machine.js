// @ts-check
import {onPage, spreadOf} from './touch.js';

/** A film of many short stretches, and a run of a million requests. */
const FILM = '/explore/worker-pool/?lesson=6&n=60';
const MILLION = '/explore/worker-pool/?lesson=5&load=random&total=1000000';
/** Each wait of a request is two steps more: lesson 5 has ten of them. */
const ONE_WAIT = `${MILLION}&waits=1`;

/**
 * What the simulator's record costs: a film simulated and drawn, its playhead moved, a million requests in its Web
 * Worker; beside it the same film drawn by a rectangle for each stretch, which is moved by drawing anew.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin of a served build
 * @param {number} runs
 * @returns {Promise<Record<string, {median: number, low: number, high: number}>>} milliseconds; nothing on a build without
 *   the simulator
 */
export async function machine(browser, origin, runs) {
  const results = /** @type {Record<string, number>[]} */ ([]);
  for (let run = 0; run < runs; run += 1)
    results.push({
      ...(await onPage(browser, origin + FILM, film)),
      millionOneMs: await millionOn(browser, origin + ONE_WAIT, 1),
      millionMs: await millionOn(browser, origin + MILLION, 1),
      millionSlowMs: await millionOn(browser, origin + MILLION, 4),
    });
  return Object.fromEntries(
    Object.keys(results[0]).map((name) => [name, spreadOf(results.map((result) => result[name]))]),
  );
}

/** @param {import('playwright-core').Page} page @returns {Promise<Record<string, number>>} */
async function film(page) {
  if ((await page.locator('[data-explorable=pool]').count()) === 0) return {};
  await page.locator('[data-explorable=pool][data-is-live]').waitFor();
  return page.evaluate(filmAndFrames);
}

/** In the page: the main thread's milliseconds for a film, for a scrubbed frame, and for one that is drawn by rectangles. */
async function filmAndFrames() {
  const root = /** @type {HTMLElement} */ (document.querySelector('[data-explorable=pool]'));
  const control = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (root.querySelector(`[name="${name}"]`));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const timed = async (/** @type {() => void} */ act) => {
    await frame();
    const begun = performance.now();
    act();
    // Styles and layout belong to it.
    root.getBoundingClientRect();
    return performance.now() - begun;
  };
  const set = (/** @type {string} */ name, /** @type {number} */ value) => () => {
    control(name).value = String(value);
    control(name).dispatchEvent(new Event('input', {bubbles: true}));
  };
  const films = [];
  for (let slots = 4; slots < 14; slots += 1) films.push(await timed(set('slots', slots)));
  const scrubs = [];
  for (let at = 0; at <= 1000; at += 20) scrubs.push(await timed(set('time', at)));
  const bars = /** @type {SVGElement} */ (root.querySelector('.pool-bars'));
  const unitsWide = /** @type {SVGSVGElement} */ (bars).viewBox.baseVal.width;
  const stretches = [...bars.querySelectorAll('path[data-kind]')].flatMap((path) =>
    [...String(path.getAttribute('d')).matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/gu)].map(
      (found) => found.slice(1).map(Number),
    ),
  );
  const rects = stretches.map(([x, y, , height]) => {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries({x, y, height}))
      rect.setAttribute(name, String(value));
    return bars.appendChild(rect);
  });
  const redrawn = [];
  for (let at = 0; at <= 1000; at += 20)
    redrawn.push(
      await timed(() =>
        rects.forEach((rect, index) => {
          const [x, , width] = stretches[index];
          const passed = (at / 1000) * unitsWide;
          rect.setAttribute('width', String(Math.max(0, Math.min(width, passed - x))));
        }),
      ),
    );
  const most = (/** @type {number[]} */ values) => Math.max(...values);
  const middle = (/** @type {number[]} */ values) =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return {
    filmMs: middle(films),
    filmWorstMs: most(films),
    scrubMs: most(scrubs),
    rectsMs: most(redrawn),
    stretches: stretches.length,
  };
}

/**
 * Milliseconds between asking the Web Worker for a million requests of both sides and its answer.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} slowed times; a browser that slows the page alone gives the same as without
 */
async function millionOn(browser, url, slowed) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowed});
  await page.goto(url);
  const handle = await page.waitForFunction(
    () =>
      /** @type {Window & typeof globalThis & {workerMs?: number[]}} */ (window).workerMs?.at(-1) ??
      false,
    undefined,
    {timeout: 120_000},
  );
  const ms = Number(await handle.jsonValue());
  await context.close();
  return ms;
}

/** In the page: how long each job took, from the first question to the last answer of its Web Workers. */
function watchWorkers() {
  const spent = /** @type {number[]} */ ([]);
  Object.assign(window, {workerMs: spent});
  let asked = 0;
  let begun = 0;
  const {postMessage} = Worker.prototype;
  Worker.prototype.postMessage = function post(/** @type {unknown[]} */ ...args) {
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
