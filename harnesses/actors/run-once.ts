import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {clockJumpS, measureCanary, readClocks, sharesOfOthers} from '../engine/conditions.ts';
import {startChild, stopChild} from '../machine/children.ts';
import {excerptOf, readIfThere, writeWhole} from '../machine/files.ts';
import {coreNumbers, cpuOfGroups, cpuOfMachine} from '../machine/process-groups.ts';
import {phpArguments} from './runtimes.ts';
import {populationOf, scenarioOf} from './scenarios.ts';
import type {Session as EngineSession} from '../engine/session.ts';
import type {FailedOutcome, FinishedEntry, Made, SessionEntry} from '../engine/types.ts';
import type {Child} from '../machine/children.ts';
import type {Cell, Plan} from './plan.ts';

/** The program that makes one run. */
const PROGRAM = join(import.meta.dirname, 'php', 'measure.php');

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

type PilotReport = Php & {secondsPerRound: number; operationsPerRound: number};

interface Conditions {
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
export type Failed = Required<FailedOutcome>;

/** what PHP measured */
export type Measured<Report extends Php = Times | Population> = {
  status: 'measured';
  report: Report;
};

/** where runs are made */
export interface Place {
  /** temporary folder */
  work: string;
  pinning: {single: string; pair: string};
  timeoutS: number;
}

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
  {work, pinning, timeoutS, program = PROGRAM}: Place & {program?: string},
): Promise<Outcome<Report>> {
  const files = {result: join(work, 'result.json'), log: join(work, 'php.log')};
  rmSync(files.result, {force: true});
  writeWhole(files.log, '');
  const cores = scenarioOf(cell.scenario).processes === 2 ? pinning.pair : pinning.single;
  const startedAt = new Date().toISOString();
  const clocks = readClocks();
  const canaryBefore = measureCanary();
  const before = {clock: performance.now(), machine: cpuOfMachine(), ownMs: ownCpuMs()};
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
  const late = isInTime ? null : timeoutS;
  const outcome: Measured<Report> | Failed = judge(cell, php.outcome(), late, files);
  return {cell, startedAt, ...conditions, clockJumpS: clockJumpS(clocks), ...outcome};
}

const endsWithin = (child: Child, seconds: number) =>
  Promise.race([child.ended.then(() => true), sleep(seconds * 1000, false, {ref: false})]);

/** CPU time of this process with the children that it has waited for. */
const ownCpuMs = () => cpuOfGroups({harness: process.pid}).harness;

/** What of the machine's time went to others from before PHP started until it had ended. */
function conditionsOf(
  before: {clock: number; machine: ReturnType<typeof cpuOfMachine>; ownMs: number},
  canaryBefore: number,
) {
  const machine = cpuOfMachine(before.machine);
  const usedCpuMs = ownCpuMs() - before.ownMs;
  const wallMs = performance.now() - before.clock;
  return {
    usedCpuMs,
    ...sharesOfOthers(machine, {ownMs: usedCpuMs, wallMs}),
    canaryMs: {before: canaryBefore, after: measureCanary()},
  };
}

function judge<Report extends Php>(
  cell: Cell,
  outcome: ReturnType<Child['outcome']>,
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

function readResult({result}: {result: string}) {
  try {
    return JSON.parse(readIfThere(result) ?? 'null');
  } catch {
    // Half a file: PHP was killed, or the disk is full.
    return null;
  }
}

/** The pilot takes the quickest round; the window is to be long enough on every other day as well. */
const MARGIN = 1.02;
const PILOT_SHARE = 0.2;

/**
 * Rounds of warm-up and window of a cell: found once by a pilot and kept in the journal, so that every block does the
 * same work. A cell whose pilot fails gets one round: its runs will say why.
 */
export async function roundsOf(
  {journal, plan, place}: EngineSession<Plan, Place, Entry>,
  cell: Cell,
): Promise<{warmUpRounds: number; rounds: number}> {
  if (populationOf(cell.scenario) !== null) {
    return {warmUpRounds: 0, rounds: 1};
  }
  const known = journal.ofKind('pilot').find((entry) => entry.cell === cell.id);
  if (known !== undefined) {
    return known;
  }
  const outcome: Outcome<PilotReport> = await runOnce(
    cell,
    [`--scenario=${cell.scenario}`, `--pilot-s=${plan.windowS * PILOT_SHARE}`],
    place,
  );
  const {status} = outcome;
  const report = outcome.status === 'measured' ? outcome.report : undefined;
  const rounds = roundsFor(report?.secondsPerRound ?? 1, plan);
  journal.append({kind: 'pilot', cell: cell.id, status, ...report, ...rounds});
  return rounds;
}

export function roundsFor(
  secondsPerRound: number,
  {warmUpS, windowS}: {warmUpS: number; windowS: number},
) {
  return {
    warmUpRounds: Math.ceil(warmUpS / secondsPerRound),
    rounds: Math.ceil((windowS * MARGIN) / secondsPerRound),
  };
}

/** Arguments of the PHP program for one run. */
export function taskOf(
  {scenario}: Cell,
  {warmUpRounds, rounds}: {warmUpRounds: number; rounds: number},
) {
  const actors = populationOf(scenario);
  return actors === null
    ? [`--scenario=${scenario}`, `--warm-up-rounds=${warmUpRounds}`, `--rounds=${rounds}`]
    : [`--actors=${actors}`];
}

/**
 * Cores that measured processes are held to: the last that this process may use, the last two for a pair. The first
 * core gets most of the interrupts.
 *
 * @returns lists of cores, for taskset
 */
export function choosePinning(status = readFileSync('/proc/self/status', 'latin1')): {
  single: string;
  pair: string;
} {
  const allowed = coreNumbers(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '0');
  return {single: String(allowed.at(-1)), pair: allowed.slice(-2).join(',')};
}

/**
 * What a measured run gave, in a few words.
 *
 * @param entry of the journal
 */
export function measuredText({report}: {report: Times | Population}) {
  if (report.actors !== undefined) {
    return `${report.living} of ${report.actors} actors live, ${Math.round(report.livingPssBytes / report.living)} bytes each`;
  }
  const us = report.wallNs / 1000 / report.operations;
  return `${us.toPrecision(4)} µs, window ${(report.wallNs / 1e9).toFixed(2)} s`;
}

/** Lines of this harness's journal. */
export type Session = SessionEntry & {
  pinning: {single: string; pair: string};
  warmUpS: number;
  windowS: number;
  maxMapCount: string;
};

export type Run = Made & Outcome;

export type Pilot = {
  kind: 'pilot';
  cell: string;
  status: string;
  warmUpRounds: number;
  rounds: number;
};

export type Entry = Session | Run | Pilot | FinishedEntry;
