import {Refusal} from '../refusal.ts';
import {readVegetaHdrPlot} from './hdrplot.ts';
import {readVegetaReport} from './report.ts';
import {readVegetaResults} from './results.ts';
import type {Source} from '../source.ts';
import type {Reader} from '../tools.ts';

/**
 * vegeta 12: `report -type=json`, `report -type=hdrplot`, and the single results of `encode -to json` and `-to csv`.
 * Format: https://github.com/tsenart/vegeta#report-command
 */
export default {
  formats: ['report', 'hdrplot', 'ndjson', 'csv'],
  async read(source, context = {}) {
    const format = context.format ?? formatOf(source);
    if (format === 'report') return [readVegetaReport(await source.text())];
    if (format === 'hdrplot') return [readVegetaHdrPlot(await source.text())];
    return [await readVegetaResults(source, format === 'csv' ? 'csv' : 'ndjson')];
  },
} satisfies Reader;

function formatOf({head}: Pick<Source, 'head'>) {
  if (/^Value\(ms\)\s+Percentile/.test(head)) return 'hdrplot';
  if (/^\{"attack":/.test(head)) return 'ndjson';
  if (/^\d{16,},\d+,\d+,/.test(head)) return 'csv';
  if (/^Requests\s+\[total, rate, throughput\]/.test(head)) throw new Refusal('vegeta-text-report');
  return 'report';
}
