import {readOhaCsv} from './oha/csv.js';
import {readOhaJson} from './oha/json.js';

/**
 * oha 1: `--output-format json` and `csv`. Seconds everywhere but in `metrics.latency_ms`.
 * https://github.com/hatoo/oha
 */
export default {
  tool: 'oha',
  formats: ['json', 'csv'],
  async read(source, context = {}) {
    const csv = (context.format ?? '') === 'csv' || source.head.startsWith('request-start,');
    return [csv ? await readOhaCsv(source) : readOhaJson(await source.text())];
  },
};
