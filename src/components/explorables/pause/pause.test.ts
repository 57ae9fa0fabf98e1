import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {wordsIn} from '../frame/words.ts';
import {PAUSES, SERVER, seenThrough} from './pause.ts';
import {partsAt, pauseHtml} from './view.ts';

const fileOf = (path) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const wordsOf = (locale) =>
  wordsIn(locale, {
    ...fileOf(`i18n/${locale}/interface.json`),
    ...fileOf(`i18n/${locale}/explorables.json`),
  });
const said = (pauseMs, locale) =>
  partsAt(pauseMs, wordsOf(locale)).sentence.replaceAll('\u00a0', ' ');

test.each([0, 20, 100, 400])(
  'a pause of %d ms, in both languages, is read here by a person',
  (pauseMs) => {
    expect([said(pauseMs, 'en'), said(pauseMs, 'ru')]).toMatchSnapshot();
  },
);

test('the open generator sees everybody who came meanwhile, the closed one a single request', () => {
  const {open, closed} = seenThrough(100);
  expect(closed.slow).toBe(1);
  expect(closed.p99S).toBeCloseTo(SERVER.serviceS, 9);
  // Ten come during the pause; each is served in half of the time in which the next comes, so as many again wait.
  expect(open.slow).toBeGreaterThan(10);
  expect(open.p99S).toBeGreaterThan(0.08);
  expect(open.sent).toHaveLength(SERVER.ratePerS * SERVER.durationS);
});

test('what the closed generator sent and didn’t send is the schedule', () => {
  for (let pauseMs = PAUSES.least; pauseMs <= PAUSES.most; pauseMs += PAUSES.step) {
    const {closed} = seenThrough(pauseMs);
    const scheduled = SERVER.ratePerS * SERVER.durationS;
    expect(Math.abs(closed.sent.length + closed.unsentS.length - scheduled)).toBeLessThanOrEqual(1);
  }
});

test('every pause is drawn in both languages', () => {
  for (const locale of ['en', 'ru'])
    for (let pauseMs = PAUSES.least; pauseMs <= PAUSES.most; pauseMs += PAUSES.step)
      expect(pauseHtml(pauseMs, wordsOf(locale))).not.toMatch(/NaN|undefined|\{\{| style=/u);
});
