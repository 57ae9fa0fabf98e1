import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {RunFailure} from '../engine/runs.ts';
import {startChild, stopChild} from '../machine/children.ts';
import {findCommand} from '../machine/commands.ts';
import {excerptOf} from '../machine/files.ts';
import {extensionArguments} from '../machine/php-extensions.ts';
import type {Child} from '../machine/children.ts';
import type {Place} from './place.ts';
import type {Cell, Times} from './plan.ts';

const SCRIPT = join(import.meta.dirname, 'targets', 'target.php');
const POLL_MS = 5;
const STARTING_S = 15;
const ENDING_MS = 10_000;

/** a profiled process */
export interface Target {
  child: Child;
  log: string;
  report: string;
}

export type Mark = [timeNs: number, work: number, cpuMs: number, spentNs: number[]];

export type TargetReport = {
  windowNs: [number, number];
  marks: Mark[];
  excimer: null | {entries: number; events: number; memoryBytes: number; collapsed: string};
};

/** Starts the processes of a cell, with a word in their command lines that no other process has. */
export async function startTargets(
  cell: Cell,
  {settleS, measureS, seed, token}: Times & {seed: number; token: string},
  place: Place,
): Promise<Target[]> {
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
 *
 * @param seconds at most
 */
export async function waitForLine(targets: Target[], line: string, seconds: number) {
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

export function requireAlive(targets: Target[]) {
  for (const {child, log} of targets) {
    const outcome = child.outcome();
    if (outcome !== null) {
      throw new RunFailure(
        'target-ended',
        `${child.name} ended before it was told to (exit code ${outcome.code ?? outcome.signal}): ${lastLine(excerptOf(log))}`,
      );
    }
  }
}

/** Tells the targets to end and reads what they have written down. */
export async function endTargets(targets: Target[]): Promise<TargetReport[]> {
  await Promise.all(targets.map(({child}) => stopChild(child, ENDING_MS)));
  return targets.map(({child, report, log}) => {
    try {
      return JSON.parse(readFileSync(report, 'utf8'));
    } catch {
      throw new RunFailure(
        'no-report',
        `${child.name} left no report: ${lastLine(excerptOf(log))}`,
      );
    }
  });
}

/** The last words of a log. */
export function lastLine(text: string) {
  return text.trim().split('\n').at(-1) || 'it said nothing';
}
