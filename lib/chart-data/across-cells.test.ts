import {expect, test} from 'vitest';
import {acrossCells} from './across-cells.ts';
import {cornerAt, cornerSeries} from './corners.ts';
import {measurementWith} from './design-cells.ts';
import {factorialRun, withRepeats} from './fixtures/factorial-run.ts';
import {processCosts} from './process-costs.ts';

const run = factorialRun(({application}) => 100 * (1 + application));
const across = (wanted) =>
  acrossCells(run, {
    kind: 'dots',
    x: {unit: 'count', values: [1, 2]},
    series: cornerSeries((workers) => ({workers})),
    ...wanted,
  });

test('each corner is a series over what the figure varies, and what was not measured is a gap', () => {
  const {series, y} = across({paths: [{id: 'rate', path: 'throughputPerS'}]});
  expect(y.unit).toBe('perS');
  expect(series.map(({id}) => id)).toEqual([
    'dropped-blocking',
    'dropped-coroutine',
    'kept-blocking',
    'kept-coroutine',
  ]);
  expect(series[2].points[0]).toMatchObject({
    y: 200,
    low: 188,
    from: expect.stringContaining('#cell-110'),
  });
  expect(series[2].points[1]).toEqual({x: 2, y: null});
});

test('several paths are panels with axes of their own, or parts of one series', () => {
  const paths = [
    {id: 'rate', path: 'throughputPerS'},
    {id: 'cpu', path: 'cpuMs', unit: 'ms'},
  ];
  const alone = cornerSeries((workers) => ({workers, point: 'single'}));
  expect(across({paths, series: alone}).panels).toEqual([
    {id: 'rate', y: {unit: 'perS'}},
    {id: 'cpu', y: {unit: 'ms'}},
  ]);
  const parts = across({paths, series: alone, by: 'part'});
  expect(parts.parts).toEqual(['rate', 'cpu']);
  expect(parts.series.map(({id, part}) => `${id} ${part}`)).toContain('kept-blocking cpu');
});

test('a throughput at the offered rate is marked as a lower bound', () => {
  const limited = withRepeats(run, 'cell-111-saturated', [200, 201, 199], {arrivalRatePerS: 200});
  const {series} = acrossCells(limited, {
    kind: 'dots',
    x: {unit: 'count', values: [1]},
    series: cornerSeries((workers) => ({workers})),
    paths: [{id: 'rate', path: 'throughputPerS'}],
  });
  expect(series.map(({points}) => points[0].bound)).toEqual([
    undefined,
    undefined,
    undefined,
    'at-least',
  ]);
});

test('unknown paths and runs that hold none of the series are refused', () => {
  expect(() => across({paths: [{id: 'a', path: 'speed'}]})).toThrow('“speed”: no quantity');
  expect(() =>
    across({
      paths: [{id: 'rate', path: 'throughputPerS'}],
      series: cornerSeries(() => ({workers: 9})),
    }),
  ).toThrow('has none of the series');
});

test('a configuration that fits two measurements says too little', () => {
  expect(() => measurementWith(run, {waiting: 'blocking', point: 'single'})).toThrow(
    /has 4 measurements of .*cell-000-single, .*Name what tells them apart/u,
  );
});

test('CPU time of a request is divided among the processes that spend it', () => {
  const points = processCosts(run, {
    rows: [
      {id: 'kept', at: cornerAt('kept', 'blocking', {workers: 1, point: 'single'})},
      {id: 'absent', at: cornerAt('kept', 'blocking', {workers: 5, point: 'single'})},
    ],
    groups: [
      {id: 'php', token: 'stage-php'},
      {id: 'database', token: 'stage-io'},
    ],
  });
  expect(points.x.values).toEqual(['kept']);
  expect(points.series.map(({id, points: [{y}]}) => [id, y])).toEqual([
    ['php', 2],
    ['database', 4],
  ]);
  expect(() => processCosts(run, {rows: [], groups: []})).toThrow('has none of the rows');
});
