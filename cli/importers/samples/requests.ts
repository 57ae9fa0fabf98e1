import {notInFormat, nothingAnswered} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {latencyColumns, latencyOf, readDelimited, readNdjson} from './sql.ts';
import type {Source} from '../source.ts';
import type {Said} from '../types.ts';
import type {Query, Row} from './sql.ts';

/** where a file of single requests has what of them; the last three are SQL expressions of its columns */
export interface Layout {
  /** name to type, in the file's order; of JSON those that are read */
  columns: Record<string, string>;
  /** of delimited text; without it lines are JSON */
  text?: {header: boolean; delimiter?: string};
  ms: string;
  code: string;
  sentS: string;
  /** failed requests, or their status, are missing from the file */
  lacksErrors?: boolean;
}

/**
 * Reads a file of single requests.
 *
 * @param said what is known besides
 */
export const requestsOf =
  ({columns, text, ms, code, sentS, lacksErrors}: Layout, said: Said = {}) =>
  async (source: Pick<Source, 'samples'>): Promise<Said> => {
    const reading = await source.samples(text ? 'csv' : 'ndjson', (query, file) => {
      const lines = text ? readDelimited(file, columns, text) : readNdjson(file, columns);
      return readingOfRequests(
        query,
        `select ${ms} as ms, ${code} as code, ${sentS} as sent_s from ${lines}`,
      );
    });
    return {...(lacksErrors ? withoutErrors(reading) : reading), ...said};
  };

/**
 * A reading from a relation of single requests.
 *
 * @param requests SQL of a relation with the columns `ms` (latency), `code` (HTTP status, 0 when no answer
 * came) and, where the tool says it, `sent_s` (moment of sending, in seconds of any clock) or null.
 * @returns latencies over the requests that were answered, counted from sending.
 * @throws {Refusal} no-requests, number-negative.
 */
export async function readingOfRequests(query: Query, requests: string): Promise<Said> {
  const [row] = await query(`select count(*)::DOUBLE as total,
    count(*) filter (where code = 0 or ms is null)::DOUBLE as unanswered,
    count(*) filter (where code >= 400)::DOUBLE as refused_by_server,
    min(sent_s)::DOUBLE as first_s, max(sent_s + ms / 1000)::DOUBLE as last_s,
    ${latencyColumns('ms', 'code <> 0')} from (${requests})`);
  if (!row.total) throw new Refusal('no-requests');
  if (row.min < 0) throw new Refusal('number-negative', {value: row.min});
  const ran = row.first_s === null ? {} : {ranForS: row.last_s - row.first_s};
  return row.unanswered === row.total ? nothingAnswered(ran) : {...ran, ...measured(row)};
}

function measured(row: Row): Said {
  const answered = row.total - row.unanswered;
  const {latencyMs, histogram} = latencyOf(row);
  const spanS = row.last_s - row.first_s;
  const known = row.first_s !== null && spanS > 0;
  return {
    values: {
      ...(known ? {throughputPerS: answered / spanS} : {}),
      completedRequests: answered,
      errorRatio: (row.unanswered + row.refused_by_server) / row.total,
      latencyMs: {measuredFrom: 'sent', ...latencyMs},
    },
    histogram,
    omitted: known ? [] : notInFormat('throughputPerS'),
  };
}

function withoutErrors({values: {errorRatio: _unknown, ...values} = {}, ...said}: Said): Said {
  return {...said, values, omitted: [...(said.omitted ?? []), ...notInFormat('errorRatio')]};
}
