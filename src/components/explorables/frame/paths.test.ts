import {expect, test} from 'vitest';
import {visibleOf} from './paths.ts';

/** Ten short computations with waits between them, as a request with ten queries has. */
const request = (computeS: number, waitS: number) =>
  Array.from({length: 10}, (_, at) => {
    const startS = at * (computeS + waitS);
    return [
      {kind: 'compute' as const, startS, endS: startS + computeS},
      {kind: 'wait' as const, startS: startS + computeS, endS: startS + computeS + waitS},
    ];
  }).flat();

const totalOf = (stretches, kind) =>
  stretches
    .filter((each) => each.kind === kind)
    .reduce((sum, {startS, endS}) => sum + endS - startS, 0);

test.each([
  [0.001, 0.009],
  [0.0004, 0.0226],
  [0.009, 0.001],
])(
  '%f s of computing and %f s of waiting keep their shares, however small they are drawn',
  (cpuS, ioS) => {
    for (const leastS of [0.0001, 0.001, 0.01, 0.1]) {
      const all = request(cpuS, ioS);
      const visible = visibleOf(all, leastS);
      for (const kind of ['compute', 'wait'])
        expect(totalOf(visible, kind)).toBeCloseTo(totalOf(all, kind), 9);
      for (const [at, each] of visible.entries())
        if (at > 0) expect(each.startS).toBeGreaterThanOrEqual(visible[at - 1].endS - 1e-9);
    }
  },
);

test('what can be seen is left as it is, and what can’t becomes few stretches', () => {
  const all = request(0.001, 0.009);
  expect(visibleOf(all, 0.0005)).toEqual(all);
  expect(visibleOf(all, 0.01).length).toBeLessThan(all.length / 2);
  expect(visibleOf([], 1)).toEqual([]);
});
