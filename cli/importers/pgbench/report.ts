import {numberIn, optionalNumber, refuseSecond, requireLine} from '../parse/lines.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {closedLoad, nothingAnswered, notInFormat} from '../reading.ts';
import type {Said} from '../types.ts';

/** The rate leaves the time to connect out, and the run ends with its last transactions. */
const RATE_WITHIN = 0.25;

const TPS = /^tps = (\S+) \(without initial connection time\)/;

/**
 * pgbench's report. With `-R` a transaction that started too late is skipped: that is pgbench's word for dropped, and
 * its latency then counts from the scheduled start.
 *
 * @throws {Refusal}
 */
export function readPgbenchReport(text: string): Said {
  refuseSecond(text, TPS);
  const version = requireLine(text, /^pgbench \((\S+)/, 'pgbench (version …)');
  const read = (pattern: RegExp, words: string) => numberIn(requireLine(text, pattern, words));
  const processed = read(
    /^number of transactions actually processed: (\d+)/,
    'number of transactions actually processed:',
  );
  const optional = (pattern: RegExp) => optionalNumber(text, pattern);
  const failed = optional(/^number of failed transactions: (\d+)/) ?? 0;
  const skipped = optional(/^number of transactions skipped: (\d+)/);
  const isOpen = optional(/^rate limit schedule lag: avg (\S+)/) !== undefined;
  const durationS = optional(/^duration: (\d+) s/);
  const users = read(/^number of clients: (\d+)/, 'number of clients:');
  const known = {
    ...given('durationS', durationS),
    ...given('generatorThreads', optional(/^number of threads: (\d+)/)),
  };
  const shared: Said = {
    toolVersion: version.groups[0],
    ...(isOpen
      ? {load: {model: 'open', maxVus: users, ...known}, asksFor: ['arrivalRatePerS']}
      : closedLoad({vus: users, ...known})),
    ...(isOpen && durationS !== undefined
      ? {offered: {requests: [processed + failed + (skipped ?? 0)], overS: durationS}}
      : {}),
  };
  if (processed === 0) return nothingAnswered(shared);
  const tps = requireLine(text, TPS, 'tps = N');
  if (durationS) {
    const connectingMs = optional(/^initial connection time = (\S+) ms/) ?? 0;
    const workingS = Math.max(durationS - connectingMs / 1000, durationS / 10);
    refuseContradiction(tps.place, numberIn(tps), processed / workingS, RATE_WITHIN);
  }
  return {
    ...shared,
    values: {
      throughputPerS: numberIn(tps),
      completedRequests: processed,
      errorRatio: failed / (processed + failed),
      ...given('droppedRequests', skipped),
      latencyMs: {
        measuredFrom: isOpen ? 'intended-start' : 'sent',
        mean: read(/^latency average = (\S+) ms/, 'latency average ='),
      },
    },
    omitted: notInFormat('latencyMs.p50', 'latencyMs.p95', 'latencyMs.p99'),
  };
}

const given = (name: string, value: number | undefined) =>
  value === undefined ? {} : {[name]: value};
