import {expect, test} from 'vitest';
import {factorialRun, withRepeats} from '../../../lib/chart-data/fixtures/factorial-run.ts';
import {driftOfBlocks, halfWidths} from './session.ts';

const run = factorialRun(() => 100);

test('drift is how far all cells lay from their medians together, block by block', () => {
  expect(driftOfBlocks(run).map(({x}) => x)).toEqual([1, 2, 3, 4, 5]);
  expect(driftOfBlocks(run).map(({y}) => Number(y.toFixed(6)))).toEqual([
    -0.06, 0.03, 0, 0.08, -0.03,
  ]);
});

test('a cell whose run of a block is missing takes no part in that block', () => {
  const [first] = run.measurements;
  const runs = [1, 2, 3, 5].map((block) => ({block, startedAt: ''}));
  const {measurements, ...rest} = withRepeats(run, first.id, [94, 103, 100, 97]);
  const partly = {
    ...rest,
    measurements: measurements.map((each) => (each.id === first.id ? {...each, runs} : each)),
  };
  const drift = driftOfBlocks(partly);
  expect(drift).toHaveLength(5);
  expect(drift[3].y).toBeCloseTo(0.08, 9);
});

test('a half-width is half of the interval as a share of the median', () => {
  expect(halfWidths(run)[0]).toEqual({id: 'cell-000-saturated', share: expect.closeTo(0.07, 9)});
});
