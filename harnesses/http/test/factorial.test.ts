import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {checkOf} from '../../test/site-check.ts';
import {fixturePlan, readJournal, runHarness, withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';

await testWithServers(
  'one server fills all eight cells, each measured with its CPU time and memory; the export is a valid result',
  {runtimes: ['factorial'], timeoutMs: 180_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const {code, output} = await runHarness(['plan', fixturePlan('corners'), '--out', out]);
      expect(code, output).toBe(0);
      const runs = readJournal(out).filter(({kind}) => kind === 'run');
      expect(runs).toHaveLength(8);
      for (const run of runs) {
        expect(run.report.completedRequests, run.key).toBeGreaterThan(0);
        expect(Object.keys(run.cpuMs).sort()).toEqual([
          'database',
          'load-generator',
          'php',
          'web-server',
        ]);
        expect(run.cpuMs.php, run.key).toBeGreaterThan(0);
        expect(run.memory.loaded.php.pssMb, run.key).toBeGreaterThan(1);
      }

      const to = join(folder, 'results');
      const exported = await runHarness([
        'export',
        out,
        '--to',
        to,
        '--study',
        'state-or-coroutines',
        '--name',
        'corners',
      ]);
      expect(exported.code, exported.output).toBe(0);
      const file = join(to, 'state-or-coroutines', 'corners.json');
      const result = JSON.parse(readFileSync(file, 'utf8'));
      const {problems, verdicts} = checkOf(result);
      expect(problems).toEqual([]);
      // A fraction of a second on a busy machine may be ragged, and too short for a p99; other numbers that cannot all be right must not occur.
      const dueToShortness = ['littles-law', 'percentile-answers'];
      expect(
        verdicts.filter(({kind, check}) => kind === 'refused' && !dueToShortness.includes(check)),
      ).toEqual([]);
      const factors = Object.values(result.systems).map(
        ({factors: {application, connection, waiting}}) =>
          `${application} ${connection} ${waiting}`,
      );
      expect(new Set(factors).size).toBe(8);

      const again = await runHarness([
        'export',
        out,
        '--to',
        to,
        '--study',
        'state-or-coroutines',
        '--name',
        'corners',
      ]);
      expect(again.code).toBe(1);
      expect(again.output).toContain('exists');
    }),
);

await testWithServers(
  'the application answers what app/expected.json says, without any server between',
  {runtimes: ['factorial'], timeoutMs: 60_000},
  async () => {
    const {code, output} = await runHarness(['expected']);
    expect(code, output).toBe(0);
  },
);
