import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {frameworkCells} from './measured-cells.ts';

const runOf = (name) =>
  JSON.parse(
    readFileSync(
      new URL(`../../static/data/results/laravel-on-swoole/${name}.json`, import.meta.url),
    ),
  );
const runs = {shared: runOf('two-cores'), alone: runOf('one-request'), boot: runOf('boot')};
const cells = frameworkCells(runs);

test('how far the simulator lies from each cell on Swoole is recorded, and a change fails', () => {
  const ratios = cells.map(
    ({id, limiting, measuredPerS, modelPerS}) =>
      `${id.replace('-n2-bench-wait-2-saturated', '')} (${limiting}): ${(measuredPerS / modelPerS).toFixed(2)}`,
  );
  expect(ratios).toMatchInlineSnapshot(`
    [
      "swoole-laravel-kept-blocking (slots): 1.02",
      "swoole-laravel-kept-coroutine-c16 (cores): 1.27",
      "swoole-laravel-per-request-blocking (slots): 0.95",
      "swoole-laravel-per-request-coroutine-c16 (cores): 1.06",
      "swoole-symfony-kept-blocking (slots): 1.03",
      "swoole-symfony-kept-coroutine-c16 (cores): 1.48",
      "swoole-symfony-per-request-blocking (slots): 0.94",
      "swoole-symfony-per-request-coroutine-c16 (cores): 1.09",
    ]
  `);
});

test('phases add up to the times of a lone request, and connecting takes what was measured by itself', () => {
  const valuesIn = (run, id) => run.measurements.find((each) => each.id === id).values;
  for (const app of ['laravel', 'symfony']) {
    const {work} = cells.find(({id}) => id.startsWith(`swoole-${app}-per-request-blocking`));
    const alone = valuesIn(runs.alone, `swoole-${app}-per-request-blocking-n1-bench-wait-2-single`);
    expect(1000 * (work.bootS + work.connectCpuS + work.cpuS)).toBeCloseTo(alone.cpuMs.value, 9);
    expect(1000 * (work.connectWaitS + work.ioS)).toBeCloseTo(alone.ioMs.value, 9);
    const connection = valuesIn(runs.boot, `${app}-opcache.connection`).cpuMs.value;
    expect(1000 * work.connectCpuS).toBeCloseTo(connection, 9);
  }
});

test('where the state is kept, nothing boots and nothing connects', () => {
  expect(cells).toHaveLength(8);
  for (const {bootsEachTime, connectsEachTime, work, study} of cells) {
    expect(study).toBe('laravel-on-swoole');
    expect(work.bootS > 0).toBe(bootsEachTime);
    expect(work.connectWaitS > 0).toBe(connectsEachTime);
  }
});
