import {expect, test} from 'vitest';
import {plans} from './index.ts';

const t = (key, params = {}) => [key, ...Object.values(params)].join(' ');

/** A design of two factors, of which the lower right cell may be replaced. */
function points(corner) {
  const effect = (x, y, more) => ({x, y, ...more});
  const hasCorner = corner.y !== null;
  return {
    kind: 'effect-grid',
    x: {unit: 'category', values: ['blocking', 'coroutine', 'state', 'waiting-when-kept']},
    y: {unit: 'perS'},
    panels: [
      {
        id: 'one',
        role: 'cells',
        design: 'one',
        rows: ['dropped', 'kept'],
        columns: ['blocking', 'coroutine'],
        across: ['waiting-when-dropped', 'waiting-when-kept'],
        down: ['state-when-blocking', 'state-when-coroutine'],
        y: {unit: 'perS'},
      },
      {id: 'effects', role: 'effects', axis: 'effect', y: {unit: 'ratio'}, shown: ['state']},
    ],
    series: [
      row('dropped', {y: 20, low: 18, high: 22}, {y: 30, low: 28, high: 33}),
      row('kept', {y: 40, single: true}, corner),
      {
        id: 'one',
        panel: 'effects',
        token: 'figure-ink',
        points: [
          effect('state', hasCorner ? 2.6 : null, {low: 2.4, bound: corner.bound}),
          effect('waiting-when-dropped', 1.5, {low: 1.4, high: 1.6}),
          effect('waiting-when-kept', hasCorner ? 2.5 : null, {bound: corner.bound}),
          effect('state-when-blocking', 2),
          effect('state-when-coroutine', hasCorner ? 3.3 : null),
        ],
      },
    ],
    references: [{id: 'no-effect', y: 1, panel: 'effects'}],
  };
}

function row(id, blocking, coroutine) {
  const cells = [
    {x: 'blocking', ...blocking},
    {x: 'coroutine', ...coroutine},
  ];
  return {id, panel: 'one', token: 'figure-ink', points: cells};
}

const plan = (corner, width = 720) =>
  plans['effect-grid']({points: points(corner), t, locale: 'en', width, name: 'demo'});
const textsOf = ({texts}) => texts.map(({text}) => text);

test('a grid has four cells, an arrow between each two neighbours, and the intervals', () => {
  const [grid] = plan({y: 100, low: 90, high: 110}).panels;
  expect(grid.cells.map(({texts}) => texts.map(({text}) => text))).toEqual([
    ['20', '18–22'],
    ['30', '28–33'],
    ['40'],
    ['100', '90–110'],
  ]);
  expect(grid.arrows.map(({label}) => label.text)).toEqual([
    'chart.times 1.5',
    'chart.times 2.5',
    'chart.times 2',
    'chart.times 3.3',
  ]);
  expect(grid.cells.map(({isHollow}) => isHollow)).toEqual([false, false, true, false]);
});

test('an empty cell says so, has no mark, and no arrow leads to it', () => {
  const [grid, effects] = plan({y: null}).panels;
  expect(grid.cells[3]).toMatchObject({isEmpty: true});
  expect(textsOf(grid.cells[3])).toEqual(['chart.empty-cell']);
  expect(grid.cells[3].mark).toBeUndefined();
  expect(grid.arrows.map(({label}) => label.text)).toEqual(['chart.times 1.5', 'chart.times 2']);
  expect(textsOf(effects)).toContain('chart.no-effect');
  expect(effects.marks).toEqual([]);
});

test('a lower bound has its sign on the cell, the arrow and the effect, whose interval is open', () => {
  const [grid, effects] = plan({y: 100, low: 98, high: 101, bound: 'at-least'}).panels;
  expect(textsOf(grid.cells[3])[0]).toBe('chart.at-least 100');
  expect(grid.cells[3].isBound).toBe(true);
  expect(grid.arrows[1].label.text).toBe('chart.at-least chart.times 2.5');
  expect(textsOf(effects)).toContain('chart.at-least chart.times 2.6 (chart.at-least 2.4)');
  expect(effects.spans[0]).toMatchObject({open: 'right', to: effects.right});
});

test('bars of all cells share one scale', () => {
  const [grid] = plan({y: 100, low: 90, high: 110}).panels;
  const length = ({bar}) => bar.to - bar.from;
  expect(length(grid.cells[3]) / length(grid.cells[0])).toBeCloseTo(5, 9);
});

test.each([720, 360])(
  'at %d px nothing stands outside the drawing, and no cell on another',
  (width) => {
    const {panels, height} = plan({y: 100, low: 90, high: 110}, width);
    const boxes = panels[0].cells.map(({box}) => box);
    for (const {x, y, ...size} of boxes) {
      expect(x + size.width).toBeLessThanOrEqual(width);
      expect(y + size.height).toBeLessThan(height);
    }
    expect(boxes[0].x + boxes[0].width).toBeLessThan(boxes[1].x);
    expect(boxes[0].y + boxes[0].height).toBeLessThan(boxes[2].y);
  },
);
