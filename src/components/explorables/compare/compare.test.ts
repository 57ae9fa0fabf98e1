import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {wordsIn} from '../frame/words.ts';
import {RatioPlot} from './picture.tsx';
import {startOf, readState, studyIn, writeState} from './state.ts';
import {verdictSentence} from './say.ts';

const fileOf = (path) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const wordsOf = (locale) =>
  wordsIn(locale, {
    ...fileOf(`i18n/${locale}/interface.json`),
    ...fileOf(`i18n/${locale}/explorables.json`),
  });
const known = {ratio: 1.2, low: 1.1, high: 1.3, n: 5, unit: 'blocks', bound: null, uncertain: null};
const refused = (reason) => ({verdict: 'not-comparable', reason, alternatives: ['cpuMs']});
const REASONS = [
  ...['same', 'missing', 'work', 'machine', 'all-answered', 'not-saturated', 'regimes'],
  ...['regime-unknown', 'clock', 'cap'],
];
const CASES = [
  ...['faster', 'slower', 'no-difference', 'undecided'].flatMap((verdict) => [
    ['throughputPerS', {...known, verdict}],
    ['memoryMb.loaded', {...known, verdict}],
  ]),
  ['latencyMs.p99', {...known, verdict: 'undecided', unit: 'repeats', n: 3}],
  ['throughputPerS', {...known, verdict: 'faster', unit: 'sessions'}],
  ['throughputPerS', {...known, verdict: 'undecided', unit: 'sessions', n: 4}],
  ['throughputPerS', {...known, verdict: 'undecided', uncertain: 'single', low: null, high: null}],
  [
    'latencyMs.p99',
    {...known, verdict: 'undecided', uncertain: 'no-spread', low: null, high: null},
  ],
  ['throughputPerS', {...known, verdict: 'faster', bound: 'least'}],
  ['throughputPerS', {...known, verdict: 'slower', bound: 'most'}],
  ...REASONS.map((reason) => ['latencyMs.p50', refused(reason)]),
];

test('every verdict has its sentence in both languages', () => {
  for (const locale of ['en', 'ru']) {
    const said = CASES.map(([path, judged]) =>
      verdictSentence(judged, {path, a: 'A', b: 'B'}, wordsOf(locale)),
    );
    for (const sentence of said) expect(sentence).not.toMatch(/NaN|undefined|null|\{\{/u);
    expect(new Set(said).size).toBe(CASES.length);
  }
});

test('a ratio stands between two labels of its axis', () => {
  for (const ratio of [0.004, 0.11, 0.97, 1.03, 1.71, 12, 640]) {
    const each = {ratio, low: null, high: null, letters: 'A / B'};
    const props = {ratios: [each], label: 'said', words: wordsOf('en')};
    const svg = renderToStaticMarkup(createElement(RatioPlot, props));
    const labels = [...svg.matchAll(/<text x="([\d.]+)%"[^>]*>([\d.,]+)/gu)].map((found) => ({
      x: Number(found[1]),
      value: Number(found[2].replace(',', '')),
    }));
    expect(labels[0].value, `${ratio}`).toBeLessThan(ratio);
    expect(labels.at(-1).value, `${ratio}`).toBeGreaterThan(ratio);
    for (const {x} of labels) expect(x).toBeGreaterThanOrEqual(0);
    for (const {x} of labels) expect(x).toBeLessThanOrEqual(100);
  }
});

const cell = (id, system) => ({id, system, group: 'g', values: {throughputPerS: [1]}});
const cells = [cell('x', 'p'), cell('y', 'q'), cell('z', 'r')];
const study = {id: 's', cells, start: startOf({id: 's', cells})};

test('an address is read back as it was written, and says only what differs', () => {
  expect(writeState('?lang=ru', study.start, study)).toBe('?lang=ru&study=s');
  const state = {study: 's', cells: ['z', 'y', 'x'], of: 'throughputPerS'};
  expect(readState(writeState('', state, study), study)).toEqual({state, bad: []});
});

test('what an address gives that can’t be is named and left out', () => {
  const {state, bad} = readState('?a=<script>&b=__proto__&c=y&of=NaN', study);
  expect(state).toEqual({study: 's', cells: ['x', 'y', 'y'], of: 'throughputPerS'});
  expect(bad.map(({field}) => field)).toEqual(['a', 'b', 'of']);
  expect(studyIn('?study=../x', [study]).bad).toEqual([{field: 'study', text: '../x'}]);
});
