import {appendFileSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {finishedRuns, waitUntil} from '../../test/run-harness.ts';
import {fixture, phpOfHarness, runHarness, startHarness, withFolder} from './harness.ts';
import {testWithPhp} from './requirements.ts';

await testWithPhp(
  'a plan measures every cell in each block, and its export has rates, CPU time and memory',
  {timeoutMs: 120_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const {code, output} = await runHarness(['plan', fixture('plans/short.json'), '--out', out]);
      expect(code, output).toBe(0);
      const runs = finishedRuns(out);
      expect(runs.filter(({cell}) => cell.id === 'fiber-no-opcache-one-actor')).toHaveLength(2);
      expect(runs.filter(({cell}) => cell.scenario === 'actors-1000')).toHaveLength(1);
      const names = ['--study', 'smoke', '--name', 'short'];
      const exported = await runHarness(['export', out, '--to', folder, ...names]);
      expect(exported.code, exported.output).toBe(0);
      const result = JSON.parse(readFileSync(join(folder, 'smoke', 'short.json'), 'utf8'));
      const valuesOf = (id) => result.measurements.find((each) => each.id === id).values;
      const oneActor = valuesOf('fiber-no-opcache-one-actor');
      expect(oneActor.messagesPerS.values).toHaveLength(2);
      expect(oneActor.cpuMs.value).toBeGreaterThan(0);
      expect(valuesOf('fiber-no-opcache-pair').cpuMs.value).toBeGreaterThan(0);
      const {memoryMb} = valuesOf('fiber-no-opcache-actors-1000');
      const created = valuesOf('fiber-no-opcache-actors-1000-created').memoryMb;
      expect(memoryMb.perActor.value).toBeGreaterThan(created.perActor.value);
      expect(result.systems['fiber-no-opcache'].settings['opcache.enable_cli']).toBe('0');
    }),
);

await testWithPhp(
  'a harness killed in mid-run leaves no process behind, and the same command makes the rest',
  {timeoutMs: 120_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const plan = ['plan', fixture('plans/four-runs.json'), '--out', out];
      const first = startHarness(plan);
      await waitUntil(
        () => finishedRuns(out).length >= 1,
        () => `no run finished: ${first.output.text}`,
      );
      await waitUntil(
        () => phpOfHarness(first.child.pid).length > 0,
        () => 'no second run began',
      );
      first.child.kill('SIGKILL');
      await first.ended;
      const kept = finishedRuns(out);
      await waitUntil(
        () => phpOfHarness(first.child.pid).length === 0,
        () => `left behind: ${phpOfHarness(first.child.pid).join(', ')}`,
      );
      // What a kill in mid-write leaves: half a line.
      appendFileSync(join(out, 'journal.ndjson'), '{"kind":"run","key":"half');
      const second = await runHarness(plan);
      expect(second.code, second.output).toBe(0);
      expect(second.output).toContain(`Resuming: ${kept.length} of 4 runs`);
      const runs = finishedRuns(out);
      expect(runs.slice(0, kept.length)).toEqual(kept);
      expect(new Set(runs.map(({key}) => key)).size).toBe(4);
      // The pilot's finding is kept, so that all blocks do the same work.
      const rounds = (scenario) =>
        new Set(
          runs.filter(({cell}) => cell.scenario === scenario).map(({report}) => report.rounds),
        );
      expect([rounds('ping-pong').size, rounds('pair').size]).toEqual([1, 1]);
    }),
);
