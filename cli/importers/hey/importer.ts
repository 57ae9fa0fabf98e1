import {refuseContradiction} from '../parse/agree.ts';
import {numberIn, optionalNumber, refuseSecond, requireLine} from '../parse/lines.ts';
import {closedLoad, named, nothingAnswered, ofText, omissions, readerOf} from '../reading.ts';
import {requestsOf} from '../samples/requests.ts';
import type {Latency, Omission, Said} from '../types.ts';

/** Columns of `hey -o csv`, in seconds with four decimals; requests that failed to connect are missing. */
const COLUMNS = {
  'response-time': 'DOUBLE',
  'DNS+dialup': 'DOUBLE',
  DNS: 'DOUBLE',
  'Request-write': 'DOUBLE',
  'Response-delay': 'DOUBLE',
  'Response-read': 'DOUBLE',
  'status-code': 'INTEGER',
  offset: 'DOUBLE',
};

/**
 * hey 0.1: the printed report and `-o csv`. A closed model; its `-q` limits each worker and not the whole.
 * https://github.com/rakyll/hey
 */
export default readerOf({
  text: {read: ofText(readHeyText)},
  csv: {
    begins: /^response-time,/,
    read: requestsOf(
      {
        ...{columns: COLUMNS, text: {header: true}, lacksErrors: true},
        ...{ms: '"response-time" * 1000', code: '"status-code"', sentS: '"offset"'},
      },
      closedLoad(),
    ),
  },
});

const MS_PER_S = 1000;
const PERCENTILES = {50: 'p50', 75: 'p75', 90: 'p90', 95: 'p95', 99: 'p99'};
/** hey keeps times and statuses of its first million answers (`maxRes` of requester/report.go), and counts the rest. */
const MOST_KEPT = 1_000_000;
/** Times are printed in steps of 0.1 ms. */
const TIME_STEP_S = 0.0001;
const RATE_WITHIN = 0.01;

const RATE_LINE = /^\s*Requests\/sec:\s+(\S+)/;

/**
 * hey's report, in seconds. With few samples its percentile lines read `0% in 0.0000 secs`: those are left out.
 *
 * @throws {Refusal}
 */
function readHeyText(text: string): Said {
  refuseSecond(text, RATE_LINE);
  requireLine(text, /^Summary:/, 'Summary:');
  const total = numberIn(requireLine(text, /^\s*Total:\s+(\S+) secs/, 'Total:'));
  const rate = requireLine(text, RATE_LINE, 'Requests/sec:');
  requireLine(text, /^Status code distribution:/, 'Status code distribution:');
  const counts = distribution(text, 'Status code distribution:', /^\s*\[(\d+)\]\s+(\d+) responses/);
  const failed = sum(
    distribution(text, 'Error distribution:', /^\s*\[(\d+)\]()\s/).map(([count]) => [0, count]),
  );
  const kept = sum(counts);
  const shared = {ranForS: total, ...closedLoad()};
  if (kept === 0) return nothingAnswered(shared);
  const requests = {perS: numberIn(rate), place: rate.place, ranForS: total, failed};
  const answered = answersOf(kept, requests);
  const byServer = (sum(counts.filter(([code]) => code >= 400)) * answered) / kept;
  const latency = latencyOf(text, answered / kept);
  return {
    ...shared,
    values: {
      throughputPerS: (requests.perS * answered) / (answered + failed),
      completedRequests: answered,
      errorRatio: (failed + byServer) / (answered + failed),
      latencyMs: latency.latencyMs,
    },
    omitted: latency.omitted,
    notes:
      kept < answered
        ? [
            'hey keeps the times and statuses of its first million answers: percentiles and the share of errors are of those.',
          ]
        : [],
  };
}

/**
 * The rate counts all requests, those that failed as well.
 *
 * @param kept answers whose status was kept
 */
function answersOf(
  kept: number,
  {perS, place, ranForS, failed}: {perS: number; place: string; ranForS: number; failed: number},
) {
  const all = perS * ranForS;
  if (kept === MOST_KEPT) return Math.max(kept, Math.round(all) - failed);
  const within = RATE_WITHIN + TIME_STEP_S / (ranForS || TIME_STEP_S);
  refuseContradiction(place, perS, (kept + failed) / (ranForS || TIME_STEP_S), within);
  return kept;
}

const sum = (pairs: number[][]) => pairs.reduce((total, [, count]) => total + count, 0);

/** The two numbers of each line below a heading that matches a pattern. */
function distribution(text: string, heading: string, pattern: RegExp) {
  const start = text.indexOf(heading);
  if (start < 0) return [];
  return text
    .slice(start)
    .split(/\r?\n/)
    .flatMap((line) => {
      const match = pattern.exec(line);
      return match ? [[Number(match[1]), Number(match[2])]] : [];
    });
}

/**
 * The average is the sum of all times over the number of those that were kept.
 *
 * @param surplus answers for each one that was kept
 */
function latencyOf(text: string, surplus: number): {latencyMs: Latency; omitted: Omission[]} {
  const seconds = (name: string) =>
    numberIn(requireLine(text, new RegExp(`^\\s*${name}:\\s+(\\S+) secs`), `${name}:`));
  const percentiles = named(PERCENTILES, (percent) => {
    const s = optionalNumber(text, new RegExp(`^\\s*${percent}%%? in (\\S+) secs`));
    return s && s * MS_PER_S;
  });
  const missing = Object.values(PERCENTILES).filter((name) => !(name in percentiles));
  return {
    latencyMs: {
      measuredFrom: 'sent',
      min: seconds('Fastest') * MS_PER_S,
      mean: (seconds('Average') * MS_PER_S) / surplus,
      ...percentiles,
      max: seconds('Slowest') * MS_PER_S,
    },
    omitted: omissions('too-few-samples', ...missing.map((name) => `latencyMs.${name}`)),
  };
}
