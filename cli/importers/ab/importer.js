// @ts-check
import {readAbPercentiles} from './percentiles.js';
import {readAbSamples} from './samples.js';
import {readAbText} from './text.js';
import {Refusal} from '../refusal.js';

/**
 * ApacheBench 2.3: the printed report, the percentiles of `-e` and the requests of `-g`. A closed model.
 * https://httpd.apache.org/docs/2.4/programs/ab.html
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['text', 'percentiles', 'samples'],
  async read(source, context = {}) {
    const format = context.format ?? formatOf(source);
    if (format === 'samples') return [await readAbSamples(source)];
    if (format === 'percentiles') return [readAbPercentiles(await source.text())];
    if (format === 'text') return [readAbText(await source.text())];
    throw new Refusal('format-unknown', {value: format, allowed: this.formats});
  },
};

/** @param {Pick<import('../source.js').Source, 'head'>} source */
function formatOf({head}) {
  if (head.startsWith('Percentage served,')) return 'percentiles';
  return head.startsWith('starttime\tseconds') ? 'samples' : 'text';
}
