import {cornerAt, STATE, WAITING} from '../../lib/chart-data/corners.ts';
import {requireMeasurementWith} from '../../lib/chart-data/design-cells.ts';
import {effectsOf} from '../../lib/chart-data/effects.ts';
import {cornerRequest} from '../../lib/gains/corner-times.ts';
import {techempowerCell} from '../../lib/chart-data/techempower-cells.ts';
import {valueOf} from '../../lib/result/read.ts';
import {keysOf, tableOf} from '../../lib/typed.ts';
import {COLUMNS, CORNERS} from '../../lib/gains/corner-bounds.ts';
import type {Columns} from '../../lib/gains/corner-bounds.ts';
import type {Effects} from '../../lib/chart-data/effects.ts';
import type {Point} from '../../lib/chart-data/types.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Design, Given, Measured} from '../../src/components/explorables/effects/state.ts';

/** Runs that designs are made of: the cells, requests that were alone, CPU time by part, and TechEmpower's cells. */
export const EFFECTS_RUNS = {
  cells: 'state-or-coroutines/equal-slots',
  alone: 'laravel-on-swoole/one-request',
  parts: 'laravel-on-swoole/boot',
  techempower: 'techempower-php-2019-12/query',
};
const APPS = ['laravel', 'symfony', 'small'] as const;
const QUERIES = [1, 20];
/** Few slots, which are the workers of coroutines too, and many. */
const [FEW, MANY] = [2, 16];

/** What slots of a column are: processes, or coroutines of few workers. */
const processes = (workers: number) =>
  ({waiting: 'blocking', workers, coroutinesPerWorker: 1}) as const;
const coroutines = {waiting: 'coroutine', workers: FEW, coroutinesPerWorker: MANY / FEW} as const;
/** Columns of our own designs, left and right. */
const SIDES = {
  slots: [processes(FEW), processes(MANY)],
  kind: [processes(MANY), coroutines],
  both: [processes(FEW), coroutines],
} as const;

/**
 * The measured designs of two factors: our own, with the request behind them, and TechEmpower's, of which one cell is
 * empty and no request was measured alone.
 *
 * @param run finds one of `EFFECTS_RUNS` by its id
 */
export function effectsData(run: (id: string) => Run): Given {
  const runs = tableOf(keysOf(EFFECTS_RUNS), (name) => run(EFFECTS_RUNS[name]));
  return {
    designs: [
      ...APPS.flatMap((app) => {
        const request = requestOf(app, runs);
        return COLUMNS.map((columns) => ({
          ...{id: `${columns}-${app}`, columns, app, count: FEW, request},
          ...ownCells(runs.cells, app, columns),
        }));
      }),
      ...QUERIES.map((queries) => ({
        ...{id: `techempower-${queries}`, columns: 'techempower' as const},
        ...{count: queries, request: null},
        ...measuredOf(
          effectsOf(runs.techempower, {
            factors: [STATE, WAITING],
            measurementAt: techempowerCell(runs.techempower, queries),
          }),
        ),
      })),
    ],
  };
}

function requestOf(app: string, {alone, parts}: {alone: Run; parts: Run}) {
  const connectCpuS = valueOf(parts, `${app}-opcache.connection`, 'cpuMs') / 1000;
  return cornerRequest(alone, {setting: {runtime: 'swoole', app}, connectCpuS});
}

/** Four cells of one application: nothing or all kept, in the left column (`blocking`, whatever it is) and in the right one. */
const ownCells = (run: Run, app: string, columns: Columns) =>
  measuredOf(
    effectsOf(run, {
      factors: [STATE, WAITING],
      measurementAt: ([state, side]) => {
        const {waiting, ...slots} = SIDES[columns][side === 'blocking' ? 0 : 1];
        const setting = {runtime: 'swoole', app, point: 'closed', ...slots};
        return requireMeasurementWith(run, cornerAt(state, waiting, setting));
      },
    }),
  );

/** @returns as a design has them */
function measuredOf({cells, effects}: Effects): Pick<Design, 'cells' | 'effects'> {
  return {
    cells: tableOf(CORNERS, (key) => ofPoint(cells[key])),
    effects: Object.fromEntries(effects.map((point) => [String(point.x), ofPoint(point)])),
  };
}

/** In more digits than are shown, and no more: each page holds some hundred of them. */
const short = (value: number) => Number(value.toPrecision(5));

/** @returns null where nothing was measured */
function ofPoint({y, low, high, bound}: Point): Measured | null {
  if (y === null) return null;
  return {
    value: short(y),
    ...(low !== undefined && {low: short(low)}),
    ...(high !== undefined && {high: short(high)}),
    ...(bound && {bound}),
  };
}
