import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {fixturePlan, readJournal, runHarness, withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';

const runsOf = (out: string) => readJournal(out).filter(({kind}) => kind === 'run');

await testWithServers(
  'servers that run side by side give a measurement for each window, and the same command makes no block twice',
  {runtimes: ['fpm-nginx'], timeoutMs: 120_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const {code, output} = await runHarness(['plan', fixturePlan('side-by-side'), '--out', out]);
      expect(code, output).toBe(0);
      const runs = runsOf(out);
      expect(runs.map(({fromS}) => fromS)).toEqual([undefined, 0, 2, undefined, 0, 2]);
      expect(new Set(runs.map(({cell}) => cell.id)).size).toBe(2);
      for (const {report, cpuMs, memory} of runs) {
        expect(report.completedRequests).toBeGreaterThan(10);
        expect(report.failedRequests).toBe(0);
        expect(cpuMs.php).toBeGreaterThan(0);
        expect(memory.loaded.php.pssMb).toBeGreaterThan(1);
      }
      const written = ['--study', 'laravel-octane', '--name', 'series', '--to', folder];
      expect((await runHarness(['export', out, ...written])).code).toBe(0);
      const file = join(folder, 'laravel-octane', 'series.json');
      const {measurements, environment} = JSON.parse(readFileSync(file, 'utf8'));
      expect(measurements.map(({parameters}) => parameters.fromS)).toEqual([
        ...[undefined, 0, 2],
        ...[undefined, 0, 2],
      ]);
      const [whole, ...windows] = measurements.slice(0, 3).map(({values}) => values);
      const answered = windows.reduce((sum, each) => sum + each.completedRequests.value, 0);
      expect(whole.completedRequests.value).toBe(answered);
      expect(environment.settings['postgresql autovacuum']).toBe('on');
      const again = await runHarness(['plan', fixturePlan('side-by-side'), '--out', out]);
      expect(again.output).toContain('Resuming: 1 of 1 runs');
      expect(runsOf(out)).toHaveLength(6);
    }),
);

await testWithServers(
  'a restart under load loses requests and is answered again in its own window; after a reload requests are answered',
  {runtimes: ['fpm-nginx'], timeoutMs: 180_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const {code, output} = await runHarness(['plan', fixturePlan('deployments'), '--out', out]);
      expect(code, output).toBe(0);
      const runs = runsOf(out);
      expect(runs.map(({point}) => point).sort()).toEqual(['reload', 'restart']);
      const [restart] = runs.filter(({point}) => point === 'restart');
      expect(restart.report.failedRequests).toBeGreaterThan(0);
      expect(restart.report.completedRequests).toBeGreaterThan(restart.report.failedRequests);
      expect(Object.keys(restart.report.errors)).toEqual(['status 502']);
      const [reload] = runs.filter(({point}) => point === 'reload');
      expect(reload.report.completedRequests).toBeGreaterThan(0);
    }),
);
