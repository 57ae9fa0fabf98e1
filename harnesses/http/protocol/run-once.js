// @ts-check
import {loadTool} from '../load/tools.js';
import {cpuOfGroups, cpuOfMachine, memoryOfGroups} from '../../machine/process-groups.js';
import {seedDatabase} from '../database/postgres.js';
import {findFreePort} from '../../machine/ports.js';
import {startTarget, TargetFailure} from '../runtimes/target.js';
import {findRuntime} from '../runtimes/catalogue.js';
import {cpus} from 'node:os';
import {coresOfGroups} from '../../machine/affinity.js';
import {measureCanary} from '../../protocol/canary.js';
import {clockJumpS, readClocks} from '../../protocol/clock-jump.js';
import {verifyIsolation} from './isolation.js';
import {coresOf, moveTo} from './placement.js';
import {verifyAnswers} from './verify.js';

/** @import {Load} from '../load/own-generator.js' */
/** @import {Target} from '../runtimes/target.js' */
/** @import {Cell} from './cell.js' */
/** @import {Place} from './place.js' */

const ERROR_LIMIT = 0.01;

/**
 * @typedef {{cell: import('./cell.js').Cell, load: import('../load/own-generator.js').Load, warmUpS: number,
 *   measureS: number, timeoutMs: number, startedAt: string, tool: 'k6' | 'own'}} Asked
 * @typedef {ReturnType<typeof memoryOfGroups>} Memory of each group of processes
 *
 * @typedef {object} Seen
 * @property {import('../load/own-generator.js').Report} report
 * @property {Record<string, number>} cpuMs of each group of processes in the window
 * @property {Record<string, string>} heldTo cores of each group, as the kernel said
 * @property {{idle: Memory, loaded: Memory}} memory
 * @property {import('../../protocol/entries.js').CanaryMs} canaryMs
 * @property {number} foreignShare
 * @property {number} stealShare
 *
 * @typedef {{status: TargetFailure['status'], reason: string, log: string}} Failure
 * @typedef {Asked & Seen & {status: 'measured', clockJumpS: number}} Measured
 * @typedef {Asked & Partial<Seen> & Failure & {clockJumpS?: number}} Failed
 * @typedef {Measured | Failed} Outcome
 */

/**
 * One run: fresh rows, fresh server, answers checked, warm-up at the measured rate, measured window, everything
 * stopped. A target that crashes, hangs, answers errors or other bytes is a result with its log.
 * @param {import('./cell.js').Cell} cell
 * @param {import('../load/own-generator.js').Load} load
 * @param {{warmUpS: number, measureS: number, timeoutMs: number}} times
 * @param {import('./place.js').Place} place
 * @returns {Promise<Outcome>}
 */
export async function runOnce(cell, load, times, place) {
  const started = {at: new Date().toISOString(), ...readClocks()};
  const base = {cell, load, ...times, startedAt: started.at, tool: place.tool};
  /** @type {import('../runtimes/target.js').Target|undefined} */
  let target;
  try {
    await moveTo(place, cell.placement);
    await seedDatabase(place.database);
    const port = await findFreePort();
    target = await startTarget(cell, findRuntime(cell.runtime), {
      work: place.work,
      dsn: place.database.dsn,
      host: '127.0.0.1',
      port,
      cores: coresOf(cell.placement),
    });
    await verifyAnswers(target.url, cell.workload);
    await verifyIsolation(target.url, cell);
    const measured = await measure(cell, load, times, place, target);
    return {...base, ...measured, ...judge(measured, target), clockJumpS: clockJumpS(started)};
  } catch (error) {
    if (!(error instanceof TargetFailure)) {
      throw error;
    }
    return {
      ...base,
      status: error.status,
      reason: error.message,
      log: target?.log() ?? error.log,
    };
  } finally {
    await target?.stop();
  }
}

/**
 * @param {Cell} cell
 * @param {Load} load
 * @param {{warmUpS: number, measureS: number, timeoutMs: number}} times
 * @param {Place} place
 * @param {Target} target
 * @returns {Promise<Seen>}
 */
async function measure(cell, load, times, place, target) {
  const roots = {...target.groups, database: place.database.child.pid};
  const idle = memoryOfGroups(roots);
  const canaryBefore = measureCanary();
  const seen = {cpu: {}, machine: {busyMs: 0, stealMs: 0}, memory: {}, harnessMs: 0, heldTo: {}};
  const report = await loadTool(place.tool)(
    {
      url: `${target.url}/${cell.workload}`,
      load,
      ...times,
      expectedStart: `{"workload":"${cell.workload}"`,
      cpus: coresOf(cell.placement).generator,
      work: place.work,
    },
    {
      windowOpens: () =>
        Object.assign(seen, {
          cpu: cpuOfGroups(roots),
          machine: cpuOfMachine(),
          harnessMs: ownCpuMs(),
        }),
      windowCloses: (generator) => Object.assign(seen, differences(seen, roots, generator)),
    },
  );
  const {cpu, machine, memory, harnessMs, heldTo} = seen;
  const groups = {...cpu, 'load-generator': report.cpuMs};
  const used = Object.values(groups).reduce((sum, ms) => sum + ms, 0) + harnessMs;
  const available = report.windowS * 1000 * cpus().length;
  return {
    report,
    cpuMs: groups,
    heldTo,
    memory: {idle, loaded: memory},
    canaryMs: {before: canaryBefore, after: measureCanary()},
    foreignShare: Math.max(0, (machine.busyMs - used) / available),
    stealShare: machine.stealMs / available,
  };
}

/**
 * CPU first: reading the rest of many processes costs CPU time of its own, after the window.
 *
 * @param {{cpu: Record<string, number>, machine: ReturnType<typeof cpuOfMachine>, harnessMs: number}} seen
 * @param {{database: number}} roots
 * @param {number} generator
 */
function differences(seen, roots, generator) {
  const cpu = cpuOfGroups(roots);
  const machine = cpuOfMachine();
  const harnessMs = ownCpuMs() - seen.harnessMs;
  return {
    cpu: Object.fromEntries(Object.entries(cpu).map(([name, ms]) => [name, ms - seen.cpu[name]])),
    machine: {
      busyMs: machine.busyMs - seen.machine.busyMs,
      stealMs: machine.stealMs - seen.machine.stealMs,
    },
    harnessMs,
    memory: memoryOfGroups(roots),
    heldTo: coresOfGroups({...roots, 'load-generator': generator}),
  };
}

function ownCpuMs() {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Whether what was measured can stand as a measurement.
 *
 * @param {Seen} seen
 * @param {Target} target
 * @returns {{status: 'measured'} | Failure}
 */
function judge({report}, target) {
  const failure = target.failure();
  if (failure !== null) {
    return {status: 'crashed', reason: `under load ${failure}`, log: target.log()};
  }
  if (report.completedRequests === 0 && report.failedRequests === 0) {
    return {
      status: 'hung',
      reason: 'no request was answered in the measured window',
      log: target.log(),
    };
  }
  const share = report.failedRequests / (report.failedRequests + report.completedRequests);
  if (share > ERROR_LIMIT) {
    const kinds = Object.entries(report.errors)
      .map(([kind, count]) => `${kind} × ${count}`)
      .join(', ');
    return {
      status: 'errors',
      reason: `${(share * 100).toFixed(1)} % of the answers were wrong: ${kinds}`,
      log: target.log(),
    };
  }
  return {status: 'measured'};
}
