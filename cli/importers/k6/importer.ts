import {readK6Points} from './points.ts';
import {readK6Summary} from './summary.ts';
import type {Reader} from '../tools.ts';

/**
 * k6, versions 1 and 2: the object that `handleSummary` gets, `--summary-export`, the machine-readable summary 1.0.0,
 * and the points of `--out json` and `--out csv`, gzipped or not. Formats:
 * https://grafana.com/docs/k6/latest/results-output/
 */
export default {
  formats: ['summary', 'ndjson', 'csv'],
  async read(source, context = {}) {
    const format = context.format ?? formatOf(source);
    if (format === 'summary') return [readK6Summary(await source.text())];
    return [await readK6Points(source, format === 'csv' ? 'csv' : 'ndjson')];
  },
} satisfies Reader;

/** Points say in their first line what they are; every other thing that k6 writes is one JSON document. */
function formatOf({head}: {head: string}) {
  if (/^metric_name,timestamp,metric_value/.test(head)) return 'csv';
  const [firstLine] = head.split('\n', 1);
  return /"type"\s*:\s*"(Metric|Point)"/.test(firstLine) ? 'ndjson' : 'summary';
}
