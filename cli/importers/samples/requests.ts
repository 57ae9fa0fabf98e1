import {Refusal} from '../refusal.ts';
import {latencyColumns, latencyOf} from './sql.ts';
import type {Source} from '../source.ts';
import type {Reading} from '../types.ts';
import type {Query, Row} from './sql.ts';

/**
 * A reading from a file of single requests.
 *
 * @param select SQL that makes of the file the relation of `readingOfRequests`
 */
export const readRequests = (
  source: Pick<Source, 'samples'>,
  kind: 'ndjson' | 'csv',
  select: (file: string) => string,
): Promise<Reading> =>
  source.samples(kind, (query, file) => readingOfRequests(query, select(file)));

/**
 * A reading from a relation of single requests.
 *
 * @param requests SQL of a relation with the columns `ms` (latency), `code` (HTTP status, 0 when no answer
 * came) and, where the tool says it, `sent_s` (moment of sending, in seconds of any clock) or null.
 * @returns latencies over the requests that were answered, counted from sending.
 * @throws {Refusal} no-requests, number-negative.
 */
export async function readingOfRequests(query: Query, requests: string): Promise<Reading> {
  const [row] = await query(`select count(*)::DOUBLE as total,
    count(*) filter (where code = 0 or ms is null)::DOUBLE as unanswered,
    count(*) filter (where code >= 400)::DOUBLE as refused_by_server,
    min(sent_s)::DOUBLE as first_s, max(sent_s + ms / 1000)::DOUBLE as last_s,
    ${latencyColumns('ms', 'code <> 0')} from (${requests})`);
  if (!row.total) throw new Refusal('no-requests');
  if (row.min < 0) throw new Refusal('number-negative', {value: row.min});
  return {
    toolVersion: 'unknown',
    ...(row.first_s === null ? {} : {ranForS: row.last_s - row.first_s}),
    absentMeansNone: [],
    mixes: [],
    ...measured(row),
  };
}

function measured(row: Row): Pick<Reading, 'values' | 'histogram' | 'omitted'> {
  const errorRatio = (row.unanswered + row.refused_by_server) / row.total;
  if (row.unanswered === row.total) {
    const omitted = ['latencyMs', 'throughputPerS'].map((value) => ({
      value,
      reason: 'all-refused',
    }));
    return {values: {errorRatio}, omitted};
  }
  const {latencyMs, histogram} = latencyOf(row);
  const spanS = row.last_s - row.first_s;
  const known = row.first_s !== null && spanS > 0;
  return {
    values: {
      ...(known ? {throughputPerS: (row.total - row.unanswered) / spanS} : {}),
      completedRequests: row.total - row.unanswered,
      errorRatio,
      latencyMs: {measuredFrom: 'sent', ...latencyMs},
    },
    histogram,
    omitted: known ? [] : [{value: 'throughputPerS', reason: 'not-in-format'}],
  };
}

/** The same reading without its share of errors, for files that leave failed requests or their status out. */
export function withoutErrors({
  values: {errorRatio: _unknown, ...values},
  omitted,
  ...reading
}: Reading): Reading {
  return {
    ...reading,
    values,
    omitted: [...omitted, {value: 'errorRatio', reason: 'not-in-format'}],
  };
}
