import {ofText, readerOf} from '../reading.ts';
import {requestsOf} from '../samples/requests.ts';
import {readVegetaHdrPlot} from './hdrplot.ts';
import {readVegetaReport} from './report.ts';

/** Columns of `vegeta encode -to csv`, which has no header. Code 0 means that no answer came. */
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

/** The rate that was asked for is in no file of requests. */
const RATE_UNKNOWN = {asksFor: ['arrivalRatePerS']};

/**
 * vegeta 12: `report -type=json`, `report -type=hdrplot`, and the single results of `encode -to json` and `-to csv`.
 * Format: https://github.com/tsenart/vegeta#report-command
 */
export default readerOf({
  report: {read: ofText(readVegetaReport)},
  hdrplot: {begins: /^Value\(ms\)\s+Percentile/, read: ofText(readVegetaHdrPlot)},
  ndjson: {
    begins: /^\{"attack":/,
    read: requestsOf(
      {columns: JSON_COLUMNS, ms: 'latency / 1e6', code: 'code', sentS: 'epoch("timestamp")'},
      RATE_UNKNOWN,
    ),
  },
  csv: {
    begins: /^\d{16,},\d+,\d+,/,
    read: requestsOf(
      {
        ...{columns: CSV_COLUMNS, text: {header: false}},
        ...{ms: 'latency_ns / 1e6', code: 'code', sentS: 'timestamp_ns / 1e9'},
      },
      RATE_UNKNOWN,
    ),
  },
});
