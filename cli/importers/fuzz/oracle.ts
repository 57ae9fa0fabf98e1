import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {verdictsOf} from '../../../lib/consistency/index.ts';
import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {disorderOf} from '../../../lib/result/percentile-order.ts';
import {loadOf, valueIfAny} from '../../../lib/result/read.ts';
import type {Measurement, Run} from '../types.ts';

/**
 * A tool's own arithmetic, read out of its output by other code than the importer's; undefined where the output doesn't
 * say it.
 */
export interface Stated {
  ranForS?: number;
  /** requests with an answer, a bad one too */
  answered?: number;
  /** requests without a good answer */
  failed?: number;
  /** requests that were answered or given up */
  attempts?: number;
  /** requests sent; those under way at the end are among them */
  sentAtMost?: number;
  latencyMs?: Record<string, number | undefined>;
}

export type Reader = (text: string) => Stated;

/** a run as it could have been */
export interface Counts {
  good: number;
  /** answers with an error status */
  bad: number;
  /** requests that timed out */
  late: number;
  /** requests without a connection */
  refused: number;
  /** requests under way at the end */
  waiting: number;
  ranForS: number;
}

/** a recorded output with other counts, as the tool would print them */
export type Writer = (text: string, counts: Counts) => string;

/** Rates and times are printed with few digits. */
const RATE_WITHIN = 0.02;
const LATENCY_WITHIN = 1e-6;
/** Little's law may be exceeded by what the tools round. */
const IN_FLIGHT_WITHIN = 1.5;

/** The arithmetic of a tool; undefined for tables that somebody published, which have none. */
export async function arithmeticOf(
  tool: string,
): Promise<{stated: Reader; recounted?: Writer} | undefined> {
  const file = new URL(`stated/${tool}.ts`, import.meta.url);
  return existsSync(fileURLToPath(file)) ? await import(file.href) : undefined;
}

/**
 * Where a result contradicts the arithmetic of the tool that it came from, or its own.
 *
 * @param run as it was imported
 * @returns one sentence each: what, what was imported, what the tool says
 */
export function contradictions(run: Run, stated: Stated): string[] {
  return run.measurements.flatMap((measurement) => [
    ...ofCounts(measurement, stated),
    ...ofRate(measurement, stated),
    ...ofLatencies(measurement, stated),
    ...ofHistogram(measurement),
    ...ofRequestsInFlight(run, measurement),
  ]);
}

function ofCounts(measurement: Measurement, {answered, failed, attempts, sentAtMost}: Stated) {
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
 * @param byServer answers that are errors
 */
function requestsBehind(errorRatio: number, completed: number | undefined, byServer: number) {
  if (completed === undefined || errorRatio >= 1) return undefined;
  return completed + (errorRatio * completed - byServer) / (1 - errorRatio);
}

function ofRate(measurement: Measurement, {ranForS}: Stated) {
  const rate = valueIfAny(measurement, 'throughputPerS');
  const completed = valueIfAny(measurement, 'completedRequests');
  if (rate === undefined || completed === undefined || !ranForS) return [];
  const product = rate * ranForS;
  const allowance = Math.max(1, RATE_WITHIN * completed);
  return Math.abs(product - completed) <= allowance
    ? []
    : [`throughputPerS × ${ranForS} s is ${product}, but completedRequests is ${completed}`];
}

function ofLatencies({values: {latencyMs}}: Measurement, {latencyMs: stated = {}}: Stated) {
  if (!latencyMs) return [];
  const pairs = disorderOf(latencyMs).map(
    ({lower, lowerValue, higher, higherValue}) =>
      `latencyMs.${lower} ${lowerValue} is above ${higher} ${higherValue}`,
  );
  const others = Object.entries(stated).flatMap(([name, ms]) => {
    const imported = (latencyMs as unknown as Record<string, {value: number} | undefined>)[name]
      ?.value;
    if (imported === undefined || ms === undefined) return [];
    return Math.abs(imported - ms) <= LATENCY_WITHIN * ms
      ? []
      : [`latencyMs.${name} ${imported}, but the tool says ${ms}`];
  });
  return [...pairs, ...others];
}

function ofHistogram(measurement: Measurement) {
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
 */
function ofRequestsInFlight(run: Run, measurement: Measurement) {
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
