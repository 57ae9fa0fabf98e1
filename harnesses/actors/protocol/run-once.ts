import {existsSync, readFileSync, rmSync} from 'node:fs';
import {cpus} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startChild, stopChild} from '../../machine/children.ts';
import {excerptOf} from '../../machine/excerpt.ts';
import {cpuOfGroups, cpuOfMachine} from '../../machine/process-groups.ts';
import {writeWhole} from '../../machine/write-whole.ts';
import {measureCanary} from '../../protocol/canary.ts';
import {clockJumpS, readClocks} from '../../protocol/clock-jump.ts';
import {phpArguments} from '../runtimes.ts';
import {scenarioOf} from '../scenarios.ts';
import type {Child} from '../../machine/children.ts';
import type {Cell} from './plan.ts';

/** The program that makes one run. */
const PROGRAM = join(dirname(dirname(fileURLToPath(import.meta.url))), 'php', 'measure.php');

/** how PHP ran */
export type Php = {
  opcache: boolean;
  jit: boolean;
  jitBytes: number;
  extensionVersion: string | null;
  peakHeapBytes: number;
};

/** of a window, all rounds together */
export type Times = Php & {
  actors?: undefined;
  warmUpRounds: number;
  rounds: number;
  operations: number;
  wallNs: number;
  userUs: number;
  systemUs: number;
};

/** memory of actors that live */
export type Population = Php & {
  actors: number;
  living: number;
  failure: string | null;
  createdHeapBytes: number;
  livingHeapBytes: number;
  livingPssBytes: number;
};

export type PilotReport = Php & {secondsPerRound: number; operationsPerRound: number};

export interface Conditions {
  cell: Cell;
  canaryMs: {before: number; after: number};
  /** of the machine’s CPU time that other programs used */
  foreignShare: number;
  /** by all processes of the run, their start and end included, and by the harness */
  usedCpuMs: number;
  /** that the host gave to other machines */
  stealShare: number;
  /** that PHP was held to */
  cores: string;
  startedAt: string;
  clockJumpS: number;
}

/** why it isn’t measured, and what PHP said */
export type Failed = {status: 'crashed' | 'hung' | 'other-mode'; reason: string; log: string};

/** what PHP measured */
export type Measured<Report extends Php = Times | Population> = {
  status: 'measured';
  report: Report;
};

export type Outcome<Report extends Php = Times | Population> = Conditions &
  (Measured<Report> | Failed);

/**
 * One run in a fresh PHP process, with its conditions. A process that ends early, hangs or runs otherwise than asked is
 * a result with its log.
 *
 * @param task arguments that say what to measure
 * @template Report what the task has PHP report
 */
export async function runOnce<Report extends Php = Times | Population>(
  cell: Cell,
  task: string[],
  {
    work,
    pinning,
    timeoutS,
    program = PROGRAM,
  }: {work: string; pinning: {single: string; pair: string}; timeoutS: number; program?: string},
): Promise<Outcome<Report>> {
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
  const outcome: Measured<Report> | Failed = judge(
    cell,
    php.outcome(),
    isInTime ? null : timeoutS,
    files,
  );
  return {cell, startedAt, ...conditions, clockJumpS: clockJumpS(clocks), ...outcome};
}

async function endsWithin(child: Child, seconds: number) {
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

/** What of the machine's time went to others from before PHP started until it had ended. */
function conditionsOf(
  before: {clock: number; machine: {busyMs: number; stealMs: number}; ownMs: number},
  canaryBefore: number,
) {
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

function judge<Report extends Php>(
  cell: Cell,
  outcome: {code: number | null; signal: string | null} | null,
  timeoutS: number | null,
  files: {result: string; log: string},
): Measured<Report> | Failed {
  const failed = (status: Failed['status'], reason: string) => ({
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

function readResult({result}: {result: string; log: string}) {
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
