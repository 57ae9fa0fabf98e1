import {expect, test} from 'vitest';
import {contrastOfBlocks} from './ratio.ts';
import {drawNormals, sessionCoverage} from './session-coverage.ts';

const DRAWS = 4000;
/** Three standard errors of a share of 95 % in so many draws: one percentage point. */
const TOLERANCE = 3 * Math.sqrt((0.95 * 0.05) / DRAWS);

const CASES = [4, 5, 6].flatMap((sessions) => [2, 3, 4].map((spread) => [sessions, spread]));

test.each(CASES)(
  '%i sessions that scatter %i times as much as blocks: sessions cover, pooled blocks far less',
  (sessions, spread) => {
    const seed = 100 * sessions + spread;
    const coverage = sessionCoverage({sessions, blocks: 6, spread, draws: DRAWS, seed});
    expect(Math.abs(coverage.bySessions - 0.95)).toBeLessThan(TOLERANCE);
    expect(coverage.byBlocks).toBeLessThan(0.65);
    expect(coverage.byOneSession).toBeLessThan(0.45);
  },
);

test('where sessions do not differ, all three cover as they say', () => {
  const coverage = sessionCoverage({sessions: 5, blocks: 6, spread: 0, draws: DRAWS, seed: 7});
  for (const share of Object.values(coverage))
    expect(Math.abs(share - 0.95)).toBeLessThan(TOLERANCE);
});

test('it is the interval that the site gives', () => {
  const normal = drawNormals(11);
  const draws = Array.from({length: DRAWS}, () => Array.from({length: 5}, normal));
  const held = draws.filter((logs) => {
    const {low, high} = contrastOfBlocks(logs).interval;
    return low <= 1 && high >= 1;
  });
  expect(Math.abs(held.length / DRAWS - 0.95)).toBeLessThan(TOLERANCE);
});
