import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {measuredCells} from './measured-cells.ts';

const RUN = new URL(
  '../../static/data/results/state-or-coroutines/two-cores.json',
  import.meta.url,
);
const run = JSON.parse(readFileSync(RUN, 'utf8'));
const cells = measuredCells(run);

test('how far the simulator lies from each measured cell is recorded, and a change fails', () => {
  const ratios = cells.map(
    ({id, limiting, measuredPerS, modelPerS}) =>
      `${id.replace('-bench-wait-2-saturated', '')} (${limiting}): ${(measuredPerS / modelPerS).toFixed(2)}`,
  );
  expect(ratios).toMatchInlineSnapshot(`
    [
      "factorial-app-kept-db-per-request-blocking-n1 (slots): 1.00",
      "factorial-app-kept-db-per-request-blocking-n2 (slots): 1.05",
      "factorial-app-kept-db-per-request-blocking-n4 (slots): 1.01",
      "factorial-app-kept-db-per-request-coroutine-c16-n1 (cores): 1.15",
      "factorial-app-kept-db-per-request-coroutine-c16-n2 (cores): 1.22",
      "factorial-app-kept-db-per-request-coroutine-c16-n4 (cores): 1.11",
      "factorial-app-per-request-db-kept-blocking-n1 (slots): 1.02",
      "factorial-app-per-request-db-kept-blocking-n2 (slots): 1.02",
      "factorial-app-per-request-db-kept-blocking-n4 (slots): 1.02",
      "factorial-app-per-request-db-kept-coroutine-c16-n1 (cores): 1.26",
      "factorial-app-per-request-db-kept-coroutine-c16-n2 (cores): 1.35",
      "factorial-app-per-request-db-kept-coroutine-c16-n4 (cores): 1.23",
      "factorial-kept-blocking-n1 (slots): 1.02",
      "factorial-kept-blocking-n16 (slots): 0.94",
      "factorial-kept-blocking-n2 (slots): 1.01",
      "factorial-kept-blocking-n4 (slots): 1.02",
      "factorial-kept-coroutine-c1-n1 (slots): 1.03",
      "factorial-kept-coroutine-c16-n1 (cores): 1.16",
      "factorial-kept-coroutine-c16-n2 (cores): 1.66",
      "factorial-kept-coroutine-c16-n4 (cores): 1.96",
      "factorial-kept-coroutine-c8-n2 (cores): 1.13",
      "factorial-per-request-blocking-n1 (slots): 0.95",
      "factorial-per-request-blocking-n16 (cores): 1.10",
      "factorial-per-request-blocking-n2 (slots): 1.01",
      "factorial-per-request-blocking-n4 (slots): 0.92",
      "factorial-per-request-coroutine-c1-n1 (slots): 1.07",
      "factorial-per-request-coroutine-c16-n1 (cores): 1.20",
      "factorial-per-request-coroutine-c16-n2 (cores): 1.12",
      "factorial-per-request-coroutine-c16-n4 (cores): 1.16",
      "fpm-nginx-app-per-request-db-kept-blocking-n16 (cores): 1.02",
      "fpm-nginx-app-per-request-db-kept-blocking-n4 (slots): 0.97",
      "fpm-nginx-per-request-blocking-n16 (cores): 1.20",
      "fpm-nginx-per-request-blocking-n4 (slots): 0.98",
    ]
  `);
});

test('phases add up to the times of a request that was alone', () => {
  const times = cells.map(({work}) => [
    work.bootS + work.connectCpuS + work.cpuS,
    work.connectWaitS + work.ioS,
  ]);
  expect(times.flat().every((timeS) => timeS > 0.0004)).toBe(true);
  const dropped = cells.findIndex(({id}) => id.startsWith('factorial-per-request-blocking-n1-'));
  expect(times[dropped][0]).toBeCloseTo(0.00489455, 9);
  expect(times[dropped][1]).toBeCloseTo(0.0274947, 9);
});

test('where the state is kept, nothing boots and nothing connects', () => {
  for (const {bootsEachTime, connectsEachTime, work} of cells) {
    expect(work.bootS > 0).toBe(bootsEachTime);
    expect(work.connectWaitS > 0).toBe(connectsEachTime);
  }
});

test('a measurement without the times of a lone request is no cell', () => {
  expect(cells.some(({id}) => id.startsWith('amphp'))).toBe(false);
  expect(cells.some(({id}) => id.includes('wait-4'))).toBe(false);
});
