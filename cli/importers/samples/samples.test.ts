import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {quantile} from '../../../lib/statistics/index.ts';
import {openSource} from '../source.ts';
import {withSamples} from './engine.ts';
import {importerOf, readWith} from '../tools.ts';
import {IMPORTERS} from '../../../test/import-run.ts';

const SHARES = {p50: 0.5, p75: 0.75, p90: 0.9, p95: 0.95, p99: 0.99, p999: 0.999};
const FILE = `${IMPORTERS}/hey/fixtures/slow20.csv`;

const rows = readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1);
const latencies = rows.map((row) => Number(row.split(',')[0]) * 1000);
const [reading] = await readWith(await importerOf('hey'), await openSource(FILE));

test.each(Object.entries(SHARES))('%s of the samples is exact', (name, share) => {
  expect(reading.values.latencyMs[name]).toBeCloseTo(quantile(latencies, share), 9);
});

test('the histogram holds every sample in a bin that is no wider than two per cent', () => {
  const {bins} = reading.histogram;
  expect(bins.reduce((sum, [, , count]) => sum + count, 0)).toBe(latencies.length);
  for (const [lower, upper, count] of bins) {
    expect(upper / lower).toBeLessThan(1.021);
    const inside = latencies.filter((ms) => ms > lower && ms <= upper).length;
    expect(inside).toBe(count);
  }
});

test('no room in the temporary folder is told as that, not as a fault of the file', async () => {
  const spills = () => {
    throw new Error('IO Error: Could not write file "x.tmp": No space left on device');
  };
  const work = withSamples({path: FILE, gzip: false}, 'csv', spills);
  await expect(work).rejects.toThrow(/samples-\w+: not written, because the disk is full/);
});
