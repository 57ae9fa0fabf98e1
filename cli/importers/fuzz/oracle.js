// @ts-check
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {verdictsOf} from '../../../lib/consistency/index.js';
import {requestsInFlight} from '../../../lib/queueing/littles-law.js';
import {disorderOf} from '../../../lib/result/percentile-order.js';
import {loadOf, valueIfAny} from '../../../lib/result/read.js';

/**
 * A tool's own arithmetic, read out of its output by other code than the importer's; undefined where the output doesn't
 * say it.
 *
 * @typedef {object} Stated
 * @property {number} [ranForS]
 * @property {number} [answered] requests with an answer, a bad one too
 * @property {number} [failed] requests without a good answer
 * @property {number} [attempts] requests that were answered or given up
 * @property {number} [sentAtMost] requests sent; those under way at the end are among them
 * @property {Record<string, number | undefined>} [latencyMs]
 *
 * @typedef {(text: string) => Stated} Reader
 *
 * @typedef {object} Counts a run as it could have been
 * @property {number} good
 * @property {number} bad answers with an error status
 * @property {number} late requests that timed out
 * @property {number} refused requests without a connection
 * @property {number} waiting requests under way at the end
 * @property {number} ranForS
 *
 * @typedef {(text: string, counts: Counts) => string} Writer a recorded output with other counts, as the tool would print
 *   them
 *
 * @typedef {import('../types.js').Run} Run
 * @typedef {import('../types.js').Measurement} Measurement
 */

/** Rates and times are printed with few digits. */
const RATE_WITHIN = 0.02;
const LATENCY_WITHIN = 1e-6;
/** Little's law may be exceeded by what the tools round. */
const IN_FLIGHT_WITHIN = 1.5;

/**
 * The arithmetic of a tool; undefined for tables that somebody published, which have none.
 *
 * @param {string} tool
 * @returns {Promise<{stated: Reader, recounted?: Writer} | undefined>}
 */
export async function arithmeticOf(tool) {
  const file = new URL(`stated/${tool}.js`, import.meta.url);
  return existsSync(fileURLToPath(file)) ? await import(file.href) : undefined;
}

/**
 * Where a result contradicts the arithmetic of the tool that it came from, or its own.
 *
 * @param {Run} run as it was imported
 * @param {Stated} stated
 * @returns {string[]} one sentence each: what, what was imported, what the tool says
 */
export function contradictions(run, stated) {
  return run.measurements.flatMap((measurement) => [
    ...ofCounts(measurement, stated),
    ...ofRate(measurement, stated),
    ...ofLatencies(measurement, stated),
    ...ofHistogram(measurement),
    ...ofRequestsInFlight(run, measurement),
  ]);
}

/** @param {Measurement} measurement @param {Stated} stated */
function ofCounts(measurement, {answered, failed, attempts, sentAtMost}) {
  const completed = valueIfAny(measurement, 'completedRequests');
  const errorRatio = valueIfAny(measurement, 'errorRatio');
  const found = [];
  if (completed !== undefined && answered !== undefined && completed !== answered) {
    found.push(`completedRequests ${completed}, but the statuses add up to ${answered}`);
  }
  if (errorRatio === undefined || failed === undefined || !attempts) return found;
  const ratio = failed / attempts;
  if (Math.abs(errorRatio - ratio) > LATENCY_WITHIN) {
    found.push(`errorRatio ${errorRatio}, but ${failed} of ${attempts} failed: ${ratio}`);
  }
  const requests = requestsBehind(errorRatio, completed, failed - (attempts - (answered ?? 0)));
  if (sentAtMost !== undefined && requests !== undefined && requests > sentAtMost + 0.5) {
    const times = Number(requests.toPrecision(6));
    found.push(`answers and errors make ${times} requests, but ${sentAtMost} were sent`);
  }
  return found;
}

/**
 * How many requests an error ratio is of: answers and those without one.
 *
 * @param {number} errorRatio
 * @param {number | undefined} completed
 * @param {number} byServer answers that are errors
 */
function requestsBehind(errorRatio, completed, byServer) {
  if (completed === undefined || errorRatio >= 1) return undefined;
  return completed + (errorRatio * completed - byServer) / (1 - errorRatio);
}

/** @param {Measurement} measurement @param {Stated} stated */
function ofRate(measurement, {ranForS}) {
  const rate = valueIfAny(measurement, 'throughputPerS');
  const completed = valueIfAny(measurement, 'completedRequests');
  if (rate === undefined || completed === undefined || !ranForS) return [];
  const product = rate * ranForS;
  const allowance = Math.max(1, RATE_WITHIN * completed);
  return Math.abs(product - completed) <= allowance
    ? []
    : [`throughputPerS × ${ranForS} s is ${product}, but completedRequests is ${completed}`];
}

/** @param {Measurement} measurement @param {Stated} stated */
function ofLatencies({values: {latencyMs}}, {latencyMs: stated = {}}) {
  if (!latencyMs) return [];
  const pairs = disorderOf(latencyMs).map(
    ({lower, lowerValue, higher, higherValue}) =>
      `latencyMs.${lower} ${lowerValue} is above ${higher} ${higherValue}`,
  );
  const others = Object.entries(stated).flatMap(([name, ms]) => {
    const imported = /** @type {Record<string, {value: number} | undefined>} */ (
      /** @type {unknown} */ (latencyMs)
    )[name]?.value;
    if (imported === undefined || ms === undefined) return [];
    return Math.abs(imported - ms) <= LATENCY_WITHIN * ms
      ? []
      : [`latencyMs.${name} ${imported}, but the tool says ${ms}`];
  });
  return [...pairs, ...others];
}

/** @param {Measurement} measurement */
function ofHistogram(measurement) {
  const {histogram} = measurement;
  const completed = valueIfAny(measurement, 'completedRequests');
  if (!histogram || completed === undefined) return [];
  const counted = histogram.bins.reduce((sum, [, , count]) => sum + count, 0);
  return counted === completed
    ? []
    : [`the histogram holds ${counted} of ${completed} completedRequests`];
}

/**
 * A closed load keeps no more requests in flight than it has connections. A file that says more isn't refused, but its
 * result has to be marked.
 *
 * @param {Run} run
 * @param {Measurement} measurement
 */
function ofRequestsInFlight(run, measurement) {
  const {model, vus, thinkTimeS, pipelineDepth = 1} = loadOf(run, measurement);
  const throughputPerS = valueIfAny(measurement, 'throughputPerS');
  const meanMs = valueIfAny(measurement, 'latencyMs.mean');
  if (model !== 'closed' || thinkTimeS !== 0 || !throughputPerS || meanMs === undefined) return [];
  const cap = Number(vus) * Number(pipelineDepth);
  const inFlight = requestsInFlight({throughputPerS, latencyS: Math.max(0, meanMs - 1) / 1000});
  const sent = measurement.values.latencyMs?.measuredFrom === 'sent';
  const said = verdictsOf(run).some(
    ({check, measurement: id}) => check === 'littles-law' && id === measurement.id,
  );
  return sent && inFlight > cap * IN_FLIGHT_WITHIN && !said
    ? [`${inFlight} requests in flight over ${cap} connections, and no verdict says so`]
    : [];
}
