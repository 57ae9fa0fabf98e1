import {expect, test} from 'vitest';
import {ranksAroundMedian, summariseRepeats} from './repeats.ts';

test.each([[[989]], [[989, 993]]])('%j are single runs without an interval', (values) => {
  expect(summariseRepeats(values)).toMatchObject({
    single: true,
    interval: null,
    kind: 'none',
    n: values.length,
  });
});

test('three to five repeats carry their range, which has no level', () => {
  expect(summariseRepeats([12, 10, 11])).toEqual({
    median: 11,
    single: false,
    interval: {low: 10, high: 12, kind: 'range'},
    kind: 'range',
    n: 3,
  });
  // Five were once said to have a bootstrap interval of 95 %, which is this range and holds the median in 93.75 %.
  const {interval} = summariseRepeats([12, 10, 11, 13, 9]);
  expect(interval).toEqual({low: 9, high: 13, kind: 'range'});
});

test('six repeats carry an interval of the median with its exact coverage', () => {
  const {median, interval, kind, single} = summariseRepeats([10, 14, 11, 13, 12, 15]);
  expect({median, kind, single}).toEqual({median: 12.5, kind: 'order-statistics', single: false});
  expect(interval).toEqual({low: 10, high: 15, level: 0.96875, kind: 'order-statistics'});
});

test('the coverage is that of the binomial distribution, counted out', () => {
  for (let count = 1; count <= 14; count += 1) {
    const ranks = ranksAroundMedian(count, 0.95);
    for (let rank = 1; 2 * rank <= count; rank += 1) {
      let holds = 0;
      for (let sides = 0; sides < 2 ** count; sides += 1) {
        const below = [...sides.toString(2)].filter((digit) => digit === '1').length;
        holds += below >= rank && count - below >= rank ? 1 : 0;
      }
      const coverage = holds / 2 ** count;
      if (ranks?.rank === rank) expect(ranks.coverage).toBeCloseTo(coverage, 12);
      else if (coverage >= 0.95) expect(ranks.rank).toBeGreaterThan(rank);
      else expect(ranks?.rank ?? 0).toBeLessThan(rank);
    }
  }
});

test('ten thousand repeats have ranks too', () => {
  const {rank, coverage} = ranksAroundMedian(10_000, 0.95);
  // √n / 2 · 1.96 ranks from the middle.
  expect(Math.abs(rank - 4902)).toBeLessThan(3);
  expect(coverage).toBeGreaterThanOrEqual(0.95);
  expect(coverage).toBeLessThan(0.953);
});

test('no repeats have no summary', () => {
  expect(() => summariseRepeats([])).toThrow('has 0 members');
});
