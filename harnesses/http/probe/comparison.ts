import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {writeWhole} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {MB_PER_MIB} from '../../engine/measurements.ts';
import {findRuntime} from '../catalogue.ts';
import {runOnce} from '../protocol/run-once.ts';
import type {Runtime} from '../catalogue.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Place} from '../protocol/place.ts';
import type {Failed, Measured, Times} from '../protocol/run-once.ts';

/** what one of the two says of a request, ms, means over the measured requests */
export interface Clock {
  cpuMs: number;
  wallMs: number;
  /** wall time less CPU time, 0 where the clocks' difference would make it less */
  ioMs: number;
}

/**
 * what the probe measured of booting and connecting: CPU time and wait of a request, ms; null
 * where no request did it
 */
export interface Parts {
  boot: {cpuMs: number; ioMs: number} | null;
  connect: {cpuMs: number; ioMs: number} | null;
}

/** of the probe, for one request */
export type Line = {cpuMs: number; wallMs: number; kernelMs?: number; peakMib?: number} & Partial<
  Record<'bootMs' | 'bootCpuMs' | 'connectMs' | 'connectCpuMs', number>
>;

/** what the probe alone sees of a request: CPU time in the kernel, and what PHP took from it at most, means */
export interface Usage {
  kernelMs: number;
  peakMb: number;
}

export interface Comparison {
  requests: number;
  probe: Clock;
  harness: Clock;
  parts: Parts;
  /** absent in journals of a probe that didn't tell it yet */
  usage?: Usage;
}

/**
 * What both say of the requests of the measured window.
 *
 * @param outcome of a run with one user
 * @param all lines of the probe, in the order of the requests
 */
export function comparisonOf(
  {report, cpuMs}: Pick<Measured, 'report' | 'cpuMs'>,
  all: readonly Line[],
): Comparison {
  const requests = report.completedRequests;
  const lines = all.slice(-requests);
  if (lines.length < requests) {
    throw new HarnessError(
      'the probe',
      `wrote ${lines.length} lines for ${requests} requests`,
      'see that each request passes it, and that its log can grow: harnesses/probe/README.md',
    );
  }
  const mean = (pick: (line: Line) => number | undefined) =>
    lines.reduce((sum, line) => sum + (pick(line) ?? 0), 0) / requests;
  const part = (name: 'boot' | 'connect') => {
    const [cpuMs, wallMs] = [
      mean((line) => line[`${name}CpuMs`]),
      mean((line) => line[`${name}Ms`]),
    ];
    const isSeen = lines.some((line) => line[`${name}Ms`] !== undefined);
    return isSeen ? {cpuMs, ioMs: clockOf(cpuMs, wallMs).ioMs} : null;
  };
  return {
    requests,
    probe: clockOf(
      mean((line) => line.cpuMs),
      mean((line) => line.wallMs),
    ),
    harness: clockOf(
      cpuMs.php / requests,
      // What nginx takes is no part of the application.
      Number(report.latencyMs.mean) - cpuMs['web-server'] / requests,
    ),
    parts: {boot: part('boot'), connect: part('connect')},
    ...(lines.every(({kernelMs}) => kernelMs !== undefined) && {
      usage: {
        kernelMs: mean(({kernelMs}) => kernelMs),
        peakMb: mean(({peakMib}) => peakMib) * MB_PER_MIB,
      },
    }),
  };
}

function clockOf(cpuMs: number, wallMs: number): Clock {
  return {cpuMs, wallMs, ioMs: Math.max(0, wallMs - cpuMs)};
}

/** How far the probe lies from the harness's clocks, as a share of the latter. */
export function errorOf({probe, harness}: Comparison, name: keyof Clock) {
  return probe[name] / harness[name] - 1;
}

const PROBE = join(import.meta.dirname, '..', '..', 'probe');

export type Outcome = (Measured & {comparison: Comparison}) | Failed;

/**
 * One run of one user with the probe hung in.
 *
 * @returns of the run
 */
export async function measureProbe(cell: Cell, times: Times, place: Place): Promise<Outcome> {
  const log = join(place.work, 'probe.ndjson');
  rmSync(log, {force: true});
  const runtime = withProbe(findRuntime(cell.runtime), log, cell, place);
  const outcome = await runOnce(cell, {model: 'closed', vus: 1}, times, place, {runtime});
  return outcome.status === 'measured'
    ? {...outcome, comparison: comparisonOf(outcome, readLog(log, cell))}
    : outcome;
}

/**
 * Hangs the probe in through the environment, which PHP and the application read: the code that runs is the same.
 */
function withProbe(runtime: Runtime, log: string, {application}: Cell, {work}: Place): Runtime {
  const folders = `${process.env.PHP_INI_SCAN_DIR ?? ''}:${prependFolder(work)}`;
  return {
    ...runtime,
    environment: {
      ...runtime.environment,
      BC_PROBE_LOG: log,
      ...(application === 'per-request' ? {PHP_INI_SCAN_DIR: folders} : {}),
    },
  };
}

/** A folder of settings in which the prepend file is named; an empty entry beside it is PHP's own folder. */
function prependFolder(work: string) {
  const folder = join(work, 'php.d');
  mkdirSync(folder, {recursive: true});
  writeWhole(
    join(folder, 'probe.ini'),
    `auto_prepend_file=${JSON.stringify(join(PROBE, 'prepend.php'))}\n`,
  );
  return folder;
}

/** Lines of the probe, in the order of the requests. */
export function readLog(log: string, {id}: {id: string}): Line[] {
  try {
    return readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    throw new HarnessError(
      `the probe in ${id}`,
      'wrote no log that can be read',
      'see that the application hangs it in: harnesses/probe/README.md',
    );
  }
}
