import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from 'vitest';
import {cpuOfGroups, memoryOfGroups} from './process-groups.ts';

test('a group counts its children, those that have ended as well', {timeout: 20_000}, async () => {
  const busy = 'i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done';
  const shell = spawn('sh', ['-c', `sh -c '${busy}'; echo done; sleep 20`]);
  await once(shell.stdout, 'data');
  const {group, absent} = cpuOfGroups({group: shell.pid, absent: 2 ** 30});
  const {group: memory} = memoryOfGroups({group: shell.pid});
  shell.kill('SIGKILL');
  expect(group).toBeGreaterThanOrEqual(10);
  expect(absent).toBe(0);
  expect(memory.processes).toBeGreaterThanOrEqual(1);
  expect(memory.pssMb).toBeGreaterThan(0);
  expect(memory.rssMb).toBeGreaterThanOrEqual(memory.pssMb);
});
