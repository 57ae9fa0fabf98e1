import {HarnessError} from '../../machine/harness-error.ts';
import type {Measured} from '../protocol/run-once.ts';

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
export type Line = {cpuMs: number; wallMs: number} & Partial<
  Record<'bootMs' | 'bootCpuMs' | 'connectMs' | 'connectCpuMs', number>
>;

export type Comparison = {requests: number; probe: Clock; harness: Clock; parts: Parts};

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
  const part = (name: 'boot' | 'connect') =>
    lines.some((line) => line[`${name}Ms`] !== undefined)
      ? withoutWall(
          clockOf(
            mean((line) => line[`${name}CpuMs`]),
            mean((line) => line[`${name}Ms`]),
          ),
        )
      : null;
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
  };
}

function clockOf(cpuMs: number, wallMs: number): Clock {
  return {cpuMs, wallMs, ioMs: Math.max(0, wallMs - cpuMs)};
}

function withoutWall({cpuMs, ioMs}: Clock) {
  return {cpuMs, ioMs};
}

/** How far the probe lies from the harness's clocks, as a share of the latter. */
export function errorOf({probe, harness}: Comparison, name: keyof Clock) {
  return probe[name] / harness[name] - 1;
}
