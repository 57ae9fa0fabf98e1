import {join} from 'node:path';
import {clockJumpS, measureCanary, readClocks, sharesOfOthers} from '../engine/conditions.ts';
import {outcomeOf, RunFailure} from '../engine/runs.ts';
import {stopChild} from '../machine/children.ts';
import {excerptOf} from '../machine/files.ts';
import {cpuOfGroups, cpuOfMachine} from '../machine/process-groups.ts';
import {runOutside} from './outside.ts';
import {requireRoom} from './place.ts';
import {findProfiler} from './profilers.ts';
import {KNOWN, readCollapsed} from './stacks.ts';
import {endTargets, requireAlive, startTargets, waitForLine} from './targets.ts';
import {between, driftMs} from './window.ts';
import type {
  FailedOutcome,
  FinishedEntry,
  Made,
  MeasuredOutcome,
  SessionEntry,
} from '../engine/types.ts';
import type {Pinning, Place} from './place.ts';
import type {Cell, Times} from './plan.ts';
import type {Target, TargetReport} from './targets.ts';

let runs = 0;

/** by the names of the known functions */
export type Shares = Record<string, number | null>;

/** what a profiler took; an extension costs its process memory alone */
interface Cost {
  elapsedS?: number;
  cpuUserS?: number;
  cpuSystemS?: number;
  outputBytes?: number;
  failedReads?: number;
  /** of a profiler outside */
  memory?: {pssMb: number; rssMb: number; peakMb: number} | null;
  /** of the profiled process */
  memoryGrowthMb?: number;
  command?: string;
}

/** absent without a profiler */
interface Sampled {
  samples: number;
  ticks: number;
  torn: number;
  symbols?: Record<string, number>;
  driftMs: number;
  sampledShares: Shares;
}

export interface Seen {
  speedRatio: number | null;
  targetCpuShare: number;
  timeShares: Shares;
}

export type Asked = Times & {cell: Cell; startedAt: string};

export type Measured = Asked &
  Seen &
  Cost &
  Partial<Sampled> &
  MeasuredOutcome & {stealShare: number; clockJumpS: number};

export type Failed = Asked & Required<FailedOutcome>;

export type Outcome = Measured | Failed;

/**
 * One run: fresh processes, settled, a baseline without the profiler, the window with it, everything stopped. A target
 * that ends, a profiler that fails or may not look are results with their logs.
 */
export async function runOnce(
  cell: Cell,
  times: Times & {seed: number},
  place: Place,
): Promise<Outcome> {
  const started = readClocks();
  const {settleS, baselineS, measureS} = times;
  const startedAt = new Date(started.date).toISOString();
  const base = {cell, settleS, baselineS, measureS, startedAt};
  requireRoom(place.work);
  runs += 1;
  const token = `profiled-${process.pid}-${runs}`;
  const canaryBefore = measureCanary();
  const targets = await startTargets(cell, {...times, token}, place);
  const work = async () => {
    await waitForLine(targets, 'window', times.settleS);
    const {found, conditions} = await observe(cell, times, place, {targets, token});
    const reports = await endTargets(targets);
    return {
      ...judge(cell, times, reports, found),
      ...conditions,
      canaryMs: {before: canaryBefore, after: measureCanary()},
      clockJumpS: clockJumpS(started),
    };
  };
  const logOfTargets = () => targets.map(({log}) => excerptOf(log)).join('\n');
  try {
    return {...base, ...(await outcomeOf(work, logOfTargets))};
  } finally {
    await Promise.all(targets.map(({child}) => stopChild(child)));
  }
}

/** Lets the profiler work, and watches who else uses the processors meanwhile. */
async function observe(
  cell: Cell,
  {measureS}: Times,
  place: Place,
  {targets, token}: {targets: Target[]; token: string},
) {
  const roots = Object.fromEntries(targets.map(({child}) => [child.name, child.pid]));
  const before = {cpu: cpuOfGroups(roots), machine: cpuOfMachine(), own: process.cpuUsage()};
  const clock = performance.now();
  const profiler = findProfiler(cell.profiler);
  const found =
    profiler.from === 'outside'
      ? await runOutside(profiler, jobOf(cell, measureS, place, {targets, token}), place)
      : (await waitForLine(targets, 'window over', measureS), null);
  requireAlive(targets);
  const wallMs = performance.now() - clock;
  const cpu = cpuOfGroups(roots, before.cpu);
  const machine = cpuOfMachine(before.machine);
  const own = process.cpuUsage(before.own);
  const targetsMs = Object.values(cpu).reduce((sum, ms) => sum + ms, 0);
  const profilerMs = found === null ? 0 : (found.cpuUserS + found.cpuSystemS) * 1000;
  const ownMs = targetsMs + profilerMs + (own.user + own.system) / 1000;
  return {found, conditions: sharesOfOthers(machine, {ownMs, wallMs})};
}

