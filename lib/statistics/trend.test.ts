import {expect, test} from 'vitest';
import {drawNormals} from './session-coverage.ts';
import {trendOf} from './trend.ts';

test('a line has its slope, and no width; what the batches leave over is left out at the beginning', () => {
  const {value, low, high} = trendOf([5, 1, 3, 5, 7, 9, 11]);
  expect(value).toBeCloseTo(2, 12);
  expect(low).toBeCloseTo(2, 9);
  expect(high).toBeCloseTo(2, 9);
});

/** Share of series whose interval holds the slope that they were made with. */
function coverage(dependence: number, slope: number) {
  const normal = drawNormals(7);
  const series = Array.from({length: 400}, () => {
    let noise = normal() / Math.sqrt(1 - dependence ** 2);
    return Array.from({length: 30}, (_, at) => {
      noise = dependence * noise + normal();
      return slope * at + noise;
    });
  });
  const held = series.filter((values) => {
    const {low, high} = trendOf(values);
    return low <= slope && slope <= high;
  });
  return held.length / series.length;
}

test('the interval holds the slope about as often as it says, where neighbours don’t depend on one another', () => {
  expect(coverage(0, 0.3)).toBeGreaterThan(0.9);
  expect(coverage(0, 0.3)).toBeLessThan(0.98);
});

test('neighbours that depend on one another cost it little', () => {
  expect(coverage(0.4, 0)).toBeGreaterThan(0.9);
});

test('too few values are refused', () => {
  expect(() => trendOf([1, 2, 3, 4])).toThrow(/4 values in 6 batches/);
  expect(() => trendOf([1, 2, 3, 4], 3)).toThrow(/3 batches/);
});
