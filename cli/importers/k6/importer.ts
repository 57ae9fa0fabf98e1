import {ofText, readerOf} from '../reading.ts';
import {readK6Points} from './points.ts';
import {readK6Summary} from './summary.ts';

/**
 * k6, versions 1 and 2: the object that `handleSummary` gets, `--summary-export`, the machine-readable summary 1.0.0,
 * and the points of `--out json` and `--out csv`, gzipped or not. Points say in their first line what they are; every
 * other thing that k6 writes is one JSON document. Formats: https://grafana.com/docs/k6/latest/results-output/
 */
export default readerOf({
  summary: {read: ofText(readK6Summary)},
  ndjson: {
    begins: /^[^\n]*"type"\s*:\s*"(Metric|Point)"/,
    read: (source) => readK6Points(source, 'ndjson'),
  },
  csv: {
    begins: /^metric_name,timestamp,metric_value/,
    read: (source) => readK6Points(source, 'csv'),
  },
});
