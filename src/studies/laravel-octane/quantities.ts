import {loadOf, measurementOf, quantity, valueOf} from '../../../lib/result/read.ts';
import {valuesByUnit} from '../../../lib/result/analysis-units.ts';
import {pairedRatio} from '../../../lib/statistics/index.ts';
import {pairedCells} from '../effects.ts';
import {count, mb, ms, perS, ratio, share} from '../quantity.ts';
import {
  AGES_RUN,
  cellId,
  HELLO,
  OBJECTIVE,
  OBJECTIVE_P99_MS,
  OBJECTIVE_RUN,
  OPCACHE_RUN,
  RATE,
  RUN,
} from './cells.ts';
import {growthPerHour, HOUR_RUN, levelsIn, lostIn, timesOver, valuesOver, wholeId} from './hour.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** what the name of a quantity may say of a cell beside its server */
const AT_RATE = {point: RATE};
const AT_OBJECTIVE = {point: OBJECTIVE};

type At = Parameters<typeof cellId>[1];

const value =
  (path: string, at?: At, run = RUN) =>
  (runs: RunOf, {server, wait, age}: Holes) =>
    valueOf(
      runs(run),
      cellId(server, {...at, ...ofAge(age), ...(wait && {waitMs: Number(wait)})}),
      path,
    );

/** Throughput, or what the path says, of {server} over that of {other} within blocks. */
const times =
  (at?: At, path?: string, run = RUN) =>
  (runs: RunOf, {server, other, age}: Holes) => {
    const ids = [server, other].map((each) => cellId(each, {...at, ...ofAge(age)}));
    return pairedCells(runs(run), [ids[0], ids[1]], path);
  };

/** How many times as much {server} gives over PHP-FPM in the grown application as in the young one, within blocks. */
const moreWithAge =
  (at?: At) =>
  (runs: RunOf, {server}: Holes) => {
    const run = runs(AGES_RUN);
    const product = (...cells: string[]) => {
      const [one, other] = cells.map((id) =>
        valuesByUnit(run, measurementOf(run, id), quantity(run, id, 'throughputPerS')),
      );
      return one.map((value, unit) => (value ?? NaN) * (other[unit] ?? NaN));
    };
    const grown: At = {...at, age: 'grown'};
    const {ratio: value, interval} = pairedRatio(
      product(cellId(server, grown), cellId('fpm', at)),
      product(cellId('fpm', grown), cellId(server, at)),
    );
    return {value, ...interval};
  };

const ofAge = (age?: string): At => (age === 'grown' ? {age} : {});

/** Requests per second that a server was offered. */
const offered =
  (at: At, run = RUN) =>
  (runs: RunOf, {server = 'octane', slots}: Holes) => {
    const id = cellId(server, {...at, ...(slots && {slots: Number(slots)})});
    return Number(loadOf(runs(run), measurementOf(runs(run), id)).arrivalRatePerS);
  };

/** In how many runs at the rate that was found the 99th percentile kept the objective. */
const timesMet = (runs: RunOf, {server}: Holes) =>
  p99s(runs, server).filter((p99) => p99 <= OBJECTIVE_P99_MS).length;

function p99s(runs: RunOf, server: string) {
  const {values = []} = quantity(
    runs(OBJECTIVE_RUN),
    cellId(server, {point: OBJECTIVE}),
    'latencyMs.p99',
  );
  return values;
}

const ofHour =
  (path: string) =>
  (runs: RunOf, {server = 'fpm'}: Holes) =>
    valueOf(runs(HOUR_RUN), wholeId(server), path);

const p99sOver = (runs: RunOf, server: string) =>
  valuesOver(runs(HOUR_RUN), server, 'latencyMs.p99');

