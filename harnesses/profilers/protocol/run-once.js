// @ts-check
import {cpus} from 'node:os';
import {join} from 'node:path';
import {stopChild} from '../../machine/children.js';
import {excerptOf} from '../../machine/excerpt.js';
import {cpuOfGroups, cpuOfMachine} from '../../machine/process-groups.js';
import {measureCanary} from '../../protocol/canary.js';
import {clockJumpS, readClocks} from '../../protocol/clock-jump.js';
import {between} from '../judge/window.js';
import {driftMs} from '../judge/sampling.js';
import {findProfiler} from '../profilers/catalogue.js';
import {KNOWN} from '../stacks/known-functions.js';
import {readCollapsed} from '../stacks/collapsed.js';
import {RunFailure} from './failure.js';
import {runOutside} from './outside.js';
import {requireRoom} from './place.js';
import {endTargets, requireAlive, startTargets, waitForLine} from './targets.js';

/** @import {Samples} from '../stacks/known-functions.js' */
/** @import {Place} from './place.js' */
/** @import {Cell} from './plan.js' */
/** @import {Target, TargetReport} from './targets.js' */

let runs = 0;

/**
 * @typedef {Record<string, number | null>} Shares by the names of the known functions
 *
 * @typedef {object} Cost what a profiler took; an extension costs its process memory alone
 * @property {number} [elapsedS]
 * @property {number} [cpuUserS]
 * @property {number} [cpuSystemS]
 * @property {number} [outputBytes]
 * @property {number} [failedReads]
 * @property {{pssMb: number, rssMb: number, peakMb: number} | null} [memory] of a profiler outside
 * @property {number} [memoryGrowthMb] of the profiled process
 * @property {string} [command]
 *
 * @typedef {object} Sampled absent without a profiler
 * @property {number} samples
 * @property {number} ticks
 * @property {number} torn
 * @property {Record<string, number>} [symbols]
 * @property {number} driftMs
 * @property {Shares} sampledShares
 *
 * @typedef {object} Seen
 * @property {number | null} speedRatio
 * @property {number} targetCpuShare
 * @property {Shares} timeShares
 *
 * @typedef {{cell: import('./plan.js').Cell, settleS: number, baselineS: number, measureS: number, startedAt: string}} Asked
 * @typedef {Asked & Seen & Cost & Partial<Sampled> & import('../../protocol/entries.js').MeasuredOutcome &
 *   {stealShare: number, clockJumpS: number}} Measured
 * @typedef {Asked & {status: RunFailure['status'], reason: string, log: string}} Failed
 * @typedef {Measured | Failed} Outcome
 */

/**
 * One run: fresh processes, settled, a baseline without the profiler, the window with it, everything stopped. A target
 * that ends, a profiler that fails or may not look are results with their logs.
 * @param {import('./plan.js').Cell} cell
 * @param {Times} times
 * @param {import('./place.js').Place} place
 * @returns {Promise<Outcome>}
 *
 * @typedef {{settleS: number, baselineS: number, measureS: number, seed: number}} Times
 */
export async function runOnce(cell, times, place) {
  const started = readClocks();
  const {settleS, baselineS, measureS} = times;
  const base = {
    cell,
    settleS,
    baselineS,
    measureS,
    startedAt: new Date(started.date).toISOString(),
  };
  requireRoom(place.work);
  runs += 1;
  const token = `profiled-${process.pid}-${runs}`;
  const canaryBefore = measureCanary();
  const targets = await startTargets(cell, {...times, token}, place);
  try {
    await waitForLine(targets, 'window', times.settleS);
    const {found, conditions} = await observe(cell, times, place, {targets, token});
    const reports = await endTargets(targets);
    return {
      ...base,
      ...judge(cell, times, reports, found),
      ...conditions,
      canaryMs: {before: canaryBefore, after: measureCanary()},
      clockJumpS: clockJumpS(started),
    };
  } catch (error) {
    if (!(error instanceof RunFailure)) {
      throw error;
    }
    const log = targets.map((target) => excerptOf(target.log)).join('\n');
    return {...base, status: error.status, reason: error.message, log};
  } finally {
    await Promise.all(targets.map(({child}) => stopChild(child)));
  }
}

/**
 * Lets the profiler work, and watches who else uses the processors meanwhile.
 *
 * @param {Cell} cell
 * @param {Times} times
 * @param {Place} place
 * @param {{targets: Target[], token: string}} started
 */
async function observe(cell, {measureS}, place, {targets, token}) {
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
  const cpu = cpuOfGroups(roots);
  const machine = cpuOfMachine();
  const own = process.cpuUsage(before.own);
  const targetsMs = Object.entries(cpu).reduce((sum, [name, ms]) => sum + ms - before.cpu[name], 0);
  const profilerMs = found === null ? 0 : (found.cpuUserS + found.cpuSystemS) * 1000;
  const used = targetsMs + profilerMs + (own.user + own.system) / 1000;
  const available = wallMs * cpus().length;
  return {
    found,
    conditions: {
      foreignShare: Math.max(0, (machine.busyMs - before.machine.busyMs - used) / available),
      stealShare: (machine.stealMs - before.machine.stealMs) / available,
    },
  };
}

/**
 * @param {Cell} cell
 * @param {number} seconds
 * @param {Place} place
 * @param {{targets: Target[], token: string}} started
 */
function jobOf({rateHz}, seconds, {work, phpVersion}, {targets, token}) {
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

/**
 * Samples, drift, speed and shares of a run from what the profiler and the targets have written down.
 * @param {Cell} cell
 * @param {Times} times
 * @param {TargetReport[]} reports
 * @param {Awaited<ReturnType<typeof runOutside>> | null} outside
 * @returns {Seen & Cost & Partial<Sampled> & {status: 'measured'}}
 */
function judge({profiler, rateHz, processes}, {baselineS, measureS}, reports, outside) {
  const [first] = reports;
  const windowNs =
    outside === null ? first.windowNs : [outside.endNs - measureS * 1e9, outside.endNs];
  const baselineNs = [first.windowNs[0] - baselineS * 1e9, first.windowNs[0]];
  const windows = reports.map(({marks}) => between(marks, windowNs[0], windowNs[1]));
  const baselines = reports.map(({marks}) => between(marks, baselineNs[0], baselineNs[1]));
  const speed = sumOf(windows) / sumOf(baselines);
  const base = {
    status: /** @type {const} */ ('measured'),
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

/** @param {ReturnType<typeof between>[]} windows */
function sumOf(windows) {
  return windows.reduce((sum, {workPerS}) => sum + workPerS, 0);
}

/** @param {number[]} shares */
function shareByName(shares) {
  return Object.fromEntries(KNOWN.map((letter, index) => [letter, shares[index] ?? null]));
}

/**
 * An extension's samples of all processes; what it costs shows in the speed and the memory of the targets.
 *
 * @param {TargetReport[]} reports
 */
function insideOf(reports) {
  const parts = reports.flatMap(({excimer}) => excimer ?? []);
  /** @param {(part: (typeof parts)[number]) => number} pick */
  const sum = (pick) => parts.reduce((total, part) => total + pick(part), 0);
  return {
    memoryGrowthMb: sum(({memoryBytes}) => memoryBytes) / 1e6,
    found: readCollapsed(
      parts.map(({collapsed}) => collapsed).join('\n'),
      sum(({entries}) => entries),
    ),
  };
}
