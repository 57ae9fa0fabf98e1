import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {drawablePaths, MOST_BARS, pointsOf} from './points.ts';

const runAt = (id) => JSON.parse(readFileSync(`static/data/results/${id}.json`, 'utf8'));

test('several numbers of workers make lines', () => {
  const run = runAt('laravel-trueasync-octane/ta-benchmark-2026-04-03');
  const {chart, points} = pointsOf(run, 'throughputPerS');
  expect([chart, points.x.values]).toEqual(['lines', [4, 8, 12, 16]]);
  expect(points.series[0].points[0].y).toBe(989);
});

test('measurements without them make bars, as many as have room', () => {
  const run = runAt('kenashkov-swoole-apache-2019/ab-outputs');
  const {chart, points, shown, all} = pointsOf(run, 'throughputPerS');
  expect([chart, shown, points.series.length]).toEqual(['bars', MOST_BARS, MOST_BARS]);
  const measured = run.measurements.filter(({values}) => values?.throughputPerS);
  expect(all).toBe(measured.length);
  expect(all).toBeGreaterThan(MOST_BARS);
});

test('every committed result has something to draw, and each of its quantities can be', () => {
  for (const id of [
    'nexus-actors-history/history',
    'php-fast-profile/detailed',
    'techempower-php-2019-12/db',
  ]) {
    const run = runAt(id);
    const paths = drawablePaths(run);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(pointsOf(run, path).points.series.length).toBeGreaterThan(0);
  }
});
