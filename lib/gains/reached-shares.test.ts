import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {reachedShares} from './reached-shares.ts';

const read = (id) =>
  JSON.parse(readFileSync(new URL(`../../static/data/results/${id}.json`, import.meta.url)));
const shares = reachedShares({
  own: read('state-or-coroutines/two-cores'),
  shared: read('laravel-on-swoole/two-cores'),
  slots: read('laravel-on-swoole/sixteen-slots'),
  alone: read('laravel-on-swoole/one-request'),
});

test('no server reached more than its bound, once its CPU time is that under load', () => {
  for (const ranges of Object.values(shares))
    for (const {low, high, cells} of Object.values(ranges)) {
      expect(low).toBeGreaterThan(0.7);
      expect(low).toBeLessThan(high);
      expect(high).toBeLessThanOrEqual(1);
      expect(cells).toBeGreaterThan(3);
    }
});

test('where cores bound, the share is how much of them was in use: never all', () => {
  for (const {cores} of Object.values(shares)) expect(cores.high).toBeLessThan(0.985);
});
