// @ts-check
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {cpus} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startChild, stopChild} from '../../machine/children.js';
import {excerptOf} from '../../machine/excerpt.js';
import {cpuOfGroups, cpuOfMachine} from '../../machine/process-groups.js';
import {writeWhole} from '../../machine/write-whole.js';
import {measureCanary} from '../../protocol/canary.js';
import {clockJumpS, readClocks} from '../../protocol/clock-jump.js';
import {phpArguments} from '../runtimes.js';
import {scenarioOf} from '../scenarios.js';

/** @import {Cell} from './plan.js' */

/** The program that makes one run. */
const PROGRAM = join(dirname(dirname(fileURLToPath(import.meta.url))), 'php', 'measure.php');

/**
 * @typedef {{opcache: boolean, jit: boolean, jitBytes: number, extensionVersion: string | null, peakHeapBytes: number}} Php how
 *   PHP ran
 * @typedef {Php & {actors?: undefined, warmUpRounds: number, rounds: number, operations: number, wallNs: number,
 *   userUs: number, systemUs: number}} Times of a window, all rounds together
 * @typedef {Php & {actors: number, living: number, failure: string | null, createdHeapBytes: number,
 *   livingHeapBytes: number, livingPssBytes: number}} Population memory of actors that live
 * @typedef {Php & {secondsPerRound: number, operationsPerRound: number}} PilotReport
 *
 * @typedef {object} Conditions
 * @property {import('./plan.js').Cell} cell
 * @property {{before: number, after: number}} canaryMs
 * @property {number} foreignShare of the machine’s CPU time that other programs used
 * @property {number} usedCpuMs by all processes of the run, their start and end included, and by the harness
 * @property {number} stealShare that the host gave to other machines
 * @property {string} cores that PHP was held to
 * @property {string} startedAt
 * @property {number} clockJumpS
 *
 * @typedef {{status: 'crashed' | 'hung' | 'other-mode', reason: string, log: string}} Failed why it isn’t measured, and what
 *   PHP said
 */
/** @template {Php} [Report=Times | Population] @typedef {{status: 'measured', report: Report}} Measured what PHP measured */
/** @template {Php} [Report=Times | Population] @typedef {Conditions & (Measured<Report> | Failed)} Outcome */

/**
 * One run in a fresh PHP process, with its conditions. A process that ends early, hangs or runs otherwise than asked is
 * a result with its log.
 * @param {import('./plan.js').Cell} cell
 * @param {string[]} task arguments that say what to measure
 * @param {{work: string, pinning: {single: string, pair: string}, timeoutS: number, program?: string}} place
 * @template {Php} [Report=Times | Population] what the task has PHP report
 * @returns {Promise<Outcome<Report>>}
 */
export async function runOnce(cell, task, {work, pinning, timeoutS, program = PROGRAM}) {
  const files = {result: join(work, 'result.json'), log: join(work, 'php.log')};
  rmSync(files.result, {force: true});
  writeWhole(files.log, '');
  const cores = scenarioOf(cell.scenario).processes === 2 ? pinning.pair : pinning.single;
  const startedAt = new Date().toISOString();
  const clocks = readClocks();
  const canaryBefore = measureCanary();
  const before = readCpu();
  const php = startChild({
    name: 'php',
    command: 'php',
    args: [
      ...(await phpArguments(cell.runtime, cell.mode)),
      program,
      `--runtime=${cell.runtime}`,
      `--cores=${cores.includes(',') ? cores : ''}`,
      `--result=${files.result}`,
      ...task,
    ],
    log: files.log,
    stopSignal: 'SIGTERM',
    cpus: cores,
  });
  const isInTime = await endsWithin(php, timeoutS);
  await stopChild(php);
  const conditions = {cores, ...conditionsOf(before, canaryBefore)};
  /** @type {Measured<Report> | Failed} */
  const outcome = judge(cell, php.outcome(), isInTime ? null : timeoutS, files);
  return {cell, startedAt, ...conditions, clockJumpS: clockJumpS(clocks), ...outcome};
}

/** @param {import('../../machine/children.js').Child} child @param {number} seconds */
async function endsWithin(child, seconds) {
  let timer;
  const tooLate = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), seconds * 1000);
  });
  const isInTime = await Promise.race([child.ended.then(() => true), tooLate]);
  clearTimeout(timer);
  return isInTime;
}

/** CPU time of the machine, and of this process with the children that it has waited for. */
function readCpu() {
  return {
    clock: performance.now(),
    machine: cpuOfMachine(),
    ownMs: cpuOfGroups({harness: process.pid}).harness,
  };
}

/**
 * What of the machine's time went to others from before PHP started until it had ended.
 *
 * @param {{clock: number, machine: {busyMs: number, stealMs: number}, ownMs: number}} before
 * @param {number} canaryBefore
 */
function conditionsOf(before, canaryBefore) {
  const now = readCpu();
  const available = (now.clock - before.clock) * cpus().length;
  const usedCpuMs = now.ownMs - before.ownMs;
  const busy = now.machine.busyMs - before.machine.busyMs;
  return {
    canaryMs: {before: canaryBefore, after: measureCanary()},
    usedCpuMs,
    foreignShare: Math.max(0, (busy - usedCpuMs) / available),
    stealShare: (now.machine.stealMs - before.machine.stealMs) / available,
  };
}

/**
 * @template {Php} Report
 * @param {Cell} cell
 * @param {{code: number | null, signal: string | null} | null} outcome
 * @param {number | null} timeoutS
 * @param {{result: string, log: string}} files
 * @returns {Measured<Report> | Failed}
 */
function judge(cell, outcome, timeoutS, files) {
  const failed = (/** @type {Failed['status']} */ status, /** @type {string} */ reason) => ({
    status,
    reason,
    log: excerptOf(files.log),
  });
  if (timeoutS !== null) {
    return failed('hung', `no result after ${timeoutS} s`);
  }
  const report = readResult(files);
  if (outcome?.code !== 0 || report === null) {
    const how = outcome?.signal
      ? `ended by ${outcome.signal}`
      : `ended (exit code ${outcome?.code})`;
    return failed('crashed', `PHP ${how}${report === null ? ' without a result' : ''}`);
  }
  const asked = {opcache: cell.mode !== 'no-opcache', jit: cell.mode === 'jit'};
  for (const [setting, wanted] of Object.entries(asked)) {
    if (report[setting] !== wanted) {
      const text = wanted ? 'on' : 'off';
      return failed('other-mode', `${setting} was to be ${text}, and PHP says that it wasn’t`);
    }
  }
  return {status: 'measured', report};
}

/** @param {{result: string, log: string}} parts */
function readResult({result}) {
  if (!existsSync(result)) {
    return null;
  }
  try {
    return JSON.parse(readFileSync(result, 'utf8'));
  } catch {
    // Half a file: PHP was killed, or the disk is full.
    return null;
  }
}