/** {server} and {other} as in cells.ts; sixteen slots and a wait of 2 ms a query unless the name says otherwise. */
export const quantities: Quantities = {
  'rate-{server}': perS[0](value('throughputPerS')),
  'rate-wait-{wait}-{server}': perS[0](value('throughputPerS')),
  'memory-{server}': mb[0](value('memoryMb.loaded')),
  'p50-{server}': ms[0](value('latencyMs.p50', AT_RATE)),
  'p99-{server}': ms[0](value('latencyMs.p99', AT_RATE)),
  'times-{server}-{other}': ratio[2](times()),
  'times-hello-{server}-{other}': ratio[2](times(HELLO)),
  // The later session.
  'later-cpu-{server}': ms[1](value('cpuMs', undefined, OPCACHE_RUN)),
  'later-memory-{server}': mb[0](value('memoryMb.loaded', undefined, OPCACHE_RUN)),
  'later-times-{server}-{other}': ratio[2](times(undefined, undefined, OPCACHE_RUN)),
  'later-times-hello-{server}-{other}': ratio[2](times(HELLO, undefined, OPCACHE_RUN)),
  'later-cpu-times-{server}-{other}': ratio[2](times(undefined, 'cpuMs', OPCACHE_RUN)),
  // {age} is young or grown.
  'aged-rate-{age}-{server}': perS[0](value('throughputPerS', undefined, AGES_RUN)),
  'aged-rate-hello-{age}-{server}': perS[0](value('throughputPerS', HELLO, AGES_RUN)),
  'aged-cpu-hello-{age}-{server}': ms[1](value('cpuMs', HELLO, AGES_RUN)),
  'aged-memory-{age}-{server}': mb[0](value('memoryMb.loaded', undefined, AGES_RUN)),
  'aged-times-{age}-{server}-{other}': ratio[2](times(undefined, undefined, AGES_RUN)),
  'aged-times-hello-{age}-{server}-{other}': ratio[2](times(HELLO, undefined, AGES_RUN)),
  'aged-more-{server}': ratio[2](moreWithAge()),
  'aged-more-hello-{server}': ratio[2](moreWithAge(HELLO)),
  'rate-offered': perS[0](offered(AT_RATE)),
  // The highest rate that met the objective.
  'objective-{server}': perS[0](offered(AT_OBJECTIVE, OBJECTIVE_RUN)),
  'objective-slots-{slots}-{server}': perS[0](offered(AT_OBJECTIVE, OBJECTIVE_RUN)),
  'objective-memory-{server}': mb[0](value('memoryMb.loaded', AT_OBJECTIVE, OBJECTIVE_RUN)),
  'objective-cores-{server}': count[2](
    value('processGroups.php.cpuCores', AT_OBJECTIVE, OBJECTIVE_RUN),
  ),
  'objective-met-{server}': count[0](timesMet),
  'objective-runs': count[0]((runs) => p99s(runs, 'fpm').length),
  'objective-ms': ms[0](() => OBJECTIVE_P99_MS),
  // The hour side by side.
  'hour-p50-{server}': ms[0](ofHour('latencyMs.p50')),
  'hour-p99-{server}': ms[0](ofHour('latencyMs.p99')),
  'hour-max-{server}': ms[0](ofHour('latencyMs.max')),
  'hour-p99-least-{server}': ms[0]((runs, {server}) => Math.min(...p99sOver(runs, server))),
  'hour-p99-most-{server}': ms[0]((runs, {server}) => Math.max(...p99sOver(runs, server))),
  'hour-memory-{server}': mb[0](ofHour('memoryMb.loaded')),
  'hour-growth-{server}': mb[1]((runs, {server}) =>
    growthPerHour(runs(HOUR_RUN), server, 'memoryMb.loaded'),
  ),
  'hour-levels-{server}': count[0]((runs, {server}) =>
    levelsIn(runs(HOUR_RUN), server, 'memoryMb.loaded'),
  ),
  'hour-cpu-{server}': ms[1](ofHour('cpuMs')),
  'hour-cpu-times-{server}-{other}': ratio[2]((runs, {server, other}) =>
    timesOver(runs(HOUR_RUN), [server, other], 'cpuMs'),
  ),
  'hour-answered-{server}': count[0](ofHour('completedRequests')),
  'hour-lost-{server}': count[0]((runs, {server}) => lostIn(runs(HOUR_RUN), server)),
  'hour-busy': share[0](ofHour('utilisation')),
  // Of what the server did at full load, in the first session.
  'objective-share-{server}': share[0](
    (runs, holes) =>
      offered(AT_OBJECTIVE, OBJECTIVE_RUN)(runs, holes) / value('throughputPerS')(runs, holes),
  ),
};
