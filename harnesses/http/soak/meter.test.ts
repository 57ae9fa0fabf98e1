import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from 'vitest';
import {Meter} from './meter.ts';

/** A process that keeps a core busy for so many ms of its CPU time and then idles. */
async function burner(ms: number) {
  const used = '(({user, system}) => (user + system) / 1000)(process.cpuUsage())';
  const script = `while (${used} < ${ms}); console.log('done'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script], {stdio: ['ignore', 'pipe', 'inherit']});
  const [done, ended] = [once(child.stdout, 'data'), once(child, 'exit')];
  const end = async () => {
    child.kill();
    await ended;
  };
  return {pid: Number(child.pid), done, end};
}

test('CPU time goes on where a group ends and begins anew: nothing is lost, and nothing is counted twice', async () => {
  const first = await burner(300);
  await first.done;
  const meter = new Meter({php: first.pid, database: process.pid});
  meter.leave('php');
  await first.end();
  meter.sampleMemory();
  const second = await burner(400);
  meter.begin('php', second.pid);
  await second.done;
  meter.sampleMemory();
  const taken = meter.take();
  // The first had burnt before the meter began; the second is counted from its own beginning.
  expect(taken.cpuMs.php).toBeGreaterThan(350);
  expect(taken.cpuMs.php).toBeLessThan(700);
  // No sample was taken while there was no server.
  expect(taken.memory.php.pssMb).toBeGreaterThan(5);
  expect(taken.memory.php.processes).toBe(1);
  expect(meter.take().cpuMs.php).toBeLessThan(100);
  await second.end();
});
