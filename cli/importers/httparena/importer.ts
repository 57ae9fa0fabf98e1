import {readHttpArena} from './rows.ts';
import type {Reader} from '../tools.ts';

/**
 * HttpArena leaderboard rows: one file a profile and connection count, as `site/data/<profile>-<connections>.json`.
 * https://github.com/MDA2AV/HttpArena
 */
export default {
  formats: ['rows'],
  options: ['language'],
  async read(source, context = {}) {
    return readHttpArena(await source.text(), source.name, context.language ?? 'PHP');
  },
} satisfies Reader;
