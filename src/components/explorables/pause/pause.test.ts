import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {PAUSES, seenThrough} from '../../../../lib/queueing/pause-seen.ts';
import {wordsIn} from '../frame/words.ts';
import Pause, {sentenceAt} from './index.tsx';

const fileOf = (path) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const wordsOf = (locale) =>
  wordsIn(locale, {
    ...fileOf(`i18n/${locale}/interface.json`),
    ...fileOf(`i18n/${locale}/explorables.json`),
  });
const said = (pauseMs, locale) =>
  sentenceAt(pauseMs, seenThrough(pauseMs), wordsOf(locale)).replaceAll('\u00a0', ' ');

test.each([0, 20, 100, 400])(
  'a pause of %d ms, in both languages, is read here by a person',
  (pauseMs) => {
    expect([said(pauseMs, 'en'), said(pauseMs, 'ru')]).toMatchSnapshot();
  },
);

test('every pause is drawn in both languages', () => {
  for (const locale of ['en', 'ru'])
    for (let pauseMs = PAUSES.least; pauseMs <= PAUSES.most; pauseMs += PAUSES.step) {
      const live = {root: null, source: '', typed: {pause: String(pauseMs)}};
      const html = renderToStaticMarkup(createElement(Pause, {words: wordsOf(locale), live}));
      expect(html).toContain(`value="${pauseMs}"`);
      expect(html).not.toMatch(/NaN|undefined|\{\{| style=/u);
    }
});
