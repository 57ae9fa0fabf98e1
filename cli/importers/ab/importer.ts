import {readAbPercentiles} from './percentiles.ts';
import {readAbSamples} from './samples.ts';
import {readAbText} from './text.ts';
import {Refusal} from '../refusal.ts';
import type {Source} from '../source.ts';
import type {Reader} from '../tools.ts';

/**
 * ApacheBench 2.3: the printed report, the percentiles of `-e` and the requests of `-g`. A closed model.
 * https://httpd.apache.org/docs/2.4/programs/ab.html
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
} satisfies Reader;

function formatOf({head}: Pick<Source, 'head'>) {
  if (head.startsWith('Percentage served,')) return 'percentiles';
  return head.startsWith('starttime\tseconds') ? 'samples' : 'text';
}
