import {expect, test} from 'vitest';
import {Window} from './window.ts';

test('arrivals belong to the window by their intended time, answers by the time at which they end', () => {
  const window = new Window(1000, 2000);
  window.arrive(900, 900);
  window.complete(900, 900, 1100, 'ok');
  window.arrive(1500, 1510);
  window.complete(1500, 1510, 2500, 'ok');
  const summary = window.summary();
  expect(summary.arrivals).toBe(1);
  expect(summary.completedRequests).toBe(1);
  expect(summary.latencyMs.count).toBe(1);
  expect(summary.latencyMs.p50).toBeCloseTo(1000, -1);
  expect(summary.latencyFromSentMs.p50).toBeCloseTo(990, -1);
});

test('dropped, failed and unfinished requests are counted apart', () => {
  const window = new Window(0, 1000);
  window.arrive(10, null);
  window.arrive(20, 20);
  window.complete(20, 20, 30, 'status 500');
  window.arrive(40, 40);
  const summary = window.summary();
  expect(summary).toMatchObject({
    arrivals: 3,
    droppedRequests: 1,
    completedRequests: 0,
    failedRequests: 1,
    unfinishedRequests: 1,
    errors: {'status 500': 1},
  });
  expect(summary.latencyMs).toEqual({count: 0});
});

test('requests in flight are averaged over the window', () => {
  const window = new Window(0, 1000);
  window.arrive(-500, -500);
  window.complete(-500, -500, 500, 'ok');
  window.arrive(500, 500);
  window.complete(500, 500, 1500, 'ok');
  expect(window.summary().meanInFlight).toBeCloseTo(1, 6);
});

test('the bins hold every latency', () => {
  const window = new Window(0, 1000);
  for (let ms = 1; ms <= 500; ms += 1) {
    window.arrive(100, 100);
    window.complete(100, 100, 100 + ms, 'ok');
  }
  const {bins, count, p50, p99} = window.summary().latencyMs;
  expect(bins.reduce((sum, [, , inBin]) => sum + inBin, 0)).toBe(count);
  expect(
    bins.every(
      ([lower, upper], index) => lower < upper && (index === 0 || lower >= bins[index - 1][1]),
    ),
  ).toBe(true);
  expect(p50).toBeCloseTo(250, -1);
  expect(p99).toBeCloseTo(495, -1);
});

test('what answers say they measured is counted by name, and those that computed apart from the others', () => {
  const window = new Window(0, 1000);
  const answer = (ms, timings) => {
    window.arrive(10, 10);
    window.complete(10, 10, 10 + ms, 'ok', timings);
  };
  answer(20, {pool: 4});
  answer(120, {pool: 8, compute: 100});
  answer(30, {pool: 0});
  const {timingsMs, latencyApartMs, latencyMs} = window.summary();
  expect(timingsMs?.pool).toMatchObject({count: 3, mean: expect.closeTo(4, 1)});
  expect(timingsMs?.compute).toMatchObject({count: 1, p50: expect.closeTo(100, 0)});
  expect(latencyApartMs?.computing).toMatchObject({count: 1, max: expect.closeTo(120, 0)});
  expect(latencyApartMs?.others).toMatchObject({count: 2, max: expect.closeTo(30, 0)});
  expect(latencyMs.count).toBe(3);
});

test('where answers say nothing, nor does the summary', () => {
  const window = new Window(0, 1000);
  window.arrive(10, 10);
  window.complete(10, 10, 20, 'ok');
  expect(window.summary()).not.toHaveProperty('timingsMs');
  expect(window.summary()).not.toHaveProperty('latencyApartMs');
});
