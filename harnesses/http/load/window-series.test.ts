import {expect, test} from 'vitest';
import {Window} from './window.ts';
import {WindowSeries} from './window-series.ts';

test('each window of a series counts what a window alone would', () => {
  const series = new WindowSeries(1000, {count: 3, everyMs: 500});
  const alone = [1000, 1500, 2000].map((start) => new Window(start, start + 500));
  for (const counter of [series, ...alone]) {
    for (let at = 990; at < 2600; at += 7) {
      counter.arrive(at, at % 3 === 0 ? null : at + 1);
      if (at % 3 !== 0) {
        counter.complete(at, at + 1, at + (at % 40), at % 11 === 0 ? 'status 502' : 'ok');
      }
    }
  }
  expect(series.summaries()).toEqual(alone.map((window) => window.summary()));
});

test('no request is lost between two windows, and a late answer belongs to the window in which it was due', () => {
  const series = new WindowSeries(0, {count: 2, everyMs: 100});
  series.arrive(99.9, 99.9);
  series.arrive(100, 100);
  series.complete(99.9, 99.9, 180, 'ok');
  const [first, second] = series.summaries();
  expect([first.arrivals, second.arrivals]).toEqual([1, 1]);
  expect([first.completedRequests, second.completedRequests]).toEqual([0, 1]);
  expect(first.latencyMs.max).toBeCloseTo(80.1, 0);
  expect(second.latencyMs).toEqual({count: 0});
  expect(second.unfinishedRequests).toBe(1);
});
