import {onPage, repeated, spreadOf} from './phone.ts';
import type {Browser, Page} from '@playwright/test';
import type {Spread} from './phone.ts';

const STUDY = '/studies/laravel-trueasync-octane/';
const ANSWER = '/explore/would-it-help/';
const DIAGNOSE = '/explore/diagnose/';
/** The lesson that shows sliders. */
const POOL = '/explore/worker-pool/?lesson=4';
const TALK = '/talk/laravel-trueasync-octane/';

/**
 * What a first touch brings on a slowed phone: the picture's answer, the live chart, the answer to one's own numbers, a slider's paint,
 * a step of a talk.
 *
 * @param origin of a served build
 * @returns milliseconds, kilobytes, layout shift
 */
export const touch = (
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<string, Spread>> =>
  repeated<string>(runs, async () => ({
    ...(await onPage(browser, origin + STUDY, answerOfPicture)),
    ...(await onPage(browser, origin + STUDY, liveChart)),
    ...(await onPage(browser, origin + ANSWER, ownAnswer)),
    ...(await onPage(browser, origin + DIAGNOSE, diagnosis)),
    ...(await onPage(browser, origin + POOL, simulator)),
    ...(await onPage(browser, origin + TALK, steps)),
  }));

/**
 * Milliseconds from the first touch until a frame in which something is in the page.
 *
 * @param words that are in it
 */
async function msUntil(page: Page, selector: string, words: string = '') {
  const handle = await page.waitForFunction(
    ([wanted, text]) => {
      const found = document.querySelector(wanted);
      const {first} = window.seen;
      return first && found?.textContent?.includes(text) ? performance.now() - first : false;
    },
    [selector, words],
    {polling: 'raf', timeout: 60_000},
  );
  return Number(await handle.jsonValue());
}

async function answerOfPicture(page: Page) {
  const picture = page.locator('#figure-throughput-by-workers [data-figure-picture]');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('the figure that is touched has no picture');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.45);
  // A picture that can't answer itself answers once its chart is live and touched again.
  const retry = setInterval(
    () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.45).catch(() => {}),
    250,
  );
  const answerMs = await msUntil(page, '#figure-throughput-by-workers .figure-tip').finally(() =>
    clearInterval(retry),
  );
  return {answerMs};
}

async function liveChart(page: Page, bytes: () => number) {
  await page.locator('#figure-throughput-by-workers button[data-scale=log]').tap();
  const liveMs = await msUntil(
    page,
    '#figure-throughput-by-workers.is-live .figure-live',
    'log scale',
  );
  await page.waitForTimeout(500);
  return {liveMs, liveKb: bytes()};
}

async function ownAnswer(page: Page, bytes: () => number) {
  const slider = page.locator('[name=workers-slider]');
  await slider.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const settled = await page.evaluate(() => window.seen.shift);
  await page.locator('.answer-line').first().tap();
  const explorableMs = await msUntil(page, '[data-explorable=answer][data-is-live]');
  await page.waitForTimeout(1500);
  const [explorableKb, shift] = [bytes(), await page.evaluate(() => window.seen.shift)];
  await slider.focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(1000);
  const keys = await page.evaluate(() => window.seen.keys);
  const sliderMs = spreadOf(keys.length > 0 ? keys : [0]);
  return {
    explorableMs,
    explorableKb,
    explorableShift: shift - settled,
    sliderMs: sliderMs.median,
    sliderWorstMs: sliderMs.high,
  };
}

/**
 * The first touch of the diagnosis, and the paint after each digit of a number.
 *
 * @returns nothing on a build without it
 */
async function diagnosis(page: Page): Promise<Record<string, number>> {
  const rate = page.locator('[name="0.rate"]');
  if ((await rate.count()) === 0) return {};
  await rate.tap();
  const diagnoseMs = await msUntil(page, '[data-explorable=diagnose][data-is-live]');
  await rate.focus();
  for (const digit of '12345678') {
    await page.keyboard.press(digit);
    await page.waitForTimeout(200);
  }
  const keys = await page.evaluate(() => window.seen.keys);
  return {diagnoseMs, diagnoseKeyMs: spreadOf(keys.length > 0 ? keys : [0]).high};
}

/**
 * A slider's paint, and the frames of a film that plays for two seconds.
 *
 * @returns nothing on a build without the simulator
 */
async function simulator(page: Page): Promise<Record<string, number>> {
  // A build that is compared may be older than the simulator.
  if ((await page.locator('[data-explorable=pool]').count()) === 0) return {};
  const slider = page.locator('[name=workers-slider]');
  await page.locator('[data-explorable=pool][data-is-live]').waitFor();
  await slider.focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(250);
  }
  const keys = await page.evaluate(() => window.seen.keys);
  await page.locator('[name=play]').tap();
  const frames = await page.evaluate(framesOfTwoSeconds);
  return {
    poolSliderMs: spreadOf(keys.length > 0 ? keys : [0]).high,
    poolFrameMs: spreadOf(frames).median,
    poolLateFrames: frames.filter((frameMs) => frameMs > 34).length,
  };
}

/**
 * Steps of a talk, and the turn to its other language.
 *
 * @returns nothing on a build without talks
 */
async function steps(page: Page): Promise<Record<string, number>> {
  if ((await page.locator('.bar [data-do=next]').count()) === 0) return {};
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(250);
  }
  await page.keyboard.press('l');
  await page.waitForTimeout(500);
  const keys = await page.evaluate(() => window.seen.keys);
  return {stepMs: spreadOf(keys.length > 0 ? keys : [0]).high};
}

/**
 * In the page.
 *
 * @returns milliseconds between frames
 */
function framesOfTwoSeconds(): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const begun = performance.now();
    let last = begun;
    requestAnimationFrame(function next(now) {
      frames.push(now - last);
      last = now;
      if (now - begun > 2000) resolve(frames.slice(1));
      else requestAnimationFrame(next);
    });
  });
}
