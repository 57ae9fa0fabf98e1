import {expect, test} from 'vitest';
import {intervalKind, intervalText} from './intervals.ts';

const withInterval = (kind) => ({throughputPerS: {value: 5, interval: {kind, low: 4, high: 6}}});
const runs = [
  {
    id: 'study/run',
    measurements: [
      {id: 'median', values: withInterval('order-statistics')},
      {id: 'range', values: withInterval('range')},
      {id: 'resampled', values: withInterval('bootstrap')},
    ],
  },
];
const point = (measurement, more = {}) => ({
  ...{x: 1, y: 5, low: 4, high: 6, from: `run#${measurement}.throughputPerS`},
  ...more,
});
const figureOf = (points, kind = 'lines') => ({runs, points: {kind, series: [{id: 'a', points}]}});

test.each([
  ['a median', [point('median')], 'median'],
  ['the range of repeats', [point('range'), point('range')], 'range'],
  ['what was resampled', [point('resampled')], 'other'],
  ['several kinds', [point('median'), point('range')], 'other'],
  [
    'a computed point',
    [point('median', {from: 'run#median.throughputPerS run#range.throughputPerS'})],
    'other',
  ],
  ['effects over sessions alone', [point('median', {sessions: 4})], undefined],
  ['values without intervals', [point('median', {low: undefined, high: undefined})], undefined],
])('the intervals of %s are known by their kind', (_name, points, kind) => {
  expect(intervalKind(figureOf(points))).toBe(kind);
});

test('a slide says what they mean where the chart draws them', () => {
  const t = (key) => `[${key}]`;
  expect(intervalText(figureOf([point('range')]), t)).toBe('[embed.intervals.range]');
  expect(intervalText(figureOf([point('range')], 'stacked-bars'), t)).toBeUndefined();
  expect(intervalText(figureOf([]), t)).toBeUndefined();
});
