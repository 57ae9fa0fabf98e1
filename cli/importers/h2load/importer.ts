import {refuseContradiction} from '../parse/agree.ts';
import {findLine, numbersIn, optionalNumber, refuseSecond, requireLine} from '../parse/lines.ts';
import {parseBytes, parseDurationMs} from '../parse/unit.ts';
import {closedLoad, nothingAnswered, notInFormat, ofText, readerOf} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {requestsOf} from '../samples/requests.ts';
import type {Latency, Said} from '../types.ts';

/** Columns of `--log-file`: moment of sending and duration in microseconds; status -1 when no answer came. */
const COLUMNS = {start_us: 'BIGINT', status: 'INTEGER', time_us: 'BIGINT'};

/**
 * h2load 1: the printed report and `--log-file`. A closed model, except with `--rate`, which opens connections.
 * https://nghttp2.org/documentation/h2load.1.html
 */
export default readerOf({
  text: {read: ofText(readH2loadText)},
  log: {
    begins: /^\d{13,}\t-?\d+\t\d+/,
    read: requestsOf(
      {
        ...{columns: COLUMNS, text: {header: false, delimiter: '\t'}},
        ...{ms: 'time_us / 1000.0', code: 'greatest(status, 0)', sentS: 'start_us / 1e6'},
      },
      closedLoad(),
    ),
  },
});

const FINISHED = /^finished in (\S+), (\S+) req\/s, (\S+)$/;
const REQUESTS =
  /^requests: (\d+) total, (\d+) started, (\d+) done, (\d+) succeeded, (\d+) failed, (\d+) errored, (\d+) timeout/;

/**
 * h2load's report. It gives mean and extremes of the request time and no percentile; when the server doesn't speak the
 * protocol asked for, every request fails and the exit code is still 0.
 *
 * @throws {Refusal}
 */
function readH2loadText(text: string): Said {
  const excluded = findLine(text, /^(-\w, -\w: they are mutually exclusive.*)/);
  if (excluded)
    throw new Refusal('run-did-not-start', {place: excluded.place, value: excluded.groups[0]});
  refuseSecond(text, FINISHED);
  const finished = requireLine(text, FINISHED, 'finished in T, N req/s, B');
  const requests = requireLine(text, REQUESTS, 'requests: N total, …');
  const [total, started, done, succeeded] = numbersIn(requests);
  const shared = {
    ranForS: parseDurationMs(finished.groups[0], finished.place) / 1000,
    ...clientsOf(text),
  };
  refuseOtherCounts(text, requests.place, {started, done, succeeded});
  if (done === 0) return nothingAnswered(shared);
  // “failed” counts requests that were never sent as well; those under way at the end are started, and not in the total
  const attempts = Math.min(total, started);
  return {
    ...shared,
    values: {
      throughputPerS: done / shared.ranForS,
      completedRequests: done,
      errorRatio: (attempts - succeeded) / attempts,
      bytesPerS: parseBytes(finished.groups[2], finished.place, {binary: true}),
      latencyMs: latencyOf(text),
    },
    omitted: notInFormat('latencyMs.p50', 'latencyMs.p95', 'latencyMs.p99'),
    notes:
      total > started
        ? [`${total - started} requests were never sent, because their connections were lost.`]
        : [],
  };
}

function refuseOtherCounts(
  text: string,
  place: string,
  {started, done, succeeded}: {started: number; done: number; succeeded: number},
) {
  if (done > started) refuseContradiction(place, started, done);
  if (succeeded > done) refuseContradiction(place, done, succeeded);
  const codes = findLine(text, /^status codes: (\d+) 2xx, (\d+) 3xx, (\d+) 4xx, (\d+) 5xx/);
  if (!codes) return;
  const answers = numbersIn(codes).reduce((sum, count) => sum + count, 0);
  refuseContradiction(codes.place, answers, done);
}

function clientsOf(text: string): Said {
  const seconds = optionalNumber(text, /and (\d+)s of main duration/);
  const durationS = seconds === undefined ? {} : {durationS: seconds};
  const threads = [...text.matchAll(/^spawning thread #\d+: (\d+) total client/gm)];
  if (threads.length === 0) return closedLoad(durationS);
  const vus = threads.reduce((sum, [, clients]) => sum + Number(clients), 0);
  return closedLoad({vus, ...durationS, generatorThreads: threads.length});
}

function latencyOf(text: string): Latency {
  const line = requireLine(text, /^time for request:\s+(\S+)\s+(\S+)\s+(\S+)/, 'time for request:');
  const [min, max, mean] = line.groups.map((cell) => parseDurationMs(cell, line.place));
  return {measuredFrom: 'sent', min, mean, max};
}
