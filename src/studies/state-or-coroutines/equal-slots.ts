import {capacityPoint, requireMeasurementWith} from '../../../lib/chart-data/design-cells.ts';
import {valuesByUnit} from '../../../lib/result/analysis-units.ts';
import {quantity} from '../../../lib/result/read.ts';
import {TEST_LEVEL} from '../../../lib/statistics/compare.ts';
import {holm} from '../../../lib/statistics/holm.ts';
import {contrastOfBlocks} from '../../../lib/statistics/ratio.ts';
import {pairedP} from '../../../lib/statistics/welch.ts';
import {isKeyOf} from '../../../lib/typed.ts';
import {APPS, FRAMEWORKS} from '../laravel-on-swoole/cells.ts';
import {STATES} from './prediction.ts';
import type {Configuration} from '../../../lib/chart-data/design-cells.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Run} from '../types.ts';
import type {State} from './prediction.ts';

export {APPS};

export const KEPT = ['nothing', 'connection', 'all'] as const satisfies State[];
export const SLOTS = [2, 16, 64];
export const KINDS = ['processes', 'coroutines'] as const;

/** Workers that coroutines are spread over. */
const WORKERS = 2;

/** a cell of the plans: what is kept, in how many slots, and what a slot is made of */
export type Place = {
  app: string;
  kept: string;
  slots: number | string;
  kind: string;
  runtime?: string;
  point?: string;
};

/** @throws {RangeError} where something else is kept, or a slot made of something else, than was measured */
export function cellAt({app, kept, slots, kind, ...rest}: Place): Configuration {
  if (!isKeyOf(STATES, kept)) throw new RangeError(`“${kept}” is none of ${KEPT.join(', ')}`);
  const count = Number(slots);
  const slotsOf = {
    processes: {waiting: 'blocking', workers: count, coroutinesPerWorker: 1},
    coroutines: {waiting: 'coroutine', workers: WORKERS, coroutinesPerWorker: count / WORKERS},
  } as const;
  if (!isKeyOf(slotsOf, kind)) throw new RangeError(`“${kind}” is none of ${KINDS.join(', ')}`);
  return {
    ...{runtime: 'swoole', app, scenario: 'bench-wait-2', point: 'closed'},
    ...STATES[kept],
    ...slotsOf[kind],
    ...rest,
  };
}

export const measuredAt = (run: Run, place: Place): Measurement =>
  requireMeasurementWith(run, cellAt(place));

/** Colours of what is kept. */
export const TOKENS = {nothing: 'group-2', connection: 'group-3', all: 'group-1'};

/** Throughput of every cell on Swoole, a panel for each application. */
export const measuredSeries = (run: Run) =>
  APPS.flatMap((app) =>
    KEPT.flatMap((kept) =>
      KINDS.map((kind) => ({
        ...{id: `${kept}-${kind}`, panel: app, runtime: null, token: TOKENS[kept]},
        points: SLOTS.map((slots) => {
          const measurement = measuredAt(run, {app, kept, slots, kind});
          return capacityPoint(run, measurement, 'throughputPerS', slots);
        }),
      })),
    ),
  );

/** cells whose product stands above and below the line */
export type Ratio = {over: readonly Place[]; under: readonly Place[]};

/** Names that stand for several places, over which a ratio is averaged. */
const SEVERAL = {
  app: {frameworks: FRAMEWORKS},
  slots: {every: SLOTS},
  kind: {both: KINDS},
};

/** The places that a name with `frameworks`, `every` or `both` in it means. */
function eachOf(place: Place): Place[] {
  const listed = (member: keyof typeof SEVERAL) => {
    const names: Record<string, readonly (string | number)[]> = SEVERAL[member];
    return names[place[member]] ?? [place[member]];
  };
  return listed('app').flatMap((app) =>
    listed('slots').flatMap((slots) =>
      listed('kind').map((kind) => ({...place, app: String(app), slots, kind: String(kind)})),
    ),
  );
}

/** The logarithm of a ratio in each session that has all of its cells, or the mean of several such. */
export function logsOf(run: Run, {over, under}: Ratio, path: string = 'throughputPerS'): number[] {
  const weighed = (places: readonly Place[], sign: number) =>
    places.flatMap((place) => {
      const all = eachOf(place);
      return all.map((each) => ({place: each, weight: sign / all.length}));
    });
  const columns = [...weighed(over, 1), ...weighed(under, -1)].map(({place, weight}) => {
    const measurement = measuredAt(run, place);
    const values = valuesByUnit(run, measurement, quantity(run, measurement.id, path));
    return values.map((value) => (value === null ? NaN : weight * Math.log(value)));
  });
  return columns[0]
    .map((_, session) => columns.reduce((sum, column) => sum + column[session], 0))
    .filter((log) => !Number.isNaN(log));
}

/** A ratio as the mean of its logarithms over the sessions, with the interval of that. */
export function factorOf(run: Run, wanted: Ratio, path?: string) {
  const {ratio, interval, n: sessions} = contrastOfBlocks(logsOf(run, wanted, path));
  return {value: ratio, sessions, low: interval?.low, high: interval?.high};
}

/** Coroutines over as many processes. */
export const kindAt = (place: Omit<Place, 'kind'>): Ratio => ({
  over: [{...place, kind: 'coroutines'}],
  under: [{...place, kind: 'processes'}],
});

/** All places where both kinds were measured. */
export const PAIRS = APPS.flatMap((app) =>
  KEPT.flatMap((kept) => SLOTS.map((slots) => ({app, kept, slots}))),
);

/** A ratio of the kinds within these ends is called equal: the prediction says so. */
export const MARGIN = {low: 0.9, high: 1.1};

export type KindVerdict = 'equal' | 'different' | 'undecided';

/**
 * What the prediction's own rule says of each ratio of the kinds: equal where its interval lies within the margin; different
 * where it lies wholly outside, or excludes 1 with all ratios in mind; else undecided.
 *
 * @returns in the order of `PAIRS`
 */
export function kindVerdicts(run: Run): KindVerdict[] {
  const logs = PAIRS.map((place) => logsOf(run, kindAt(place)));
  const ps = holm(logs.map(pOf));
  return logs.map((each, index) => {
    const {interval} = contrastOfBlocks(each);
    if (!interval) return 'undecided';
    const {low, high} = interval;
    if (low >= MARGIN.low && high <= MARGIN.high) return 'equal';
    const isOutside = low > MARGIN.high || high < MARGIN.low;
    return isOutside || ps[index] < TEST_LEVEL ? 'different' : 'undecided';
  });
}

/** Of being 1; a single session says nothing. */
function pOf(logs: readonly number[]) {
  if (logs.length < 2) return 1;
  return pairedP(
    logs.map(Math.exp),
    logs.map(() => 1),
  );
}

/** Servers of the plan that compares hooks; each boots the small application for each request and keeps the connection. */
export const HOOKS = {
  processes: {server: 'swoole', kind: 'processes'},
  hooked: {server: 'swoole', kind: 'coroutines'},
  unhooked: {server: 'swoole-no-file-hook', kind: 'coroutines'},
};

/** Id of the measurement of one of them: its result file knows but one runtime, so factors don't tell them apart. */
export function hookCell(of: keyof typeof HOOKS, slots: number | string) {
  const {server, kind} = HOOKS[of];
  const form =
    kind === 'processes'
      ? `blocking-n${slots}`
      : `coroutine-c${Number(slots) / WORKERS}-n${WORKERS}`;
  return `${server}-app-per-request-db-kept-${form}-bench-wait-2-closed`;
}
