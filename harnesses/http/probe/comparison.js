// @ts-check
import {HarnessError} from '../../machine/harness-error.js';

/**
 * @typedef {object} Clock what one of the two says of a request, ms, means over the measured requests
 * @property {number} cpuMs
 * @property {number} wallMs
 * @property {number} ioMs wall time less CPU time, 0 where the clocks' difference would make it less
 *
 * @typedef {object} Parts what the probe measured of booting and connecting: CPU time and wait of a request, ms; null
 *   where no request did it
 * @property {{cpuMs: number, ioMs: number}|null} boot
 * @property {{cpuMs: number, ioMs: number}|null} connect
 *
 * @typedef {{cpuMs: number, wallMs: number} &
 *   Partial<Record<'bootMs' | 'bootCpuMs' | 'connectMs' | 'connectCpuMs', number>>} Line of the probe, for one request
 *
 * @typedef {{requests: number, probe: Clock, harness: Clock, parts: Parts}} Comparison
 */

/**
 * What both say of the requests of the measured window.
 * @param {Pick<import('../protocol/run-once.js').Measured, 'report' | 'cpuMs'>} outcome of a run with one user
 * @param {readonly Line[]} all lines of the probe, in the order of the requests
 * @returns {Comparison}
 */
export function comparisonOf({report, cpuMs}, all) {
  const requests = report.completedRequests;
  const lines = all.slice(-requests);
  if (lines.length < requests) {
    throw new HarnessError(
      'the probe',
      `wrote ${lines.length} lines for ${requests} requests`,
      'see that each request passes it, and that its log can grow: harnesses/probe/README.md',
    );
  }
  /** @param {(line: Line) => number | undefined} pick */
  const mean = (pick) => lines.reduce((sum, line) => sum + (pick(line) ?? 0), 0) / requests;
  /** @param {'boot' | 'connect'} name */
  const part = (name) =>
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

/** @param {number} cpuMs @param {number} wallMs @returns {Clock} */
function clockOf(cpuMs, wallMs) {
  return {cpuMs, wallMs, ioMs: Math.max(0, wallMs - cpuMs)};
}

/** @param {Clock} clock */
function withoutWall({cpuMs, ioMs}) {
  return {cpuMs, ioMs};
}

/**
 * How far the probe lies from the harness's clocks, as a share of the latter.
 * @param {Comparison} comparison
 * @param {keyof Clock} name
 */
export function errorOf({probe, harness}, name) {
  return probe[name] / harness[name] - 1;
}
