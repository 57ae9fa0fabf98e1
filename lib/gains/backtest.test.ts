import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {heldByFewest, heldByNeighbour, heldByOwnCpu, WITHIN} from './backtest.ts';

const read = (id) =>
  JSON.parse(readFileSync(new URL(`../../static/data/results/${id}.json`, import.meta.url)));
const runs = [
  ...['two-cores', 'runtimes', 'frameworks', 'quick-second-machine'].map(
    (name) => `state-or-coroutines/${name}`,
  ),
  ...['two-cores', 'sixteen-slots'].map((name) => `laravel-on-swoole/${name}`),
].map(read);
const hits = (held) =>
  held.filter(({measured, predicted}) => Math.abs(predicted / measured - 1) <= WITHIN).length;
const limitedBy = (held, limit) => held.filter((each) => each.limit === limit);

test('what the page states of its own arithmetic, by kind of limit', () => {
  const neighbours = runs.flatMap(heldByNeighbour);
  const own = runs.flatMap(heldByOwnCpu);
  const counts = (held) =>
    ['slots', 'cores'].map(
      (limit) => `${hits(limitedBy(held, limit))} of ${limitedBy(held, limit).length}`,
    );
  expect(counts(neighbours)).toEqual(['16 of 16', '23 of 45']);
  expect(counts(own)).toEqual(['20 of 22', '34 of 39']);
  const published = heldByFewest(read('laravel-trueasync-octane/ta-benchmark-2026-04-03'));
  expect([hits(published), published.length]).toEqual([4, 9]);
});

test('a cell is never predicted from its own rate', () => {
  const [run] = runs;
  const before = heldByNeighbour(run);
  for (const {from} of before) {
    const id = from.split('#')[1].replace('.throughputPerS', '');
    const doubled = structuredClone(run);
    const cell = doubled.measurements.find((each) => each.id === id);
    // Latency rests as it is: the check of the offered rate looks at the rate alone.
    cell.values.throughputPerS.value *= 0.9;
    const after = heldByNeighbour(doubled).find((each) => each.from === from);
    if (after) expect(after.predicted).toBe(before.find((each) => each.from === from).predicted);
  }
});
