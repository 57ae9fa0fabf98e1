// @ts-check
import {join, resolve} from 'node:path';
import {Journal} from '../../protocol/journal.js';
import {tellOutcome} from '../../protocol/outcome.js';
import {PROBE_CELLS} from '../probe/cells.js';
import {errorOf} from '../probe/comparison.js';
import {measureProbe} from '../probe/measure-probe.js';
import {runProbeSession, signedPercent} from '../probe/session.js';
import {withPlace} from '../protocol/place.js';
import {possibleRuns} from '../protocol/session.js';
import {cellFromOptions, positiveNumber, wholeNumber} from './cell-options.js';

/** @import {Cell} from '../protocol/cell.js' */
/** @import {Options} from './commands.js' */

const TIMEOUT_MS = 10_000;
const ROWS = /** @type {const} */ ([
  ['T_cpu', 'cpuMs'],
  ['wall time', 'wallMs'],
  ['T_io', 'ioMs'],
]);

/**
 * Holds the probe against the harness's own clocks: one user asks an application that has the probe hung in, and both say
 * what CPU time and what wall time a request took. With a runtime it prints one cell; without one it makes a session of
 * all applications, with a journal, and resumes what its folder already holds.
 * @param {string|undefined} runtimeId
 * @param {import('./commands.js').Options} options
 * @returns {Promise<number>} exit code
 */
export function probeCommand(runtimeId, options) {
  const times = {
    warmUpS: positiveNumber('--warm-up', options['warm-up']),
    measureS: positiveNumber('--duration', options.duration),
    timeoutMs: TIMEOUT_MS,
  };
  return runtimeId === undefined
    ? probeAll(times, options)
    : probeOne(cellFromOptions(runtimeId, options), times);
}

/** @param {Cell} cell @param {{warmUpS: number, measureS: number, timeoutMs: number}} times */
async function probeOne(cell, times) {
  const outcome = await withPlace('own', (place) => measureProbe(cell, times, place));
  if (outcome.status !== 'measured') {
    process.stdout.write(`${cell.id}: ${outcome.status}: ${outcome.reason}\n${outcome.log}\n`);
    return 2;
  }
  process.stdout.write(`${cell.id}\n${tableOf(outcome.comparison)}`);
  return 0;
}

/** @param {{warmUpS: number, measureS: number, timeoutMs: number}} times @param {Options} options */
async function probeAll(times, options) {
  /** @param {string} line */
  const tell = (line) => process.stdout.write(`${line}\n`);
  const repeats = wholeNumber('--repeats', options.repeats);
  /** @type {Journal<import('../protocol/entries.js').ProbeEntry>} */
  const journal = Journal.open(resolve(options.out ?? join(options.root, 'runs', 'probe')));
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

/** @param {import('../probe/comparison.js').Comparison} comparison */
function tableOf(comparison) {
  const {requests, probe, harness, parts} = comparison;
  const line = (/** @type {typeof ROWS[number]} */ [title, name]) =>
    `${title.padEnd(12)}${probe[name].toFixed(3).padStart(12)}${harness[name].toFixed(3).padStart(12)}${signedPercent(errorOf(comparison, name)).padStart(10)}\n`;
  /** @param {{cpuMs: number, ioMs: number} | null} part */
  const cpu = (part) => (part?.cpuMs ?? 0).toFixed(3);
  return [
    `${requests} requests, ms for each\n${''.padEnd(12)}${'probe'.padStart(12)}${'harness'.padStart(12)}${'error'.padStart(10)}\n`,
    ...ROWS.map(line),
    `Of the probe's CPU time: boot ${cpu(parts.boot)}, connection ${cpu(parts.connect)}.\n`,
  ].join('');
}
