import {join} from 'node:path';
import {expect} from 'vitest';
import {finishedRuns, processesOfHarness, withFolder} from '../../test/run-harness.ts';
import {fixturePlan, startHarness, testWithProfilers} from './harness.ts';

const FIXTURES = join(fixturePlan(''), '..', '..');

async function runFixture(plan: string, env?: NodeJS.ProcessEnv) {
  return withFolder(async (folder) => {
    const out = join(folder, 'out');
    const harness = startHarness(['plan', fixturePlan(plan), '--out', out], env);
    const {code, output} = await harness.ended;
    expect(processesOfHarness(harness.child.pid)).toEqual([]);
    return {code, output, runs: finishedRuns(out)};
  });
}

for (const profiler of ['excimer', 'phpspy', 'pfp']) {
  await testWithProfilers(
    `${profiler} samples two processes at once, and finds their functions`,
    {profilers: [profiler]},
    async () => {
      const {output, runs} = await runFixture('two');
      const run = runs.find(({cell}) => cell.profiler === profiler);
      expect(run?.status, output).toBe('measured');
      // Both processes: more than the 99 periods of one. Those that a busy machine skips count as ticks.
      expect(run.ticks).toBeGreaterThan(120);
      expect(run.sampledShares.a).toBeGreaterThan(0.3);
      expect(run.sampledShares.c).toBeLessThan(0.3);
    },
  );
}

await testWithProfilers('a target that ends early is a result with its log', {}, async () => {
  const {code, output, runs} = await runFixture('ending');
  expect(code, output).toBe(2);
  expect(runs[0].status).toBe('target-ended');
  expect(runs[0].reason).toContain('exit code 3');
  expect(runs[0].reason).toContain('the target ends early');
});

const failures = [
  ['phpspy-refused', 'no-permission', /Operation not permitted.*CAP_SYS_PTRACE/],
  ['phpspy-broken', 'profiler-failed', /ended with 139: Segmentation fault/],
  ['phpspy-silent', 'no-samples', /brought no sample/],
];
for (const [program, status, reason] of failures) {
  await testWithProfilers(`${status} is a result that says why`, {}, async () => {
    const {code, output, runs} = await runFixture('failing', {
      BC_PHPSPY: join(FIXTURES, program),
    });
    expect(code, output).toBe(2);
    expect(runs[0].status).toBe(status);
    expect(runs[0].reason).toMatch(reason);
  });
}

await testWithProfilers(
  'a profiler that is missing is named with what to do, and a plan of nothing else is refused',
  {},
  async () => {
    const {code, output} = await runFixture('failing', {BC_PHPSPY: '/nowhere/phpspy'});
    expect(code).toBe(1);
    expect(output).toContain('Absent: phpspy (build github.com/adsr/phpspy');
    expect(output).toContain('none of its runs can be made here');
  },
);
