import {expect, test} from 'vitest';
import {publishedRun} from './fixtures/run.ts';
import {timeStages} from './time-stages.ts';
import {scalingModels, workersNeeded} from './workers-needed.ts';

const q = (value) => ({value, from: 'stages'});
const stated = {
  id: 'study/stated',
  systems: {},
  load: {model: 'open'},
  measurements: ['free-4', 'capped-4'].map((id) => ({
    id,
    status: 'stated',
    values: {stageMs: {php: q(5), ioWait: q(23), queueWait: q(id === 'free-4' ? 0 : 5400)}},
  })),
};

test('throughput implies at most N/X of PHP for coroutines, and N/X of service for a blocking worker', () => {
  const points = timeStages(stated, publishedRun(), [
    {stated: 'free-4', measured: 'free-4', waiting: 'coroutine'},
    {stated: 'capped-4', measured: 'capped-4', waiting: 'blocking'},
  ]);
  const at = (id, x) =>
    points.series.find((series) => series.id === id).points.find((point) => point.x === x);
  expect(at('php', 'free-4:implied')).toMatchObject({
    y: expect.closeTo(4.0445, 4),
    bound: 'at-most',
  });
  expect(at('io', 'free-4:implied')).toMatchObject({
    y: expect.closeTo(23.9555, 4),
    bound: 'at-least',
  });
  expect(at('service', 'capped-4:implied').y).toBeCloseTo(21.858, 3);
  expect(at('queue', 'capped-4:implied').y).toBeCloseTo(5464.48 - 21.858, 2);
  expect(at('service', 'capped-4:stated').y).toBeNull();
});

test('models are fitted to measurements only, and know how far these reach', () => {
  const points = workersNeeded(publishedRun(), {systems: ['capped'], target: 990, to: 40});
  const curves = points.series.filter(({role}) => role === 'model');
  expect(curves.map(({id, measuredTo}) => [id, measuredTo])).toEqual([
    ['linear', 8],
    ['contention', 8],
    ['decline', 8],
  ]);
  expect(curves.every((curve) => curve.points[0].y === 0)).toBe(true);
  const again = scalingModels(points.series);
  expect(again.contention.predict(8)).toBeCloseTo(342, 6);
  expect(points.references).toEqual([{id: 'target', y: 990}]);
});
