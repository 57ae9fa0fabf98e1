import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {runWithin} from './run-within.ts';

const node = (code: string) => [process.execPath, '--eval', code];

test('a command that ends by itself leaves its exit code', async () => {
  const ended = await runWithin(node('process.exit(3)'), {minutes: 1});
  expect(ended).toEqual({status: 3, inTime: true});
});

test('a program that is not there is an error', async () => {
  await expect(runWithin(['no-such-program'], {minutes: 1})).rejects.toThrow('ENOENT');
});

test('what spins, ignores its end and has a spinning child is gone when time is up', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'run-within-')), 'child');
  const spinning = node(`
    const {pid} = require('node:child_process').spawn(process.execPath, ['--eval', 'for (;;);']);
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(pid));
    process.on('SIGTERM', () => {});
    for (;;);`);
  const ended = await runWithin(spinning, {minutes: 1 / 60, graceMs: 200});
  expect(ended).toEqual({status: null, inTime: false});
  expect(await isGone(Number(readFileSync(file, 'utf8')))).toBe(true);
});

test('what interrupts the one who waits ends the command and the one who waits', async () => {
  const module = new URL('run-within.ts', import.meta.url).href;
  const waiting = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import {runWithin} from ${JSON.stringify(module)};
     const code = 'console.log(process.pid); for (;;);';
     await runWithin([process.execPath, '--eval', code], {minutes: 1});
     console.log('went on');`,
  ]);
  let printed = '';
  waiting.stdout.on('data', (chunk) => (printed += chunk));
  await once(waiting.stdout, 'data');
  waiting.kill('SIGTERM');
  const [, signal] = await once(waiting, 'close');
  expect(signal).toBe('SIGTERM');
  expect(printed).toMatch(/^\d+\n$/);
  expect(await isGone(Number(printed))).toBe(true);
});

/** Whether a process has ended, at the latest after five seconds. */
async function isGone(pid: number) {
  for (let chance = 0; chance < 50; chance += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
