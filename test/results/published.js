import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';

const RESULTS = new URL('../../static/data/results/', import.meta.url);

/** A published result file. @param {string} id `study/run` */
export const runOf = (id) => JSON.parse(readFileSync(new URL(`${id}.json`, RESULTS), 'utf8'));

/** Lines of a run's published journal, parsed. @param {string} id `study/run` @returns {any[]} */
export const journalOf = (id) =>
  gunzipSync(readFileSync(new URL(`${id}.journal.ndjson.gz`, RESULTS)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
