import {expect, test} from 'vitest';
import {attachProblem, perfProblem, saysRefused} from './permission.ts';

const NOBODY = 'CapEff:\t0000000000000000\n';
const ROOT = 'CapEff:\t000001ffffffffff\n';

/** @param files by the end of their path */
const machine = (files: Record<string, string>) => (path) =>
  Object.entries(files).find(([end]) => path.endsWith(end))?.[1] ?? null;

test('without Yama, or with its scope at 0, anybody may attach to their own processes', () => {
  expect(attachProblem(machine({status: NOBODY}))).toBeNull();
  expect(attachProblem(machine({status: NOBODY, ptrace_scope: '0\n'}))).toBeNull();
});

test('with a higher scope it takes the capability, and at 3 nobody may', () => {
  expect(attachProblem(machine({status: ROOT, ptrace_scope: '1\n'}))).toBeNull();
  expect(attachProblem(machine({status: NOBODY, ptrace_scope: '1\n'}))).toMatch(
    /ptrace_scope is 1; .*CAP_SYS_PTRACE/,
  );
  expect(attachProblem(machine({status: ROOT, ptrace_scope: '3\n'}))).toMatch(/ptrace_scope is 3/);
});

test('perf is closed to ordinary users from 3 on', () => {
  expect(perfProblem(machine({status: NOBODY, perf_event_paranoid: '2\n'}))).toBeNull();
  expect(perfProblem(machine({status: ROOT, perf_event_paranoid: '4\n'}))).toBeNull();
  expect(perfProblem(machine({status: NOBODY, perf_event_paranoid: '3\n'}))).toMatch(
    /perf_event_paranoid is 3; .*sysctl/,
  );
});

test('a refusal is told from other words', () => {
  expect(saysRefused('process_vm_readv @ 0x1 (8 bytes): EPERM: Operation not permitted')).toBe(
    true,
  );
  expect(saysRefused('done: 4996 samples, 0 errors')).toBe(false);
});
