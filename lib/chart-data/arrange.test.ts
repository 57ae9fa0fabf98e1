import {expect, test} from 'vitest';
import {acrossParameter} from './across-parameter.ts';
import {ranking} from './ranking.ts';

const measurement = (system, scenario, hz, rate, more = {}) => ({
  id: `${system}-${scenario}-${hz}`,
  ...{system, scenario, parameters: {rateHz: hz}, status: rate === null ? 'failed' : 'measured'},
  values: rate === null ? {} : {throughputPerS: {value: rate}, cpuUserS: {value: 0.5}, ...more},
});
const run = {
  id: 'study/rates',
  origin: {kind: 'published', sources: []},
  environment: {cores: 4},
  load: {model: 'closed', vus: 10},
  scenarios: {small: {}, large: {}},
  systems: {
    pfp: {runtime: 'pfp', waiting: 'unknown'},
    phpspy: {runtime: 'phpspy', waiting: 'unknown'},
  },
  measurements: [
    measurement('pfp', 'small', 999, 900, {cpuSystemS: {value: 0.25}}),
    measurement('pfp', 'small', 99, 98),
    measurement('phpspy', 'small', 99, 80),
    measurement('phpspy', 'small', 999, null),
    measurement('phpspy', 'large', 99, 70),
  ],
};

test('a quantity over a parameter has its x in order, gaps as null and failed runs marked', () => {
  const points = acrossParameter(run, {
    path: 'throughputPerS',
    x: 'rateHz',
    xUnit: 'hz',
    xScale: 'log',
    scenario: 'small',
  });
  expect(points.x).toEqual({unit: 'hz', values: [99, 999], scale: 'log'});
  expect(points.y).toEqual({unit: 'perS'});
  expect(points.series.map(({id, runtime}) => [id, runtime])).toEqual([
    ['pfp', 'pfp'],
    ['phpspy', 'phpspy'],
  ]);
  expect(points.series[0].points.map(({y}) => y)).toEqual([98, 900]);
  expect(points.series[0].points[1]).toMatchObject({
    single: true,
    from: 'rates#pfp-small-999.throughputPerS',
  });
  expect(points.series[1].points[1]).toEqual({x: 999, y: null, failed: true});
});

test('panels come from a member of the measurements, and what one of them lacks is a gap', () => {
  const points = acrossParameter(run, {
    path: 'throughputPerS',
    x: 'rateHz',
    panels: 'scenario',
    systems: ['phpspy'],
  });
  expect(points.panels).toEqual([{id: 'small'}, {id: 'large'}]);
  expect(points.series.find(({panel}) => panel === 'large').points).toEqual([
    expect.objectContaining({x: 99, y: 70}),
    {x: 999, y: null},
  ]);
});

test('a computed quantity names all that it was computed from, and lacks what its measurement lacks', () => {
  const cpu = {of: (value) => value('cpuUserS') + value('cpuSystemS'), unit: 's'};
  const {series, y} = acrossParameter(run, {...cpu, x: 'rateHz', scenario: 'small'});
  expect(y.unit).toBe('s');
  expect(series).toHaveLength(2);
  expect(series[0].points).toEqual([
    {x: 99, y: null},
    expect.objectContaining({
      x: 999,
      y: 0.75,
      from: 'rates#pfp-small-999.cpuUserS rates#pfp-small-999.cpuSystemS',
    }),
  ]);
});

test('two measurements in one place, a choice that nothing fits, and unknown members are refused', () => {
  const wanted = {path: 'throughputPerS', x: 'rateHz'};
  expect(() => acrossParameter(run, wanted)).toThrow('two measurements at x = 99');
  expect(() => acrossParameter(run, {...wanted, scenario: 'huge'})).toThrow(
    'no measurement of “study/rates” fits',
  );
  expect(() => acrossParameter(run, {...wanted, x: 'speed'})).toThrow(
    '“pfp-small-999” has no “speed”',
  );
  expect(() => acrossParameter(run, {...wanted, path: 'speed', scenario: 'small'})).toThrow(
    'no quantity of a result file',
  );
  expect(() => acrossParameter(run, {x: 'rateHz', of: () => 1, scenario: 'small'})).toThrow(
    'needs a `unit`',
  );
});

test('a ranking is in the order of its values, failed runs last, coloured by group', () => {
  const rank = (more) => ranking(run, {path: 'throughputPerS', row: ({id}) => id, ...more});
  expect(rank().x.values).toEqual([
    'pfp-small-999',
    'pfp-small-99',
    'phpspy-small-99',
    'phpspy-large-99',
    'phpspy-small-999',
  ]);
  expect(rank({order: 'ascending'}).x.values.at(-1)).toBe('phpspy-small-999');
  expect(rank({top: 2}).series.map(({id, points}) => [id, points.length])).toEqual([['pfp', 2]]);
  const grouped = rank({
    group: 'scenario',
    tokens: {small: 'group-1', large: 'group-2'},
    unsupported: ({scenario}) => scenario === 'large',
  });
  expect(grouped.series.map(({id, token}) => [id, token])).toEqual([
    ['small', 'group-1'],
    ['large', 'group-2'],
  ]);
  expect(grouped.series[1].points[0].unsupported).toBe(true);
  expect(grouped.series[0].points[0].unsupported).toBeUndefined();
});

test('several quantities of a ranking have axes of their own, and the first sets the order', () => {
  const points = ranking(run, {
    row: ({id}) => id,
    scenario: 'small',
    paths: [
      {id: 'rate', path: 'throughputPerS'},
      {id: 'cpu', path: 'cpuUserS'},
    ],
  });
  expect(points.panels).toEqual([
    {id: 'rate', y: {unit: 'perS'}},
    {id: 'cpu', y: {unit: 's'}},
  ]);
  expect(points.x.values[0]).toBe('pfp-small-999');
});

test('a value in another unit takes its interval along', () => {
  const seconds = {value: 0.5, values: [0.4, 0.5, 0.7], interval: {low: 0.4, high: 0.7}};
  const one = {...run, measurements: [measurement('pfp', 'small', 99, 98, {cpuUserS: seconds})]};
  const {y, series} = acrossParameter(one, {
    path: 'cpuUserS',
    times: 1000,
    unit: 'ms',
    x: 'rateHz',
  });
  expect(y).toEqual({unit: 'ms'});
  expect(series[0].points[0]).toMatchObject({y: 500, low: 400, high: 700});
});
