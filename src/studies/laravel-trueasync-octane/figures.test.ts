import {expect, test} from 'vitest';
import {publishedRun} from '../../../lib/chart-data/fixtures/run.ts';
import dropped from './figures/dropped-and-shortfall.ts';
import inFlight from './figures/in-flight-vs-cap.ts';
import latencies from './figures/latency-p50-p95.ts';

test('in flight is throughput times median, against the cap', () => {
  const {series, references} = inFlight.select([publishedRun()]);
  expect(series[1].points[0].y).toBeCloseTo(183 * 5.44, 9);
  expect(series[0].points[0].y).toBeCloseTo(989 * 0.028, 9);
  expect(references).toEqual([{id: 'cap', y: 1000}]);
});

test('latencies of different regimes stand in different panels, and the comparison is refused', () => {
  const points = latencies.select([publishedRun()]);
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
  const points = latencies.select([
    {...run, measurements: run.measurements.filter(({system}) => system === 'capped')},
  ]);
  expect(points.panels).toHaveLength(1);
  expect(points).not.toHaveProperty('refusal');
});

test('the shortfall is what the throughput misses of the offered rate', () => {
  const points = dropped.select([publishedRun()]);
  const missing = points.series.find(({id, part}) => id === 'capped' && part === 'shortfall');
  expect(missing.points.map(({y}) => y)).toEqual([
    expect.closeTo(0.817, 9),
    expect.closeTo(0.658, 9),
  ]);
  expect(() => dropped.select([{...publishedRun(), load: {model: 'closed'}}])).toThrow(
    'load.arrivalRatePerS of run',
  );
});