function jobOf(
  {rateHz}: Cell,
  seconds: number,
  {work, phpVersion}: Place,
  {targets, token}: {targets: Target[]; token: string},
) {
  return {
    rateHz,
    seconds,
    pids: targets.map(({child}) => child.pid),
    output: join(work, `${token}-output`),
    token,
    pattern: `^[^ ]*php .*--token=${token} `,
    phpVersion,
  };
}

/** Samples, drift, speed and shares of a run from what the profiler and the targets have written down. */
function judge(
  {profiler, rateHz, processes}: Cell,
  {baselineS, measureS}: Times,
  reports: TargetReport[],
  outside: Awaited<ReturnType<typeof runOutside>> | null,
): Seen & Cost & Partial<Sampled> & {status: 'measured'} {
  const [first] = reports;
  const windowNs =
    outside === null ? first.windowNs : [outside.endNs - measureS * 1e9, outside.endNs];
  const baselineNs = [first.windowNs[0] - baselineS * 1e9, first.windowNs[0]];
  const windows = reports.map(({marks}) => between(marks, windowNs[0], windowNs[1]));
  const baselines = reports.map(({marks}) => between(marks, baselineNs[0], baselineNs[1]));
  const speed = sumOf(windows) / sumOf(baselines);
  const base = {
    status: 'measured' as const,
    speedRatio: Number.isFinite(speed) ? speed : null,
    targetCpuShare: windows.reduce((sum, {cpuShare}) => sum + cpuShare, 0),
    timeShares: shareByName(windows[0].shares),
  };
  if (profiler === 'none') {
    return base;
  }
  const {found, ...cost} = outside ?? insideOf(reports);
  if (found.samples === 0) {
    throw new RunFailure('no-samples', `${profiler} ended well and brought no sample`);
  }
  return {
    ...base,
    ...cost,
    samples: found.samples,
    ticks: found.weight,
    torn: found.torn,
    symbols: 'symbols' in found ? found.symbols : undefined,
    driftMs: driftMs({samples: found.samples, seconds: measureS, rateHz, processes}),
    sampledShares: shareByName(KNOWN.map((letter) => found.inKnown[letter] / found.weight)),
  };
}

function sumOf(windows: ReturnType<typeof between>[]) {
  return windows.reduce((sum, {workPerS}) => sum + workPerS, 0);
}

function shareByName(shares: number[]) {
  return Object.fromEntries(KNOWN.map((letter, index) => [letter, shares[index] ?? null]));
}

/** An extension's samples of all processes; what it costs shows in the speed and the memory of the targets. */
function insideOf(reports: TargetReport[]) {
  const parts = reports.flatMap(({excimer}) => excimer ?? []);
  const sum = (pick: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + pick(part), 0);
  return {
    memoryGrowthMb: sum(({memoryBytes}) => memoryBytes) / 1e6,
    found: readCollapsed(
      parts.map(({collapsed}) => collapsed).join('\n'),
      sum(({entries}) => entries),
    ),
  };
}

/**
 * What a measured run gave, in a few words.
 *
 * @param entry of the journal
 */
export function measuredText({cell, measureS, samples, speedRatio}: Measured) {
  const asked = cell.rateHz * measureS * cell.processes;
  return [
    ...(samples === undefined ? [] : [`${samples} of ${asked} samples`]),
    ...(speedRatio === null ? [] : [`speed ${speedRatio.toFixed(3)}`]),
  ].join(', ');
}

/** Lines of this harness's journal. */
export type Session = SessionEntry & {pinning: Pinning; profilers: Record<string, string | null>};

export type Run = Made & Outcome;

export type Entry = Session | Run | FinishedEntry;
