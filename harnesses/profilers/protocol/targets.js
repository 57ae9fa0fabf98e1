// @ts-check
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {startChild, stopChild} from '../../machine/children.js';
import {findCommand} from '../../machine/commands.js';
import {excerptOf} from '../../machine/excerpt.js';
import {extensionArguments} from '../../machine/php-extensions.js';
import {RunFailure} from './failure.js';

const SCRIPT = join(dirname(dirname(fileURLToPath(import.meta.url))), 'targets', 'target.php');
const POLL_MS = 5;
const STARTING_S = 15;
const ENDING_MS = 10_000;

/**
 * @typedef {object} Target a profiled process
 * @property {import('../../machine/children.js').Child} child
 * @property {string} log
 * @property {string} report
 * @typedef {[timeNs: number, work: number, cpuMs: number, spentNs: number[]]} Mark
 * @typedef {{windowNs: [number, number], marks: Mark[],
 *   excimer: null|{entries: number, events: number, memoryBytes: number, collapsed: string}}} TargetReport
 */

/**
 * Starts the processes of a cell, with a word in their command lines that no other process has.
 * @param {import('./plan.js').Cell} cell
 * @param {{settleS: number, measureS: number, seed: number, token: string}} what
 * @param {import('./place.js').Place} place
 * @returns {Promise<Target[]>}
 */
export async function startTargets(cell, {settleS, measureS, seed, token}, place) {
  const inside = cell.profiler === 'excimer';
  const extensions = [
    ...((await extensionArguments('pcntl')) ?? []),
    ...((inside ? await extensionArguments('excimer') : null) ?? []),
  ];
  return Array.from({length: cell.processes}, (_, index) => {
    const name = `target-${index + 1}`;
    const report = join(place.work, `${token}-${name}.json`);
    const log = join(place.work, `${token}-${name}.log`);
    const child = startChild({
      name,
      command: findCommand('php') ?? 'php',
      args: [
        ...['-d', 'opcache.enable_cli=0', '-d', 'memory_limit=512M', ...extensions, SCRIPT],
        ...[`--token=${token}`, `--workload=${cell.workload}`, `--report=${report}`],
        ...[`--seed=${seed + index}`, `--settle=${settleS}`, `--window=${measureS}`],
        ...(inside ? [`--excimer-hz=${cell.rateHz}`] : []),
        ...(cell.endAfterS > 0 ? [`--end-after=${cell.endAfterS}`] : []),
      ],
      cwd: place.work,
      log,
      cpus: place.pinning.targets,
    });
    return {child, log, report};
  });
}

/**
 * Waits until each target has said a line.
 * @param {Target[]} targets
 * @param {string} line
 * @param {number} seconds at most
 */
export async function waitForLine(targets, line, seconds) {
  const deadline = performance.now() + (seconds + STARTING_S) * 1000;
  for (const target of targets) {
    while (!readFileSync(target.log, 'utf8').split('\n').includes(line)) {
      requireAlive([target]);
      if (performance.now() > deadline) {
        throw new RunFailure('target-ended', `${target.child.name} never said "${line}"`);
      }
      await sleep(POLL_MS);
    }
  }
}

/** @param {Target[]} targets */
export function requireAlive(targets) {
  for (const {child, log} of targets) {
    const outcome = child.outcome();
    if (outcome !== null) {
      throw new RunFailure(
        'target-ended',
        `${child.name} ended before it was told to (exit code ${outcome.code ?? outcome.signal}): ${excerptOf(log).trim().split('\n').at(-1)}`,
      );
    }
  }
}

/**
 * Tells the targets to end and reads what they have written down.
 * @param {Target[]} targets
 * @returns {Promise<TargetReport[]>}
 */
export async function endTargets(targets) {
  await Promise.all(targets.map(({child}) => stopChild(child, ENDING_MS)));
  return targets.map(({child, report, log}) => {
    try {
      return JSON.parse(readFileSync(report, 'utf8'));
    } catch {
      throw new RunFailure(
        'no-report',
        `${child.name} left no report: ${excerptOf(log).trim().split('\n').at(-1)}`,
      );
    }
  });
}
