import {findLine, refuseSecond, requireLine} from '../parse/lines.ts';
import {parseNumber} from '../parse/number.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {emptyReading, nothingAnswered, notInFormat, NO_THINK_TIME} from '../reading.ts';
import type {Line} from '../parse/lines.ts';
import type {Reading} from '../types.ts';

const CLOSED = 'closed' as const;
const OPEN = 'open' as const;

/** The rate leaves the time to connect out, and the run ends with its last transactions. */
const RATE_WITHIN = 0.25;

const TPS = /^tps = (\S+) \(without initial connection time\)/;

/**
 * pgbench's report. With `-R` a transaction that started too late is skipped: that is pgbench's word for dropped, and
 * its latency then counts from the scheduled start.
 *
 * @returns Reading.
 * @throws {Refusal}
 */
export function readPgbenchReport(text: string): Reading {
  refuseSecond(text, TPS);
  const version = requireLine(text, /^pgbench \((\S+)/, 'pgbench (version …)');
  const read = (pattern: RegExp, words: string) => numberIn(requireLine(text, pattern, words));
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

const given = (name: string, value: number | undefined) =>
  value === undefined ? {} : {[name]: value};

const numberIn = ({groups, place}: Line) => parseNumber(groups[0], place);
const clients = (text: string) =>
  numberIn(requireLine(text, /^number of clients: (\d+)/, 'number of clients:'));

function optional(text: string, pattern: RegExp) {
  const line = findLine(text, pattern);
  return line && numberIn(line);
}
