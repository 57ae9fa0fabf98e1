import {
  findLine,
  numberIn,
  numbersIn,
  optionalNumber,
  refuseSecond,
  requireLine,
} from '../parse/lines.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {closedLoad, named, nothingAnswered, omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Latency, Said} from '../types.ts';

const BYTES_PER_AB_KILOBYTE = 1024;
const PERCENTILES = {50: 'p50', 75: 'p75', 90: 'p90', 95: 'p95', 99: 'p99', 100: 'max'};
const RATE_WITHIN = 0.01;
const KINDS = /^\s*\((Connect: (\d+), Receive: (\d+), Length: (\d+), Exceptions: (\d+))\)/;
const RATE_LINE = /^Requests per second:\s+(\S+)/;

/**
 * ab's report. "Failed requests" adds up kinds of which one request can be several, answers of another length than the
 * first among them, and "Non-2xx responses" stand apart; the largest of these counts is the least that failed.
 * Percentiles are whole milliseconds.
 *
 * @returns Reading; a run that ab gave up is one with `status: 'failed'` and the count it had reached.
 * @throws {Refusal} run-did-not-start, run-interrupted, line-missing, two-reports and those of numbers.
 */
export function readAbText(text: string): Said {
  refuseSecond(text, RATE_LINE);
  const toolVersion = versionOf(text);
  if (!findLine(text, RATE_LINE)) return givenUp(text, toolVersion);
  const read = (pattern: RegExp, words: string) => numberIn(requireLine(text, pattern, words));
  const requests = read(/^Complete requests:\s+(\S+)/, 'Complete requests:');
  const shared = {
    toolVersion,
    ranForS: read(/^Time taken for tests:\s+(\S+)/, 'Time taken for tests:'),
    ...closedLoad({vus: read(/^Concurrency Level:\s+(\S+)/, 'Concurrency Level:')}),
    latencyStepMs: 1,
  };
  const failures = failuresOf(text);
  if (requests === 0) return nothingAnswered(shared);
  const rate = requireLine(text, RATE_LINE, 'Requests per second:');
  // the time is printed in whole milliseconds
  const within = RATE_WITHIN + 0.001 / (shared.ranForS || 0.001);
  refuseContradiction(rate.place, numberIn(rate), requests / (shared.ranForS || 0.001), within);
  return {
    ...shared,
    values: {
      throughputPerS: numberIn(rate),
      completedRequests: requests,
      errors: failures.atLeast,
      errorRatio: failures.atLeast / requests,
      bytesPerS: read(/^Transfer rate:\s+(\S+)/, 'Transfer rate:') * BYTES_PER_AB_KILOBYTE,
      latencyMs: latencyOf(text),
    },
    notes: failures.notes,
  };
}

/** Published reports often begin below ab's own name; the lines about the server are what no other tool prints. */
function versionOf(text: string) {
  const header = findLine(text, /^This is ApacheBench, Version (\S+)/);
  if (!header) requireLine(text, /^Server Software:/, 'This is ApacheBench');
  return header?.groups[0] ?? 'unknown';
}

/** The server took the connection and never answered: that is a result, where a refused connection is none. */
const TIMED_OUT = /\(70007\)/;

/** ab stops at the first connection error and prints how far it came; what it had measured until then is lost. */
function givenUp(text: string, toolVersion: string): Said {
  const total = findLine(text, /^Total of (\d+) requests completed/);
  const reason = findLine(text, /(apr_\w+: .+)/);
  if (!total && reason && TIMED_OUT.test(reason.groups[0])) {
    return nothingAnswered({
      toolVersion,
      load: {model: 'closed'},
      notes: [reason.groups[0].trim()],
    });
  }
  if (!total && reason) {
    throw new Refusal('run-did-not-start', {place: reason.place, value: reason.groups[0]});
  }
  if (!total) throw new Refusal('run-interrupted', {value: 'Requests per second:'});
  return {
    toolVersion,
    status: 'failed',
    values: {completedRequests: numberIn(total)},
    omitted: omissions('run-given-up', 'throughputPerS', 'latencyMs', 'errorRatio'),
    notes: reason ? [reason.groups[0].trim()] : [],
  };
}

function failuresOf(text: string) {
  const optional = (pattern: RegExp) => optionalNumber(text, pattern) ?? 0;
  const failed = optional(/^Failed requests:\s+(\S+)/);
  const non2xx = optional(/^Non-2xx responses:\s+(\S+)/);
  const kinds = findLine(text, KINDS);
  if (!kinds) return {atLeast: Math.max(failed, non2xx), notes: []};
  const [connect, receive, length, exceptions] = kinds.groups.slice(1).map(Number);
  refuseContradiction(kinds.place, failed, connect + receive + length + exceptions);
  // every whole answer is of another length than an empty first one
  const ofLength = optional(/^Document Length:\s+(\d+) bytes/) === 0 ? 0 : length;
  return {
    atLeast: Math.max(connect, receive, ofLength, exceptions, non2xx),
    notes: [kinds.groups[0]],
  };
}

function latencyOf(text: string): Latency {
  const total = requireLine(text, /^Total:\s+(\S+)\s+(\S+)\s+\S+\s+\S+\s+(\S+)/, 'Total:');
  const [min, mean] = numbersIn(total);
  const percentiles = named(PERCENTILES, (percent) =>
    numberIn(requireLine(text, new RegExp(`^\\s*${percent}%\\s+(\\S+)`), `${percent}%`)),
  );
  return {measuredFrom: 'sent', min, mean, ...percentiles};
}
