import {join, resolve} from 'node:path';
import {Journal} from '../../protocol/journal.ts';
import {tellOutcome} from '../../protocol/outcome.ts';
import {PROBE_CELLS} from '../probe/cells.ts';
import {errorOf} from '../probe/comparison.ts';
import {measureProbe} from '../probe/measure-probe.ts';
import {runProbeSession, signedPercent} from '../probe/session.ts';
import {withPlace} from '../protocol/place.ts';
import {possibleRuns} from '../protocol/session.ts';
import {cellFromOptions, positiveNumber, wholeNumber} from './cell-options.ts';
import type {Comparison} from '../probe/comparison.ts';
import type {Cell} from '../protocol/cell.ts';
import type {ProbeEntry} from '../protocol/entries.ts';
import type {Options} from './commands.ts';

const TIMEOUT_MS = 10_000;
const ROWS = [
  ['T_cpu', 'cpuMs'],
  ['wall time', 'wallMs'],
  ['T_io', 'ioMs'],
] as const;

/**
 * Holds the probe against the harness's own clocks: one user asks an application that has the probe hung in, and both say
 * what CPU time and what wall time a request took. With a runtime it prints one cell; without one it makes a session of
 * all applications, with a journal, and resumes what its folder already holds.
 *
 * @returns exit code
 */
export function probeCommand(runtimeId: string | undefined, options: Options): Promise<number> {
  const times = {
    warmUpS: positiveNumber('--warm-up', options['warm-up']),
    measureS: positiveNumber('--duration', options.duration),
    timeoutMs: TIMEOUT_MS,
  };
  return runtimeId === undefined
    ? probeAll(times, options)
    : probeOne(cellFromOptions(runtimeId, options), times);
}

async function probeOne(cell: Cell, times: {warmUpS: number; measureS: number; timeoutMs: number}) {
  const outcome = await withPlace('own', (place) => measureProbe(cell, times, place));
  if (outcome.status !== 'measured') {
    process.stdout.write(`${cell.id}: ${outcome.status}: ${outcome.reason}\n${outcome.log}\n`);
    return 2;
  }
  process.stdout.write(`${cell.id}\n${tableOf(outcome.comparison)}`);
  return 0;
}

async function probeAll(
  times: {warmUpS: number; measureS: number; timeoutMs: number},
  options: Options,
) {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const repeats = wholeNumber('--repeats', options.repeats);
  const journal: Journal<ProbeEntry> = Journal.open(
    resolve(options.out ?? join(options.root, 'runs', 'probe')),
  );
  const runs = await possibleRuns({runs: PROBE_CELLS.map((cell) => ({cell}))}, tell);
  await withPlace('own', (place) =>
    runProbeSession({
      ...{runs, repeats, times, journal, place, tell},
      seed: options.seed === undefined ? null : Number(options.seed),
      commandLine: options.commandLine,
    }),
  );
  return tellOutcome(journal, tell);
}

function tableOf(comparison: Comparison) {
  const {requests, probe, harness, parts} = comparison;
  const line = ([title, name]: (typeof ROWS)[number]) =>
    `${title.padEnd(12)}${probe[name].toFixed(3).padStart(12)}${harness[name].toFixed(3).padStart(12)}${signedPercent(errorOf(comparison, name)).padStart(10)}\n`;
  const cpu = (part: {cpuMs: number; ioMs: number} | null) => (part?.cpuMs ?? 0).toFixed(3);
  return [
    `${requests} requests, ms for each\n${''.padEnd(12)}${'probe'.padStart(12)}${'harness'.padStart(12)}${'error'.padStart(10)}\n`,
    ...ROWS.map(line),
    `Of the probe's CPU time: boot ${cpu(parts.boot)}, connection ${cpu(parts.connect)}.\n`,
  ].join('');
}
