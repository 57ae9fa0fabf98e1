import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {Journal} from '../../engine/journal.ts';
import {makeRuns} from '../../engine/session.ts';
import {findCommand} from '../../machine/commands.ts';
import {probeResultOf} from '../probe/result.ts';
import {PROBE, PROBE_CELLS, probePlan} from '../probe/session.ts';
import {withPlace} from '../protocol/place.ts';
import {possibleRuns} from '../../engine/session.ts';
import {NEEDS} from '../protocol/session.ts';
import {withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';

afterEach(() => vi.unstubAllEnvs());

test('every application is measured where it boots for each request and where it keeps all', () => {
  expect(PROBE_CELLS.map(({runtime, app, connection}) => [runtime, app, connection])).toEqual([
    ['fpm-nginx', 'small', 'per-request'],
    ['swoole', 'small', 'kept'],
    ['fpm-nginx', 'symfony', 'per-request'],
    ['swoole', 'symfony', 'kept'],
    ['fpm-nginx', 'laravel', 'per-request'],
    ['swoole', 'laravel', 'kept'],
  ]);
});

test('a runtime whose extension is absent is named with what it lacks', () =>
  withFolder(async (folder) => {
    mkdirSync(join(folder, 'lacking'));
    const needs = [{extension: 'bc_nowhere', install: 'pecl install bc_nowhere'}];
    writeFileSync(join(folder, 'lacking', 'runtime.json'), JSON.stringify({id: 'lacking', needs}));
    vi.stubEnv('BC_RUNTIMES', folder);
    const said = [];
    const runs = [{cell: {...PROBE_CELLS[0], runtime: 'lacking'}}];
    const tell = (line) => said.push(line);
    await expect(possibleRuns(runs, NEEDS, tell)).rejects.toThrow(/none of its runs/);
    expect(said).toEqual([
      findCommand('php') === null
        ? 'Absent: lacking (program php: apt-get install php-cli)'
        : 'Absent: lacking (PHP extension bc_nowhere: pecl install bc_nowhere)',
    ]);
  }));

await testWithServers(
  'the small application is measured by the probe and by the harness, and a finished session makes no run again',
  {runtimes: ['fpm-nginx'], timeoutMs: 60_000},
  () =>
    withFolder((folder) =>
      withPlace('own', async (place) => {
        const journal = Journal.open(join(folder, 'probe'));
        const times = {warmUpS: 0.2, measureS: 1.5, timeoutMs: 10_000};
        const plan = probePlan(1, times, PROBE_CELLS.slice(0, 1));
        const context = {plan, runs: plan.runs, place, journal, tell: () => {}};
        await makeRuns({...context, seed: 1, commandLine: 'test'}, PROBE);
        const made = journal.ofKind('run');
        await makeRuns({...context, seed: 1, commandLine: 'test'}, PROBE);
        expect(journal.ofKind('run')).toEqual(made);
        const {status, reason, comparison} = made.at(-1);
        expect(status, reason).toBe('measured');
        const {probe, harness, parts} = comparison;
        // The harness counts ticks of 10 ms, of which a busy machine leaves few requests to share one.
        expect(probe.cpuMs / harness.cpuMs).toBeGreaterThan(0.5);
        expect(probe.cpuMs / harness.cpuMs).toBeLessThan(1.5);
        expect(parts.boot.cpuMs).toBeGreaterThan(0);
        expect(comparison.usage.kernelMs).toBeLessThan(probe.cpuMs);
        expect(comparison.usage.peakMb).toBeGreaterThan(0.4);
        expect(parts.connect.cpuMs).toBeLessThan(probe.cpuMs - parts.boot.cpuMs);
        // Hung in for the run alone: the next one of this process must not have it.
        expect(process.env.BC_PROBE_LOG).toBeUndefined();
        const about = {study: 'own', name: 'probe', published: {}};
        expect(probeResultOf(journal, about).measurements).toHaveLength(4);
      }),
    ),
);
