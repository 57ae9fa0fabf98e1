import {loadOf, measurementOf, quantityIfAny, valueOf} from '../../../lib/result/read.ts';
import {steadyStateOf} from '../../../lib/statistics/changepoints.ts';
import {meanOf, pairedRatio} from '../../../lib/statistics/ratio.ts';
import {trendOf} from '../../../lib/statistics/trend.ts';
import {cellOf, inCoroutines} from '../harness-cells.ts';
import {SERVERS} from './cells.ts';
import type {Server} from '../harness-cells.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Run} from '../types.ts';

/** An hour of arrivals at servers that ran side by side, cut into windows. */
export const HOUR_RUN = 'laravel-octane/soak';
/** Another hour: Swow and Swoole in coroutines, with PHP-FPM beside them. */
export const COROUTINES_RUN = 'laravel-octane/swow-soak';

const SLOTS = 8;
const BATCHES = 6;
const S_PER_HOUR = 3600;

/** Servers of each hour by the names that quantities and series have. */
const HOURS: Record<string, Record<string, Server>> = {
  [HOUR_RUN]: {
    fpm: SERVERS.fpm,
    renewed: {system: `${SERVERS.fpm.system}-replaced`},
    octane: SERVERS.octane,
    staying: SERVERS.staying,
    processes: SERVERS.processes,
    'symfony-fpm': {system: 'fpm-nginx-symfony-app-per-request-db-kept-blocking'},
    'symfony-processes': {system: 'swoole-symfony-kept-blocking'},
  },
  [COROUTINES_RUN]: {
    beside: SERVERS.fpm,
    swoole: inCoroutines('swoole', 'laravel11', SLOTS),
    swow: inCoroutines('swow', 'laravel11', SLOTS),
    'symfony-swoole': inCoroutines('swoole', 'symfony', SLOTS),
    'symfony-swow': inCoroutines('swow', 'symfony', SLOTS),
  },
};
/** Names of the servers of an hour. */
export const serversIn = (id: string) => Object.keys(HOURS[id]);

/** Id of the run in which a server was measured. */
export function hourOf(server: string): string {
  const hour = Object.keys(HOURS).find((id) => server in HOURS[id]);
  if (hour === undefined) throw new Error(`No hour has a server “${server}”.`);
  return hour;
}

const serverOf = (name: string) => HOURS[hourOf(name)][name];

/** Id of the measurement of a server over the whole hour. */
export const wholeId = (server: string) => cellOf(serverOf(server), {slots: SLOTS, point: 'soak'});

/** Measurements of a server, window after window. */
export function windowsOf(run: Run, server: string) {
  const prefix = `${wholeId(server)}-s`;
  // Ids have the seconds with leading zeros.
  return run.measurements
    .filter(({id}) => id.startsWith(prefix))
    .sort((one, other) => one.id.localeCompare(other.id));
}

const S_PER_MINUTE = 60;

/** Minutes of the hour that had gone when a window began. */
export const startMinute = ({parameters}: Measurement) => Number(parameters?.fromS) / S_PER_MINUTE;

/** A value of each window. */
export function valuesOver(run: Run, server: string, path: string): number[] {
  return windowsOf(run, server).map(({id}) => valueOf(run, id, path));
}

/** A setting of a server that is a number. */
export const settingOf = (run: Run, server: string, name: string) =>
  Number(run.systems[serverOf(server).system].settings?.[name]);

/** Requests that got no right answer: wrong ones, and those that the cap dropped. */
export function lostIn(run: Run, server: string): number {
  const whole = measurementOf(run, wholeId(server));
  const of = (path: string) => quantityIfAny(whole, path)?.value ?? 0;
  return of('errors') + of('droppedRequests');
}

/** Growth of a value in an hour, with an interval. */
export function growthPerHour(run: Run, server: string, path: string) {
  const [first] = windowsOf(run, server);
  const perHour = S_PER_HOUR / Number(loadOf(run, first).durationS);
  const {value, low, high} = trendOf(valuesOver(run, server, path), BATCHES);
  return {value: value * perHour, low: low * perHour, high: high * perHour};
}

/** Values of windows in batches of neighbours, as many as ten minutes in the hour. */
function batchesOf(run: Run, server: string, path: string): number[][] {
  const values = valuesOver(run, server, path);
  const size = values.length / BATCHES;
  return Array.from({length: BATCHES}, (_, at) => values.slice(at * size, (at + 1) * size));
}

/** How many times as much a server has of something as another, both in the same batches. */
export function timesOver(run: Run, [one, other]: [string, string], path: string) {
  const means = (server: string) => batchesOf(run, server, path).map(meanOf);
  const {ratio: value, interval} = pairedRatio(means(one), means(other));
  return {value, ...interval};
}

/** How a server's 99th percentile went over the hour. */
export const steadyStateIn = (run: Run, server: string) =>
  steadyStateOf(valuesOver(run, server, 'latencyMs.p99').map(Math.log));
