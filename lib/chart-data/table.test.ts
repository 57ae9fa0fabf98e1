import {expect, test} from 'vitest';
import {byWorkers} from './by-workers.ts';
import {publishedRun} from './fixtures/run.ts';
import {csvOf, tableRows} from './table.ts';

test('every point is a row, gaps included', () => {
  const rows = tableRows(byWorkers(publishedRun(), {path: 'memoryMb.loaded'}));
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    series: 'free',
    x: 4,
    y: 206,
    unit: 'mb',
    single: true,
    panel: null,
  });
  expect(rows[1].y).toBeNull();
});

test('CSV has a header, CRLF, decimal points, and no empty columns', () => {
  const csv = csvOf(tableRows(byWorkers(publishedRun(), {path: 'throughputPerS'})));
  const [head, first] = csv.split('\r\n');
  expect(head).toBe('series,role,x,y,unit,single,regime,verdicts,from');
  expect(first).toMatch(/^free,measured,4,989,perS,true,below-saturation,/u);
  expect(csv.endsWith('\r\n')).toBe(true);
});

test('a failed run is a row that says so, and a column only where there is one', () => {
  const points = byWorkers(publishedRun(), {path: 'throughputPerS'});
  expect(csvOf(tableRows(points))).not.toContain('failed');
  points.series[0].points[0] = {x: 4, y: null, failed: true};
  const rows = tableRows(points);
  expect(rows[0]).toMatchObject({y: null, failed: true});
  expect(csvOf(rows)).toMatch(/^series,role,x,y,unit,single,failed,/u);
});

test('cells with commas, quotes or line breaks are quoted, and their quotes doubled', () => {
  const row = {
    ...tableRows(byWorkers(publishedRun(), {path: 'throughputPerS'}))[0],
    series: 'a "b", c\nd',
  };
  expect(csvOf([row]).split('\r\n')[1]).toMatch(/^"a ""b"", c\nd",measured/u);
});
