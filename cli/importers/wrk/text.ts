import {
  findLine,
  numberIn,
  numbersIn,
  optionalNumber,
  refuseSecond,
  requireLine,
} from '../parse/lines.ts';
import {parseBytes, parseDurationMs} from '../parse/unit.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {closedLoad, named, nothingAnswered, notInFormat} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Latency, Omission, Said} from '../types.ts';

const PERCENTILES = {50: 'p50', 75: 'p75', 90: 'p90', 99: 'p99'};
/**
 * wrk adds samples for answers that took longer than twice the mean interval between two answers of a connection
 * (`stats_correct` of src/stats.c): as if requests had been sent on a schedule.
 */
export const CORRECTS_BEYOND = 2;

/** wrk prints times in steps of 1 % at worst, and rates to two decimals. */
const RATE_WITHIN = 0.02;
const RATE_LINE = /^Requests\/sec:\s+(\S+)/;

/**
 * wrk's report. Lines of errors are printed only if there were any. A timeout is an answer that came too late: it is one
 * of the requests, and in no percentile.
 *
 * @throws {Refusal}
 */
export function readWrkText(text: string): Said {
  refuseSecond(text, RATE_LINE);
  requireRun(text);
  const connections = requireLine(
    text,
    /^\s*(\d+) threads and (\d+) connections/,
    'N threads and N connections',
  );
  const totals = requireLine(
    text,
    /^\s*(\d+) requests in ([\d.a-z]+), (\S+) read/,
    'N requests in T, B read',
  );
  const rate = requireLine(text, RATE_LINE, 'Requests/sec:');
  const requests = numberIn(totals);
  const [generatorThreads, vus] = numbersIn(connections);
  const shared = {
    ranForS: parseDurationMs(totals.groups[1], totals.place) / 1000,
    ...closedLoad({vus, ...durationOf(text), generatorThreads}),
    correctsBeyond: CORRECTS_BEYOND,
  };
  const errors = errorsOf(text);
  if (requests === 0) return nothingAnswered(shared);
  const throughputPerS = numberIn(rate);
  refuseContradiction(rate.place, throughputPerS, requests / shared.ranForS, RATE_WITHIN);
  const latency = latencyOf(text);
  return {
    ...shared,
    values: {
      throughputPerS,
      completedRequests: requests,
      errorRatio: errorShare(requests, errors),
      bytesPerS: bytesPerS(text),
      latencyMs: latency.latencyMs,
    },
    omitted: latency.omitted,
  };
}

/**
 * Share of requests that failed. wrk counts a timeout when the answer comes after all (`response_complete` of
 * src/wrk.c), so late answers are among the requests; one that is late and an error is counted under both.
 *
 * @param requests that were answered
 */
export function errorShare(
  requests: number,
  {byStatus, late, unanswered}: {byStatus: number; late: number; unanswered: number},
) {
  return (Math.min(byStatus + late, requests) + unanswered) / (requests + unanswered);
}

function requireRun(text: string) {
  const refused = findLine(text, /^unable to connect to (.+)/);
  if (refused)
    throw new Refusal('run-did-not-start', {place: refused.place, value: refused.groups[0]});
}

function durationOf(text: string): {durationS?: number} {
  const line = findLine(text, /^Running (\S+) test @ /);
  return line ? {durationS: parseDurationMs(line.groups[0], line.place) / 1000} : {};
}

function errorsOf(text: string) {
  const socket = findLine(
    text,
    /^\s*Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/,
  );
  const [connect, read, write, late] = socket ? numbersIn(socket) : [0, 0, 0, 0];
  return {
    byStatus: optionalNumber(text, /^\s*Non-2xx or 3xx responses: (\d+)/) ?? 0,
    late,
    unanswered: connect + read + write,
  };
}

function bytesPerS(text: string) {
  const line = requireLine(text, /^Transfer\/sec:\s+(\S+)/, 'Transfer/sec:');
  return parseBytes(line.groups[0], line.place, {binary: true});
}

function latencyOf(text: string): {latencyMs: Latency; omitted: Omission[]} {
  const summary = requireLine(text, /^\s*Latency\s+(\S+)\s+(\S+)\s+(\S+)\s+\S+%$/, 'Latency');
  const [mean, , max] = summary.groups.map((cell) => parseDurationMs(cell, summary.place));
  const percentiles = named(PERCENTILES, (percent) => {
    const line = findLine(text, new RegExp(`^\\s*${percent}%\\s+(\\S+)$`));
    return line && parseDurationMs(line.groups[0], line.place);
  });
  const missing = [...Object.values(PERCENTILES), 'p95'].filter((name) => !(name in percentiles));
  return {
    latencyMs: {measuredFrom: 'sent', mean, ...percentiles, max},
    omitted: notInFormat(...missing.map((name) => `latencyMs.${name}`)),
  };
}
