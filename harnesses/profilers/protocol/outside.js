// @ts-check
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {startChild, stopChild} from '../../machine/children.js';
import {excerptOf} from '../../machine/excerpt.js';
import {memoryOfGroups} from '../../machine/process-groups.js';
import {ATTACH_REMEDY, saysRefused} from '../profilers/permission.js';
import {programOf} from '../profilers/catalogue.js';
import {RunFailure} from './failure.js';

/** @import {Profiler} from '../profilers/catalogue.js' */

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

/**
 * Lets a profiler of another process work for its time.
 * @param {import('../profilers/catalogue.js').Profiler} profiler
 * @param {import('../profilers/catalogue.js').Job} job
 * @param {import('./place.js').Place} place
 */
export async function runOutside(profiler, job, place) {
  const command = /** @type {string} */ (programOf(profiler));
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
  const words = readOrEmpty(said);
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
    found: /** @type {NonNullable<typeof profiler.read>} */ (profiler.read)(text),
  };
}

/**
 * Memory and peak of the profiler itself, which is bash's only child; null when it has ended already.
 *
 * @param {number} bashPid
 */
function memoryOf(bashPid) {
  const pid = Number(readOrEmpty(`/proc/${bashPid}/task/${bashPid}/children`).split(' ')[0]);
  const peakKb = /VmHWM:\s+(\d+)/.exec(readOrEmpty(`/proc/${pid}/status`))?.[1];
  return pid > 0 && peakKb !== undefined
    ? {...memoryOfGroups({profiler: pid}).profiler, peakMb: Number(peakKb) / 1024}
    : null;
}

/** @param {string} times */
function cpuOf(times) {
  const [elapsedS, cpuUserS, cpuSystemS] = (readOrEmpty(times).trim().split('\n').at(-1) ?? '')
    .replaceAll(',', '.')
    .split(' ')
    .map(Number);
  return {elapsedS, cpuUserS, cpuSystemS};
}

/**
 * Files of a profiler's output: one, or one for each process with the number of a thread at the end.
 *
 * @param {string} output
 */
function filesOf(output) {
  const own = new RegExp(`^${basename(output).replaceAll('.', '\\.')}(\\.\\d+)?$`);
  return readdirSync(dirname(output))
    .filter((name) => own.test(name))
    .map((name) => join(dirname(output), name));
}

/** @param {Profiler} profiler @param {string} command @param {string} output */
async function outputOf({convert}, command, output) {
  return convert === undefined
    ? filesOf(output)
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n\n')
    : convert(command, output);
}

/** @param {string} output */
function sizeOf(output) {
  return filesOf(output).reduce((sum, file) => sum + statSync(file).size, 0);
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) || 'it said nothing';
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
