import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {finishedRuns, waitUntil} from '../../test/run-harness.ts';
import {
  fixturePlan,
  processesOfHarness,
  readJournal,
  runHarness,
  startHarness,
  withFolder,
} from './harness.ts';
import {testWithServers} from './requirements.ts';

await testWithServers(
  'a harness killed in mid-run leaves no process behind, keeps what was finished and resumes with the rest',
  {runtimes: ['factorial'], timeoutMs: 120_000},
  () =>
    withFolder(async (folder) => {
      const plan = ['plan', fixturePlan('three-runs'), '--out', join(folder, 'out')];
      const out = join(folder, 'out');
      const first = startHarness(plan);
      await waitUntil(
        () => finishedRuns(out).length >= 1,
        () => `no run finished: ${first.output.text}`,
      );
      await waitUntil(
        () => processesOfHarness(first.child.pid).some((line) => line.includes('server.php')),
        () => 'no second server started',
      );
      first.child.kill('SIGKILL');
      await first.ended;
      const kept = finishedRuns(out);
      await waitUntil(
        () => processesOfHarness(first.child.pid).length === 0,
        () => `left behind: ${processesOfHarness(first.child.pid).join('\n')}`,
      );

      // What a kill in mid-write leaves: half a line.
      appendFileSync(join(out, 'journal.ndjson'), '{"kind":"run","key":"half');
      const second = await runHarness(plan);

      expect(second.output).toContain(`Resuming: ${kept.length} of 4 runs`);
      expect(second.code, second.output).toBe(0);
      const runs = finishedRuns(out);
      expect(runs.slice(0, kept.length)).toEqual(kept);
      expect(new Set(runs.map(({key}) => key)).size).toBe(4);
      expect(runs).toHaveLength(4);
      const seeds = readJournal(out)
        .filter(({kind}) => kind === 'session')
        .map(({seed}) => seed);
      expect(new Set(seeds).size).toBe(1);
    }),
);

await testWithServers(
  'an interrupt stops everything and says that the same command resumes',
  {runtimes: ['factorial'], timeoutMs: 60_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const run = startHarness(['plan', fixturePlan('three-runs'), '--out', out]);
      await waitUntil(
        () => processesOfHarness(run.child.pid).some((line) => line.includes('server.php')),
        () => `no server started: ${run.output.text}`,
      );
      run.child.kill('SIGINT');
      const {code, output} = await run.ended;
      expect(code).toBe(130);
      expect(output).toContain('the same command resumes');
      expect(processesOfHarness(run.child.pid)).toEqual([]);
      // The server that was stopped hasn't crashed.
      expect(finishedRuns(out).filter(({status}) => status !== 'measured')).toEqual([]);
    }),
);
