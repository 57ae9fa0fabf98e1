import {loadNumber} from '../../../lib/result/stated.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Run} from '../types.ts';

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

/** How an entry waits for the database, and whether it keeps its state, as its source at the same commit says. */
export const kindOf = ({systems}: Run, entry: string) =>
  systems[entry].state === 'stateless' ? 'dropped-blocking' : `kept-${systems[entry].waiting}`;

/** Colours of the three kinds that occur. */
export const KINDS: Record<string, string> = {
  'kept-blocking': 'model-blocking-kept',
  'kept-coroutine': 'model-coroutine-kept',
  'dropped-blocking': 'model-blocking-dropped',
};

/** The measurement of an entry in a profile; of several numbers of connections the highest. */
export const inProfile = (run: Run, entry: string, profile: string) =>
  run.measurements
    .filter(({system, scenario}) => system === entry && scenario === profile)
    .sort((a, b) => connectionsOf(run, b) - connectionsOf(run, a))[0];

/** Connections that a measurement was made with. */
export const connectionsOf = (run: Run, {id}: Measurement) => loadNumber(run, id, 'vus');
