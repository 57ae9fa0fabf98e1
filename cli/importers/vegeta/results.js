// @ts-check
import {readDelimited, readNdjson, withSamples} from '../samples/engine.js';
import {readingOfRequests} from '../samples/requests.js';

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
 * @param {{path: string, gzip: boolean}} source
 * @param {'ndjson' | 'csv'} format
 * @returns {Promise<import('../types.js').Reading>} Reading.
 */
export async function readVegetaResults(source, format) {
  const reading = await withSamples(source, format, (query, file) =>
    readingOfRequests(query, format === 'csv' ? fromCsv(file) : fromJson(file)),
  );
  return {...reading, asksFor: ['arrivalRatePerS']};
}

/** @param {string} file */
const fromCsv = (file) => `select latency_ns / 1e6 as ms, code, timestamp_ns / 1e9 as sent_s
  from ${readDelimited(file, CSV_COLUMNS, {header: false})}`;

/** @param {string} file */
const fromJson = (file) => `select latency / 1e6 as ms, code, epoch("timestamp") as sent_s
  from ${readNdjson(file, JSON_COLUMNS)}`;
