import {readRequests} from '../samples/requests.ts';
import {readDelimited, readNdjson} from '../samples/sql.ts';
import type {Source} from '../source.ts';
import type {Reading} from '../types.ts';

/** Columns of `vegeta encode -to csv`, which has no header. */
const CSV_COLUMNS = {
  timestamp_ns: 'BIGINT',
  code: 'INTEGER',
  latency_ns: 'BIGINT',
  bytes_out: 'BIGINT',
  bytes_in: 'BIGINT',
  error: 'VARCHAR',
  body: 'VARCHAR',
  attack: 'VARCHAR',
  seq: 'BIGINT',
  method: 'VARCHAR',
  url: 'VARCHAR',
  headers: 'VARCHAR',
};

const JSON_COLUMNS = {timestamp: 'TIMESTAMPTZ', code: 'INTEGER', latency: 'BIGINT'};

/**
 * Single results of `vegeta encode`, one line a request. Code 0 means that no answer came.
 *
 * @returns Reading.
 */
export async function readVegetaResults(
  source: Pick<Source, 'samples'>,
  format: 'ndjson' | 'csv',
): Promise<Reading> {
  const reading = await readRequests(source, format, format === 'csv' ? fromCsv : fromJson);
  return {...reading, asksFor: ['arrivalRatePerS']};
}

const fromCsv = (file: string) => `select latency_ns / 1e6 as ms, code, timestamp_ns / 1e9 as sent_s
  from ${readDelimited(file, CSV_COLUMNS, {header: false})}`;

const fromJson = (file: string) => `select latency / 1e6 as ms, code, epoch("timestamp") as sent_s
  from ${readNdjson(file, JSON_COLUMNS)}`;
