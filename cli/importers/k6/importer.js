// @ts-check
import {readK6Points} from './points.js';
import {readK6Summary} from './summary.js';
import {Refusal} from '../refusal.js';

/**
 * k6, versions 1 and 2: the object that `handleSummary` gets, `--summary-export`, the machine-readable summary 1.0.0,
 * and the points of `--out json` and `--out csv`, gzipped or not.
 * Formats: https://grafana.com/docs/k6/latest/results-output/
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['summary', 'ndjson', 'csv'],
  async read(source, context = {}) {
    const format = context.format ?? formatOf(source);
    if (format === 'summary') return [readK6Summary(await source.text())];
    if (format === 'ndjson' || format === 'csv') return [await readK6Points(source, format)];
    throw new Refusal('format-unknown', {value: format, allowed: this.formats});
  },
};

/** Points say in their first line what they are; every other thing that k6 writes is one JSON document. @param {{head: string}} source */
function formatOf({head}) {
  if (/^metric_name,timestamp,metric_value/.test(head)) return 'csv';
  const [firstLine] = head.split('\n', 1);
  return /"type"\s*:\s*"(Metric|Point)"/.test(firstLine) ? 'ndjson' : 'summary';
}
