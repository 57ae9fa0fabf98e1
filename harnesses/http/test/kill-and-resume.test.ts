import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
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

await testWithServers(
  'one block is a session of its own: nothing is left running, and the next one goes on at the same rates',
  {runtimes: ['factorial'], timeoutMs: 120_000},
  () =>
    withFolder(async (folder) => {
      const file = join(folder, 'plan.json');
      const plan = JSON.parse(readFileSync(fixturePlan('three-runs'), 'utf8'));
      const [group] = plan.groups;
      const slots = {coroutine: [[1, 4]]};
      const groups = [{...group, connection: ['kept'], slots, points: ['slowest-0.5'], copies: 2}];
      const poisson = {...plan, repeats: 2, arrivals: 'poisson', groups};
      writeFileSync(file, JSON.stringify(poisson));
      const out = join(folder, 'out');
      for (const blocks of [1, 2]) {
        const run = startHarness(['plan', file, '--out', out, '--blocks', '1']);
        const {code, output} = await run.ended;
        expect(output).toContain(`${blocks} of 2 blocks are made`);
        expect(code, output).toBe(0);
        expect(processesOfHarness(run.child.pid)).toEqual([]);
      }
      const kinds = readJournal(out).map(({kind}) => kind);
      expect(kinds.filter((kind) => kind !== 'pilot' && kind !== 'ceiling')).toEqual([
        ...['session', 'rate', 'run', 'run', 'session', 'run', 'run', 'finished'],
      ]);
      const runs = finishedRuns(out);
      expect(new Set(runs.map(({load}) => load.ratePerS)).size).toBe(1);
      expect(runs.map(({block}) => block)).toEqual([1, 1, 2, 2]);
      expect(new Set(runs.map(({load}) => load.poissonSeed)).size).toBe(2);
      expect(
        runs.filter(({cell}) => cell.copy?.of === runs.find((run) => !run.cell.copy).cell.id),
      ).toHaveLength(2);
    }),
);
