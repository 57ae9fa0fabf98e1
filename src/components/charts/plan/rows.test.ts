import {expect, test} from 'vitest';
import {plans} from './index.ts';

const t = (key) => key;
const bars = (panel, values) => ({
  id: 'a',
  panel,
  token: 'group-1',
  points: Object.entries(values).map(([x, y]) => ({x, y})),
});
const points = {
  kind: 'ranked-bars',
  x: {unit: 'category', values: ['one', 'two', 'three']},
  y: {unit: 'perS'},
  panels: [
    {id: 'first', rows: ['one', 'two']},
    {id: 'second', rows: ['three', 'one']},
  ],
  series: [bars('first', {one: 9, two: 5}), bars('second', {one: 2, three: 7})],
};
const planOf = (width) => plans['ranked-bars']({points, name: 'rows', t, locale: 'en', width});
const namesOf = ({texts}) =>
  texts
    .filter(({text}) => text.startsWith('category.'))
    .toSorted((one, other) => one.y - other.y)
    .map(({text}) => text.slice('category.'.length));

test.each([720, 360])('panels with rows of their own keep their order, width %i', (width) => {
  const {panels} = planOf(width);
  expect(panels.map(namesOf)).toEqual([
    ['one', 'two'],
    ['three', 'one'],
  ]);
  const [, second] = panels;
  const {box} = second.texts.find(({text}) => text === 'category.three');
  expect(second.bars[0].y).toBeLessThan(box.bottom);
});

test('names of a panel lie between its bars and those of its neighbour', () => {
  const [first, second] = planOf(720).panels;
  const endOfFirst = Math.max(...first.bars.map(({x, width}) => x + width));
  for (const {text, box} of second.texts.filter(({text}) => text.startsWith('category.'))) {
    expect(box.left, text).toBeGreaterThan(endOfFirst);
    expect(box.right, text).toBeLessThan(second.left);
  }
});

test('a panel that has nothing to show is drawn without rows', () => {
  const hidden = {
    ...points,
    series: [bars('first', {one: 9}), {...bars('second', {three: 7}), id: 'b'}],
  };
  const plan = plans['ranked-bars']({
    ...{points: hidden, name: 'rows', t, locale: 'en', width: 360},
    visibleSeries: ['a'],
  });
  expect(plan.panels.map(({bars: drawn}) => drawn.length)).toEqual([1, 0]);
});
