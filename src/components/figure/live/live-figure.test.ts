import '../../../../test/figures/browser-globals.ts';
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, expect, test, vi} from 'vitest';
import {plans} from '../../charts/plan/index.ts';
import LiveFigure from './LiveFigure.tsx';

const texts = Object.fromEntries(
  [
    'x',
    'y',
    'short.a',
    'short.b',
    'series.a',
    'series.b',
    'chart.point',
    'figure.annotation',
    'chart.log',
  ].map((key) => [key, key]),
);
const points = [1, 2].map((x) => ({x, y: x * 10}));
const data = {
  ...{name: 'memory', chart: 'lines', scales: ['linear', 'log'], texts},
  annotations: [{id: 'gap', at: {series: 'a', x: 1}}],
  points: {
    kind: 'lines',
    x: {unit: 'count', values: [1, 2]},
    y: {unit: 'count'},
    series: [
      {id: 'a', runtime: 'swow', points},
      {id: 'b', runtime: 'amphp', points},
    ],
  },
};

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  };
});

test('a drawing is planned once, and a note that lights up needs no new plan', async () => {
  const plan = vi.spyOn(plans, 'lines');
  const onDraw = vi.fn();
  const root = createRoot(document.createElement('div'));
  const show = (view) =>
    act(() => root.render(createElement(LiveFigure, {data, locale: 'en', view, onDraw})));
  const counts = () => [plan.mock.calls.length, onDraw.mock.calls.length];

  await show({});
  expect(counts()).toEqual([1, 1]);
  await show({scale: 'log'});
  expect(counts()).toEqual([2, 2]);
  await show({scale: 'log', note: 'gap'});
  expect(counts()).toEqual([2, 2]);
  await show({scale: 'log', series: ['a']});
  expect(counts()).toEqual([3, 3]);
  expect(onDraw.mock.lastCall[0].map(({key}) => key)).toEqual(['a|1', 'a|2']);
});
