// @ts-check
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.js';
import {withPlace} from '../protocol/place.js';
import {runOnce} from '../protocol/run-once.js';
import {cellFromOptions, positiveNumber} from './cell-options.js';

const PROBE = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'probe');
const TIMEOUT_MS = 10_000;

/**
 * Holds the probe against the harness's own clocks: one user asks an application that has the probe hung in, and both say
 * what CPU time and what wall time a request took.
 * @param {string|undefined} runtimeId
 * @param {any} options values of the command line
 * @returns {Promise<number>} exit code
 */
export async function probeCommand(runtimeId, options) {
  const cell = cellFromOptions(runtimeId, options);
  const times = {
    warmUpS: positiveNumber('--warm-up', options['warm-up']),
    measureS: positiveNumber('--duration', options.duration),
    timeoutMs: TIMEOUT_MS,
  };
  const {outcome, lines} = await withPlace('own', async (place) => {
    const log = join(place.work, 'probe.ndjson');
    hangIn(log, place.work, cell.application);
    const made = await runOnce(cell, {model: 'closed', vus: 1}, times, place);
    return {outcome: made, lines: made.status === 'measured' ? readLog(log) : []};
  });
  if (outcome.status !== 'measured') {
    process.stdout.write(`${cell.id}: ${outcome.status}: ${outcome.reason}\n${outcome.log}\n`);
    return 2;
  }
  process.stdout.write(`${cell.id}\n${tableOf(comparisonOf(outcome, lines))}`);
  return 0;
}

/** Through the environment, which PHP and the application read: the code that runs is the same. */
function hangIn(log, work, application) {
  process.env.BC_PROBE_LOG = log;
  if (application === 'per-request') {
    const folder = join(work, 'php.d');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'probe.ini'),
      `auto_prepend_file=${JSON.stringify(join(PROBE, 'prepend.php'))}\n`,
    );
    // The empty entry is PHP's own folder.
    process.env.PHP_INI_SCAN_DIR = `:${folder}`;
  }
}

function readLog(log) {
  try {
    return readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    throw new HarnessError(
      'the probe',
      'wrote no log that can be read',
      'see that the application hangs it in: harnesses/probe/README.md',
    );
  }
}

/**
 * What both say of the requests of the measured window.
 * @param {any} outcome of a run with one user
 * @param {Array<Record<string, any>>} all lines of the probe, in the order of the requests
 */
export function comparisonOf({report, cpuMs}, all) {
  const lines = all.slice(-report.completedRequests);
  const mean = (pick) => lines.reduce((sum, line) => sum + (pick(line) ?? 0), 0) / lines.length;
  const probe = {cpu: mean((line) => line.cpuMs), wall: mean((line) => line.wallMs)};
  const harness = {
    cpu: cpuMs.php / report.completedRequests,
    // What nginx takes is no part of the application.
    wall: report.latencyMs.mean - cpuMs['web-server'] / report.completedRequests,
  };
  return {
    requests: lines.length,
    rows: [
      ['T_cpu', probe.cpu, harness.cpu],
      ['wall time', probe.wall, harness.wall],
      ['T_io', probe.wall - probe.cpu, harness.wall - harness.cpu],
    ],
    parts: {
      boot: mean((line) => line.bootCpuMs),
      connect: mean((line) => line.connectCpuMs),
    },
  };
}

function tableOf({requests, rows, parts}) {
  const line = ([name, probe, harness]) =>
    `${name.padEnd(12)}${probe.toFixed(3).padStart(12)}${harness.toFixed(3).padStart(12)}${percent(probe / harness - 1).padStart(10)}\n`;
  return [
    `${requests} requests, ms for each\n${''.padEnd(12)}${'probe'.padStart(12)}${'harness'.padStart(12)}${'error'.padStart(10)}\n`,
    ...rows.map(line),
    `Of the probe's CPU time: boot ${parts.boot.toFixed(3)}, connection ${parts.connect.toFixed(3)}.\n`,
  ].join('');
}

function percent(share) {
  return `${share >= 0 ? '+' : '−'}${(100 * Math.abs(share)).toFixed(1)} %`;
}
