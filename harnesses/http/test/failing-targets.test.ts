import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {
  fixturePlan,
  processesOfHarness,
  readJournal,
  RUNTIMES,
  startHarness,
  withFolder,
} from './harness.ts';
import {testWithServers} from './requirements.ts';

process.env.BC_RUNTIMES = RUNTIMES;

async function runFault(fault, folder) {
  const out = join(folder, 'out');
  const harness = startHarness(['plan', fixturePlan(fault), '--out', out]);
  const {code, output} = await harness.ended;
  expect(processesOfHarness(harness.child.pid)).toEqual([]);
  const run = readJournal(out).find(({kind}) => kind === 'run');
  return {code, output, run, log: readFileSync(join(out, run.logFile), 'utf8')};
}

await testWithServers(
  'a target that crashes under load is a result with its log',
  {timeoutMs: 60_000},
  () =>
    withFolder(async (folder) => {
      const {code, run, log, output} = await runFault('crashing', folder);
      expect(code, output).toBe(2);
      expect(run.status).toBe('crashed');
      expect(run.reason).toContain('php ended (exit code 3)');
      expect(log).toContain('out of memory, says the crashing server');
    }),
);

await testWithServers('a target that stops answering is a result', {timeoutMs: 90_000}, () =>
  withFolder(async (folder) => {
    const {code, run, output} = await runFault('hanging', folder);
    expect(code, output).toBe(2);
    expect(run.status).toBe('hung');
    expect(run.reason).toContain('no request was answered');
  }),
);

await testWithServers(
  'a target that answers 500 is a result that counts them',
  {timeoutMs: 60_000},
  () =>
    withFolder(async (folder) => {
      const {run, output} = await runFault('erring', folder);
      expect(run.status, output).toBe('errors');
      expect(run.reason).toMatch(/wrong: status 500 × \d+/);
    }),
);

await testWithServers(
  'a target with other bytes is not measured; the first difference is shown',
  {timeoutMs: 60_000},
  () =>
    withFolder(async (folder) => {
      const {run, output} = await runFault('lying', folder);
      expect(run.status, output).toBe('different-bytes');
      expect(run.reason).toContain('hello?n=57 differs at byte');
      expect(run.reason).toContain('hallo');
      expect(run.report).toBeUndefined();
    }),
);

await testWithServers(
  'a target that mixes up overlapping requests is not measured; the first place is shown',
  {timeoutMs: 60_000},
  () =>
    withFolder(async (folder) => {
      const {run, output} = await runFault('mixing', folder);
      expect(run.status, output).toBe('mixed-requests');
      expect(run.reason).toMatch(/^\d+ of \d+ overlapping requests .* container says "\d+"/);
      expect(run.report).toBeUndefined();
    }),
);
