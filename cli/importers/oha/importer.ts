import {readOhaCsv} from './csv.ts';
import {readOhaJson} from './json.ts';
import type {Reader} from '../tools.ts';

/**
 * oha 1: `--output-format json` and `csv`. Seconds everywhere but in `metrics.latency_ms`.
 * With `--latency-correction` latencies count from the intended start; only who ran it knows.
 * https://github.com/hatoo/oha
 */
export default {
  formats: ['json', 'csv'],
  options: ['latencyCorrection'],
  async read(source, context = {}) {
    const measuredFrom = context.latencyCorrection ? 'intended-start' : 'sent';
    const csv = (context.format ?? '') === 'csv' || source.head.startsWith('request-start,');
    return [
      csv ? await readOhaCsv(source, measuredFrom) : readOhaJson(await source.text(), measuredFrom),
    ];
  },
} satisfies Reader;
