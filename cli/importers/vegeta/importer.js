// @ts-check
import {Refusal} from '../refusal.js';
import {readVegetaHdrPlot} from './hdrplot.js';
import {readVegetaReport} from './report.js';
import {readVegetaResults} from './results.js';

/**
 * vegeta 12: `report -type=json`, `report -type=hdrplot`, and the single results of `encode -to json` and `-to csv`.
 * Format: https://github.com/tsenart/vegeta#report-command
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['report', 'hdrplot', 'ndjson', 'csv'],
  async read(source, context = {}) {
    const format = context.format ?? formatOf(source);
    if (format === 'report') return [readVegetaReport(await source.text())];
    if (format === 'hdrplot') return [readVegetaHdrPlot(await source.text())];
    if (format === 'ndjson' || format === 'csv') return [await readVegetaResults(source, format)];
    throw new Refusal('format-unknown', {value: format, allowed: this.formats});
  },
};

/** @param {Pick<import('../source.js').Source, 'head'>} source */
function formatOf({head}) {
  if (/^Value\(ms\)\s+Percentile/.test(head)) return 'hdrplot';
  if (/^\{"attack":/.test(head)) return 'ndjson';
  if (/^\d{16,},\d+,\d+,/.test(head)) return 'csv';
  if (/^Requests\s+\[total, rate, throughput\]/.test(head)) throw new Refusal('vegeta-text-report');
  return 'report';
}
