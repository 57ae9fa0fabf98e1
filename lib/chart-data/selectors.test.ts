import {expect, test} from 'vitest';
import {beforeAndAfter} from './before-and-after.ts';
import {droppedAndShortfall} from './dropped-and-shortfall.ts';
import {publishedRun, settingsRun} from './fixtures/run.ts';
import {inFlight} from './in-flight.ts';
import {inPanels} from './in-panels.ts';
import {latencyByRegime} from './latency-by-regime.ts';

test('in flight is throughput times median, against the cap', () => {
  const {series, references} = inFlight(publishedRun());
  expect(series[1].points[0].y).toBeCloseTo(183 * 5.44, 9);
  expect(series[0].points[0].y).toBeCloseTo(989 * 0.028, 9);
  expect(references).toEqual([{id: 'cap', y: 1000}]);
});

test('latencies of different regimes stand in different panels, and the comparison is refused', () => {
  const points = latencyByRegime(publishedRun());
  expect(points.panels.map(({id}) => id)).toEqual(['below-saturation', 'generator-capped']);
  expect(points.refusal).toEqual({
    reason: 'regimes-differ',
    between: ['below-saturation', 'generator-capped'],
  });
  expect(points.series.map(({id, panel, part}) => `${id} ${panel} ${part}`)).toEqual([
    'free below-saturation p50',
    'free below-saturation p95',
    'capped generator-capped p50',
    'capped generator-capped p95',
  ]);
});

test('latencies of one regime are compared without a refusal', () => {
  const run = publishedRun();
  const points = latencyByRegime({
    ...run,
    measurements: run.measurements.filter(({system}) => system === 'capped'),
  });
  expect(points.panels).toHaveLength(1);
  expect(points).not.toHaveProperty('refusal');
});

test('the shortfall is what the throughput misses of the offered rate', () => {
  const points = droppedAndShortfall(publishedRun());
  const missing = points.series.find(({id, part}) => id === 'capped' && part === 'shortfall');
  expect(missing.points.map(({y}) => y)).toEqual([
    expect.closeTo(0.817, 9),
    expect.closeTo(0.658, 9),
  ]);
  expect(() => droppedAndShortfall({...publishedRun(), load: {model: 'closed'}})).toThrow(
    'needs an offered rate',
  );
});

test('panels of one unit share an axis, panels of several have their own', () => {
  const run = publishedRun();
  const memory = {id: 'memory', run, path: 'memoryMb.loaded'};
  const rate = {id: 'rate', run, path: 'throughputPerS'};
  expect(inPanels([memory]).panels).toEqual([{id: 'memory'}]);
  expect(inPanels([memory, rate]).panels).toEqual([
    {id: 'memory', y: {unit: 'mb'}},
    {id: 'rate', y: {unit: 'perS'}},
  ]);
  expect(inPanels([memory, rate]).references).toEqual([{id: 'offered', y: 1000, panel: 'rate'}]);
});

test('two settings of a system become the parts of one series', () => {
  const wanted = {
    system: 'swoole',
    runtime: 'swoole-zts',
    settings: ['without', 'with'],
    panels: [{id: 'rate', path: 'throughputPerS'}],
  };
  const points = beforeAndAfter(settingsRun(), wanted);
  expect(points.series.map(({id, part, points: [{y}]}) => [id, part, y])).toEqual([
    ['swoole', 'without', 185],
    ['swoole', 'with', 162],
  ]);
  expect(() => beforeAndAfter(settingsRun(), {...wanted, settings: ['without', 'warm']})).toThrow(
    'no system “swoole-warm”',
  );
});
