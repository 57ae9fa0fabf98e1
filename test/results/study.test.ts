import {beforeAll, expect, test} from 'vitest';
import {readResults} from '../../content/results/read-results.ts';
import {verdictsOf} from '../../lib/consistency/index.ts';
import {regimeOf} from '../../lib/consistency/regime.ts';
import {measurementOf, valueOf} from '../../lib/result/read.ts';

const STUDY = 'laravel-trueasync-octane';
const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const WORKERS = [4, 8, 12, 16];
const cells = BLOCKING.flatMap((system) => WORKERS.map((workers) => `${system}-${workers}`));

let runs;
beforeAll(async () => {
  runs = await readResults('.');
});
const run = (name) => runs.get(`${STUDY}/${name}`);
const verdict = (name, measurement, check) =>
  verdictsOf(run(name)).find((found) => found.measurement === measurement && found.check === check);

test('all twelve blocking cells are capped by the load generator', () => {
  const main = run('ta-benchmark-2026-04-03');
  for (const cell of cells) {
    expect(verdict('ta-benchmark-2026-04-03', cell, 'littles-law')).toMatchObject({
      kind: 'explained',
      reason: 'generator-capped',
    });
    expect(regimeOf(main, measurementOf(main, cell))).toBe('generator-capped');
  }
});

test('the coroutine cells are below saturation', () => {
  const main = run('ta-benchmark-2026-04-03');
  const regimes = WORKERS.map((workers) =>
    regimeOf(main, measurementOf(main, `trueasync-${workers}`)),
  );
  expect(regimes).toEqual(WORKERS.map(() => 'below-saturation'));
});

test.each(['ta-benchmark-2026-04-03-stated', 'devto-laravel-async-vs-octane'])(
  'the stated 5 ms of PHP is a utilisation above 1 in %s',
  (name) => {
    const suffix = name.startsWith('devto') ? '-stages' : '';
    const php = verdict(name, `trueasync-4${suffix}`, 'utilisation');
    const blocked = verdict(name, `swoole-4${suffix}`, 'utilisation');
    expect(php).toMatchObject({kind: 'refused', reason: 'php-over-full'});
    expect(php.values.share).toBeGreaterThan(1);
    expect(blocked).toMatchObject({kind: 'refused', reason: 'workers-over-full'});
  },
);

test('the two loaded-memory tables stay two', () => {
  const main = run('ta-benchmark-2026-04-03');
  const memory = (kind) => valueOf(main, 'trueasync-4', `memoryMb.${kind}`);
  expect(memory('loaded')).not.toBe(memory('containerTotal'));
});
