// @ts-check
import {findLine, refuseSecond, requireLine} from '../parse/lines.js';
import {parseNumber} from '../parse/number.js';
import {refuseContradiction} from '../parse/agree.js';
import {emptyReading, nothingAnswered, notInFormat, NO_THINK_TIME} from '../reading.js';

const CLOSED = /** @type {const} */ ('closed');
const OPEN = /** @type {const} */ ('open');

/** @import {Line} from '../parse/lines.js' */

/** The rate leaves the time to connect out, and the run ends with its last transactions. */
const RATE_WITHIN = 0.25;

const TPS = /^tps = (\S+) \(without initial connection time\)/;

/**
 * pgbench's report. With `-R` a transaction that started too late is skipped: that is pgbench's word for dropped, and
 * its latency then counts from the scheduled start.
 *
 * @param {string} text
 * @returns {import('../types.js').Reading} Reading.
 * @throws {Refusal}
 */
export function readPgbenchReport(text) {
  refuseSecond(text, TPS);
  const version = requireLine(text, /^pgbench \((\S+)/, 'pgbench (version …)');
  /** @param {RegExp} pattern @param {string} words */
  const read = (pattern, words) => numberIn(requireLine(text, pattern, words));
  const processed = read(
    /^number of transactions actually processed: (\d+)/,
    'number of transactions actually processed:',
  );
  const failed = optional(text, /^number of failed transactions: (\d+)/) ?? 0;
  const skipped = optional(text, /^number of transactions skipped: (\d+)/);
  const lag = optional(text, /^rate limit schedule lag: avg (\S+)/);
  const durationS = optional(text, /^duration: (\d+) s/);
  const shared = {
    toolVersion: version.groups[0],
    load: {
      model: lag === undefined ? CLOSED : OPEN,
      ...(lag === undefined ? {vus: clients(text)} : {maxVus: clients(text)}),
      ...given('durationS', durationS),
      ...given('generatorThreads', optional(text, /^number of threads: (\d+)/)),
    },
    ...(lag === undefined ? {presumed: NO_THINK_TIME} : {}),
    ...(lag === undefined || durationS === undefined
      ? {}
      : {offered: {requests: [processed + failed + (skipped ?? 0)], overS: durationS}}),
    asksFor: lag === undefined ? [] : ['arrivalRatePerS'],
  };
  if (processed === 0) return nothingAnswered(shared);
  const tps = requireLine(text, TPS, 'tps = N');
  if (durationS) {
    const connectingMs = optional(text, /^initial connection time = (\S+) ms/) ?? 0;
    const workingS = Math.max(durationS - connectingMs / 1000, durationS / 10);
    refuseContradiction(tps.place, numberIn(tps), processed / workingS, RATE_WITHIN);
  }
  return {
    ...emptyReading(),
    ...shared,
    values: {
      throughputPerS: numberIn(tps),
      completedRequests: processed,
      errorRatio: failed / (processed + failed),
      ...(skipped === undefined ? {} : {droppedRequests: skipped}),
      latencyMs: {
        measuredFrom: lag === undefined ? 'sent' : 'intended-start',
        mean: read(/^latency average = (\S+) ms/, 'latency average ='),
      },
    },
    omitted: notInFormat('latencyMs.p50', 'latencyMs.p95', 'latencyMs.p99'),
  };
}

/** @param {string} name @param {number | undefined} value */
const given = (name, value) => (value === undefined ? {} : {[name]: value});

/** @param {Line} line */
const numberIn = ({groups, place}) => parseNumber(groups[0], place);
/** @param {string} text */
const clients = (text) =>
  numberIn(requireLine(text, /^number of clients: (\d+)/, 'number of clients:'));

/** @param {string} text @param {RegExp} pattern */
function optional(text, pattern) {
  const line = findLine(text, pattern);
  return line && numberIn(line);
}
