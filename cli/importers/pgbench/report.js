// @ts-check
import {findLine, refuseSecond, requireLine} from '../parse/lines.js';
import {parseNumber} from '../parse/number.js';
import {emptyReading, notInFormat} from '../reading.js';
import {Refusal} from '../refusal.js';

/** @import {Line} from '../parse/lines.js' */

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
  if (processed === 0) throw new Refusal('no-requests', {value: 0});
  const failed = optional(text, /^number of failed transactions: (\d+)/) ?? 0;
  const skipped = optional(text, /^number of transactions skipped: (\d+)/);
  const lag = optional(text, /^rate limit schedule lag: avg (\S+)/);
  return {
    ...emptyReading(),
    toolVersion: version.groups[0],
    load: {
      model: lag === undefined ? 'closed' : 'open',
      ...(lag === undefined ? {vus: clients(text)} : {maxVus: clients(text)}),
    },
    asksFor: lag === undefined ? [] : ['arrivalRatePerS'],
    values: {
      throughputPerS: read(TPS, 'tps = N'),
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
