import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {
  finishedRuns,
  processesOfHarness,
  readJournal,
  waitUntil,
  withFolder,
} from '../../test/run-harness.ts';
import {fixturePlan, runHarness, startHarness, testWithProfilers} from './harness.ts';

await testWithProfilers(
  'a harness killed in mid-run leaves no process behind, keeps what was finished and resumes with the rest',
  {timeoutMs: 120_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const plan = ['plan', fixturePlan('three-runs'), '--out', out];
      const first = startHarness(plan);
      await waitUntil(
        () => finishedRuns(out).length >= 1,
        () => `no run finished: ${first.output.text}`,
      );
      await waitUntil(
        () => processesOfHarness(first.child.pid).some((line) => line.includes('target.php')),
        () => 'no second target started',
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

      expect(second.code, second.output).toBe(0);
      expect(second.output).toContain(`Resuming: ${kept.length} of 3 runs`);
      const runs = finishedRuns(out);
      expect(runs.slice(0, kept.length)).toEqual(kept);
      expect(runs.map(({block}) => block)).toEqual([1, 2, 3]);
      const sessions = readJournal(out).filter(({kind}) => kind === 'session');
      expect(new Set(sessions.map(({seed}) => seed)).size).toBe(1);
    }),
);
