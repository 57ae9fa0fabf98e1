import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {expect} from 'vitest';
import {makeCell} from '../plan.ts';
import {choosePinning, runOnce, taskOf} from '../run-once.ts';
import {phpArguments, RUNTIMES} from '../runtimes.ts';
import {withFolder} from './harness.ts';
import {testWithPhp} from './requirements.ts';

const PROGRAM = join(dirname(dirname(fileURLToPath(import.meta.url))), 'php', 'measure.php');
const PAIRS = ['pair', 'pair-batched', 'pair-ping-pong'];

/** Processes that have this folder on their command line. */
function processesOf(folder: string) {
  return readdirSync('/proc').filter((name) => {
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(folder);
    } catch {
      return false;
    }
  });
}

async function waitForProcesses(folder, count) {
  for (let attempt = 0; attempt < 400 && processesOf(folder).length !== count; attempt += 1) {
    await sleep(50);
  }
  return processesOf(folder);
}

function measurePair(runtime, scenario, work) {
  const cell = makeCell({runtime, mode: 'opcache', scenario});
  const task = taskOf(cell, {warmUpRounds: 1, rounds: 8});
  return runOnce(cell, task, {work, pinning: choosePinning(), timeoutS: 30});
}

for (const runtime of RUNTIMES) {
  await testWithPhp(
    `two processes on ${runtime} handle every message, end, and count as the run’s own`,
    {runtime},
    () =>
      withFolder(async (work) => {
        for (const scenario of PAIRS) {
          const {status, reason, log, report, usedCpuMs} = await measurePair(
            runtime,
            scenario,
            work,
          );
          expect(status, `${scenario}: ${reason}: ${log}`).toBe('measured');
          expect(report.operations).toBe(8 * (scenario === 'pair-ping-pong' ? 2_000 : 10_000));
          // Both processes are in the CPU time; the kernel counts ended processes in ticks of 10 ms.
          expect(usedCpuMs).toBeGreaterThan((report.userUs + report.systemUs) / 1000 - 20);
          expect(processesOf(work)).toEqual([]);
        }
      }),
  );

  await testWithPhp(
    `a sender on ${runtime} that is killed leaves no receiver behind`,
    {runtime},
    () =>
      withFolder(async (work) => {
        const sender = spawn('php', [
          ...(await phpArguments(runtime, 'opcache')),
          PROGRAM,
          `--runtime=${runtime}`,
          '--scenario=pair',
          '--warm-up-rounds=0',
          '--rounds=1000000',
          `--result=${join(work, 'result.json')}`,
        ]);
        try {
          expect(await waitForProcesses(work, 2)).toHaveLength(2);
          sender.kill('SIGKILL');
          expect(await waitForProcesses(work, 0)).toEqual([]);
        } finally {
          sender.kill('SIGKILL');
        }
      }),
  );
}
