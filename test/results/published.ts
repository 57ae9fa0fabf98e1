import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';

const RESULTS = new URL('../../static/data/results/', import.meta.url);

/**
 * A published result file.
 *
 * @param id `study/run`
 */
export const runOf = (id: string) =>
  JSON.parse(readFileSync(new URL(`${id}.json`, RESULTS), 'utf8'));

/**
 * Lines of a run's published journal, parsed.
 *
 * @param id `study/run`
 */
export const journalOf = (id: string) =>
  gunzipSync(readFileSync(new URL(`${id}.journal.ndjson.gz`, RESULTS)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
