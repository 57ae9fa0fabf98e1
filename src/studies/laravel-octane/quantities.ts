import {loadOf, measurementOf, quantity, valueOf} from '../../../lib/result/read.ts';
import {valuesByUnit} from '../../../lib/result/analysis-units.ts';
import {pairedRatio} from '../../../lib/statistics/index.ts';
import {pairedCells} from '../effects.ts';
import {HELLO, RATE} from '../harness-cells.ts';
import {count, mb, ms, perS, ratio, seconds, share} from '../quantity.ts';
import {
  AGES_RUN,
  cellId,
  OBJECTIVE,
  OBJECTIVE_P99_MS,
  OBJECTIVE_RUN,
  OPCACHE_RUN,
  RUN,
  SERVERS,
} from './cells.ts';
import {deploymentQuantities} from './deployment-quantities.ts';
import {hourQuantities} from './hour-quantities.ts';
import {passportQuantities} from './passport.ts';
import {tunedQuantities} from './tuned.ts';
import type {At} from './cells.ts';
import type {Holes, Quantities, Run, RunOf} from '../types.ts';

/** what the name of a quantity may say of a cell beside its server */
const AT_RATE = {point: RATE};
const AT_OBJECTIVE = {point: OBJECTIVE};

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

/** In how many runs at a rate the 99th percentile kept the objective. */
const timesMet =
  (at: At, run = RUN) =>
  (runs: RunOf, {server}: Holes) =>
    p99s(runs(run), cellId(server, at)).filter((p99) => p99 <= OBJECTIVE_P99_MS).length;

const p99s = (run: Run, cell: string) => quantity(run, cell, 'latencyMs.p99').values ?? [];

/** The rate that was found, as a share of what the server did at full load in a session. */
const ofFullLoad = (run?: string) => (runs: RunOf, holes: Holes) =>
  offered(AT_OBJECTIVE, OBJECTIVE_RUN)(runs, holes) /
  value('throughputPerS', undefined, run)(runs, holes);

/** Seconds after which each worker of a server without queries has answered all that it may, and is replaced. */
const replacedAfterS = (runs: RunOf, {server}: Holes) => {
  const {settings = {}} = runs(RUN).systems[SERVERS[server].system];
  const rateOfWorker = value('throughputPerS', HELLO)(runs, {server}) / HELLO.slots;
  return Number(settings.maxRequests) / rateOfWorker;
};

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
  'aged-cpu-times-hello-{age}-{server}-{other}': ratio[2](times(HELLO, 'cpuMs', AGES_RUN)),
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
  'objective-p50-{server}': ms[0](value('latencyMs.p50', AT_OBJECTIVE, OBJECTIVE_RUN)),
  'objective-met-{server}': count[0](timesMet(AT_OBJECTIVE, OBJECTIVE_RUN)),
  'objective-runs': count[0](
    (runs) => p99s(runs(OBJECTIVE_RUN), cellId('fpm', AT_OBJECTIVE)).length,
  ),
  // The same at the rate of the first session, which was no search.
  'rate-met-{server}': count[0](timesMet(AT_RATE)),
  'rate-runs': count[0]((runs) => p99s(runs(RUN), cellId('fpm', AT_RATE)).length),
  'objective-ms': ms[0](() => OBJECTIVE_P99_MS),
  'replaced-after-hello-{server}': seconds[1](replacedAfterS),
  // Of what the server did at full load, in the first session and in that of the grown application.
  'objective-share-{server}': share[0](ofFullLoad()),
  'objective-share-later-{server}': share[0](ofFullLoad(AGES_RUN)),
  ...passportQuantities,
  ...tunedQuantities,
  ...hourQuantities,
  ...deploymentQuantities,
};
