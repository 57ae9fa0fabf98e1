// @ts-check
import {loadNumber} from '../../../lib/result/stated.js';

/** @import {Run} from '../types.js' */

/** The one run of this study. Measurements are named `<entry>-<profile>-<connections>`. */
export const RUN = 'httparena-php-2026-04/leaderboard';

/** Another leaderboard, somebody else's measurement of TrueAsync, and the entry's own notes on tuning. */
export const SECOND = 'httparena-php-2026-04/web-frameworks-2026-02';
export const TRUEASYNC = 'httparena-php-2026-04/trueasync-cklmercer';
export const TUNING = 'httparena-php-2026-04/trueasync-tuning';

/** Entries that answer over HTTP, in the order of the file. */
export const ENTRIES = [
  'swoole',
  'ngx-php',
  'mark',
  'workerman',
  'php-fpm',
  'hyperf',
  'symfony-spawn-franken',
  'frankenphp-trueasync',
];

/**
 * How an entry waits for the database, and whether it keeps its state, as its source at the same commit says.
 *
 * @param {Run} run
 * @param {string} entry
 */
export const kindOf = ({systems}, entry) =>
  systems[entry].state === 'stateless' ? 'dropped-blocking' : `kept-${systems[entry].waiting}`;

/** Colours of the three kinds that occur. @type {Record<string, string>} */
export const KINDS = {
  'kept-blocking': 'model-blocking-kept',
  'kept-coroutine': 'model-coroutine-kept',
  'dropped-blocking': 'model-blocking-dropped',
};

/**
 * The measurement of an entry in a profile; of several numbers of connections the highest.
 *
 * @param {Run} run
 * @param {string} entry
 * @param {string} profile
 */
export const inProfile = (run, entry, profile) =>
  run.measurements
    .filter(({system, scenario}) => system === entry && scenario === profile)
    .sort((a, b) => connectionsOf(run, b) - connectionsOf(run, a))[0];

/**
 * Connections that a measurement was made with.
 *
 * @param {import('../types.js').Run} run
 * @param {import('../../../lib/result/types.js').Measurement} measurement
 */
export const connectionsOf = (run, {id}) => loadNumber(run, id, 'vus');
