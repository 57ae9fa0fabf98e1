// @ts-check
import {findLine, refuseSecond, requireLine} from '../parse/lines.js';
import {parseNumber} from '../parse/number.js';
import {parseBytes, parseDurationMs} from '../parse/unit.js';
import {emptyReading, nothingAnswered} from '../reading.js';
import {Refusal} from '../refusal.js';

const NAMED = {50: 'p50', 75: 'p75', 90: 'p90', 99: 'p99'};
const CLOSED = /** @type {const} */ ('closed');
const RATE_LINE = /^Requests\/sec:\s+(\S+)/;

/**
 * wrk's report. Lines of errors are printed only if there were any; requests that timed out are in no percentile.
 *
 * @param {string} text
 * @returns {import('../types.js').Reading} Reading.
 * @throws {import('../refusal.js').Refusal}
 */
export function readWrkText(text) {
  refuseSecond(text, RATE_LINE);
  requireRun(text);
  const connections = requireLine(
    text,
    /^\s*\d+ threads and (\d+) connections/,
    'N threads and N connections',
  );
  const totals = requireLine(
    text,
    /^\s*(\d+) requests in ([\d.a-z]+), (\S+) read/,
    'N requests in T, B read',
  );
  const rate = requireLine(text, RATE_LINE, 'Requests/sec:');
  const requests = parseNumber(totals.groups[0], totals.place);
  const shared = {
    ranForS: parseDurationMs(totals.groups[1], totals.place) / 1000,
    load: {model: CLOSED, vus: parseNumber(connections.groups[0], connections.place)},
  };
  const errors = errorsOf(text);
  if (requests === 0) return nothingAnswered(shared);
  const latency = latencyOf(text);
  return {
    ...emptyReading(),
    ...shared,
    values: {
      throughputPerS: parseNumber(rate.groups[0], rate.place),
      completedRequests: requests,
      errorRatio: (errors.non2xx + errors.socket) / (requests + errors.socket),
      bytesPerS: bytesPerS(text),
      latencyMs: latency.latencyMs,
    },
    omitted: latency.omitted,
  };
}

/** @param {string} text */
function requireRun(text) {
  const refused = findLine(text, /^unable to connect to (.+)/);
  if (refused)
    throw new Refusal('run-did-not-start', {place: refused.place, value: refused.groups[0]});
}

/** @param {string} text */
function errorsOf(text) {
  const non2xx = findLine(text, /^\s*Non-2xx or 3xx responses: (\d+)/);
  const socket = findLine(
    text,
    /^\s*Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/,
  );
  return {
    non2xx: non2xx ? parseNumber(non2xx.groups[0], non2xx.place) : 0,
    socket: socket
      ? socket.groups.reduce((sum, count) => sum + parseNumber(count, socket.place), 0)
      : 0,
  };
}

/** @param {string} text */
function bytesPerS(text) {
  const line = requireLine(text, /^Transfer\/sec:\s+(\S+)/, 'Transfer/sec:');
  return parseBytes(line.groups[0], line.place, {binary: true});
}

/** @param {string} text @returns {{latencyMs: import('../types.js').Latency, omitted: import('../types.js').Omission[]}} */
function latencyOf(text) {
  const summary = requireLine(text, /^\s*Latency\s+(\S+)\s+(\S+)\s+(\S+)\s+\S+%$/, 'Latency');
  const [mean, , max] = summary.groups.map((cell) => parseDurationMs(cell, summary.place));
  const lines = Object.entries(NAMED).map(([percent, name]) => ({
    name,
    line: findLine(text, new RegExp(`^\\s*${percent}%\\s+(\\S+)$`)),
  }));
  const missing = [...lines.filter(({line}) => !line).map(({name}) => name), 'p95'];
  const percentiles = lines.flatMap(({name, line}) =>
    line ? [[name, parseDurationMs(line.groups[0], line.place)]] : [],
  );
  return {
    latencyMs: {measuredFrom: 'sent', mean, ...Object.fromEntries(percentiles), max},
    omitted: missing.map((name) => ({value: `latencyMs.${name}`, reason: 'not-in-format'})),
  };
}
