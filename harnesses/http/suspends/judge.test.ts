import {expect, test} from 'vitest';
import {isSettled, judge, keptOf, RULE} from './judge.ts';

/** Three repeats, in ms; what isn't told is of a call that suspends for 250 ms. */
const kept = (times: Partial<Parameters<typeof judge>[0]>) => ({
  aloneMs: [250, 250, 250],
  togetherMs: [255, 255, 255],
  silenceMs: [2, 2, 2],
  ...times,
});
const thrice = (ms: number) => [ms, ms, ms];

test.each([
  ['suspends', {}],
  ['suspends', {togetherMs: thrice(375), silenceMs: thrice(62)}],
  ['partly', {togetherMs: thrice(380)}],
  ['partly', {togetherMs: thrice(750)}],
  ['in-turn', {togetherMs: thrice(1000)}],
  ['partly', {silenceMs: thrice(63)}],
  ['partly', {togetherMs: thrice(1250), silenceMs: thrice(180)}],
  ['blocks', {togetherMs: thrice(1250), silenceMs: thrice(1250)}],
  // Threads overlap while the coroutine that started them can't go on.
  ['blocks', {togetherMs: thrice(255), silenceMs: thrice(250)}],
])('%s: %o', (verdict, times) => {
  expect(judge(kept(times))).toBe(verdict);
});

test('a busy machine in some repeats changes no verdict', () => {
  expect(judge(kept({togetherMs: [900, 255, 700], silenceMs: [600, 2, 300]}))).toBe('suspends');
  // The repeat in which one alone was slow doesn't make calls in turn look as if they overlapped.
  expect(judge(kept({aloneMs: [1200, 250, 900], togetherMs: thrice(1250)}))).toBe('in-turn');
  const stopped = {togetherMs: thrice(1250), silenceMs: thrice(1250)};
  expect(judge(kept({...stopped, aloneMs: [250, 2000, 2000]}))).toBe('blocks');
});

test('repeats that disagree, or agree on nothing clear, settle nothing', () => {
  const calm = {aloneMs: 250, togetherMs: 255, silenceMs: 1};
  const noisy = {...calm, silenceMs: 100};
  expect(isSettled([calm, calm, calm])).toBe(true);
  expect(isSettled([calm, noisy, calm])).toBe(false);
  expect(isSettled([noisy, noisy, noisy])).toBe(false);
});

test('times are kept in whole milliseconds, and that is what is judged', () => {
  const times = keptOf([{aloneMs: 250.4, togetherMs: 375.4, silenceMs: 0.3}]);
  expect(times).toEqual({aloneMs: [250], togetherMs: [375], silenceMs: [0]});
  expect(judge(times)).toBe('suspends');
});

test('the limits stand apart, and calls that go one after another pass theirs', () => {
  expect(RULE.overlap).toBeLessThan(RULE.inTurn);
  expect(RULE.inTurn).toBeLessThan(RULE.calls);
  expect(RULE.calm).toBeLessThan(RULE.stopped);
});
