import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {RunFailure} from '../engine/runs.ts';
import {startChild, stopChild} from '../machine/children.ts';
import {excerptOf, readIfThere} from '../machine/files.ts';
import {memoryOfGroups} from '../machine/process-groups.ts';
import {ATTACH_REMEDY, saysRefused} from './permission.ts';
import {programOf} from './profilers.ts';
import {lastLine} from './targets.ts';
import type {Place} from './place.ts';
import type {Job, Profiler} from './profilers.ts';

/** What a profiler may take beyond its time: reading symbols at the start, writing at the end. */
const GRACE_MS = 15_000;
/** Part of the window after which memory is read. */
const MEMORY_AFTER = 0.6;
/**
 * bash's time reads the kernel's account of a finished process and of the helpers it started; the last words make the
 * profiler end when bash does, whatever the cause.
 */
const TIMED =
  'TIMEFORMAT="%R %U %S"; times="$1"; said="$2"; shift 2; { time setpriv --pdeathsig TERM -- "$@" >"$said" 2>&1; } 2>"$times"';

/** Lets a profiler of another process work for its time. */
export async function runOutside(profiler: Profiler, job: Job, place: Place) {
  const command = programOf(profiler) as string;
  const times = `${job.output}.times`;
  const said = `${job.output}.said`;
  const args = profiler.arguments?.(job) ?? [];
  const child = startChild({
    name: profiler.id,
    command: 'bash',
    args: ['-c', TIMED, 'bash', times, said, command, ...args],
    cwd: place.work,
    log: `${job.output}.log`,
    cpus: place.pinning.profiler,
  });
  await sleep(job.seconds * 1000 * MEMORY_AFTER);
  const memory = memoryOf(child.pid);
  const timer = setTimeout(() => stopChild(child), job.seconds * 1000 + GRACE_MS);
  const {code, signal} = await child.ended;
  const endNs = Number(process.hrtime.bigint());
  clearTimeout(timer);
  const words = readIfThere(said) ?? '';
  if (saysRefused(words)) {
    throw new RunFailure('no-permission', `${lastLine(words)}. What to do: ${ATTACH_REMEDY}`);
  }
  if (code !== 0) {
    throw new RunFailure(
      'profiler-failed',
      `${profiler.id} ended with ${code ?? signal}: ${lastLine(excerptOf(said))}`,
    );
  }
  const text = await outputOf(profiler, command, job.output);
  return {
    endNs,
    command: [basename(command), ...args.map((arg) => basename(arg))].join(' '),
    ...cpuOf(times),
    memory,
    outputBytes: sizeOf(job.output),
    failedReads: profiler.failedReads?.(words),
    found: (profiler.read as NonNullable<typeof profiler.read>)(text),
  };
}

/** Memory and peak of the profiler itself, which is bash's only child; null when it has ended already. */
function memoryOf(bashPid: number) {
  const pid = Number(
    (readIfThere(`/proc/${bashPid}/task/${bashPid}/children`) ?? '').split(' ')[0],
  );
  const peakKb = /VmHWM:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`) ?? '')?.[1];
  return pid > 0 && peakKb !== undefined
    ? {...memoryOfGroups({profiler: pid}).profiler, peakMb: Number(peakKb) / 1024}
    : null;
}

function cpuOf(times: string) {
  const [elapsedS, cpuUserS, cpuSystemS] = (
    (readIfThere(times) ?? '').trim().split('\n').at(-1) ?? ''
  )
    .replaceAll(',', '.')
    .split(' ')
    .map(Number);
  return {elapsedS, cpuUserS, cpuSystemS};
}

/** Files of a profiler's output: one, or one for each process with the number of a thread at the end. */
function filesOf(output: string) {
  const own = new RegExp(`^${basename(output).replaceAll('.', '\\.')}(\\.\\d+)?$`);
  return readdirSync(dirname(output))
    .filter((name) => own.test(name))
    .map((name) => join(dirname(output), name));
}

async function outputOf({convert}: Profiler, command: string, output: string) {
  return convert === undefined
    ? filesOf(output)
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n\n')
    : convert(command, output);
}

function sizeOf(output: string) {
  return filesOf(output).reduce((sum, file) => sum + statSync(file).size, 0);
}
