import {cornerEffects} from '../../lib/chart-data/corner-effects.ts';
import {STATE, WAITING} from '../../lib/chart-data/corners.ts';
import {effectsOf} from '../../lib/chart-data/effects.ts';
import {cornerRequest} from '../../lib/gains/corner-times.ts';
import {techempowerCell} from '../../lib/chart-data/techempower-cells.ts';
import {valueOf} from '../../lib/result/read.ts';
import {tableOf} from '../../lib/typed.ts';
import {CORNERS} from '../../lib/gains/corner-bounds.ts';
import type {Effects} from '../../lib/chart-data/effects.ts';
import type {Point} from '../../lib/chart-data/types.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Design, Given, Measured} from '../../src/components/explorables/effects/state.ts';

export const TECHEMPOWER_RUN = 'techempower-php-2019-12/query';
/** Frameworks on Swoole: the corners, requests that were alone, and CPU time by part. */
export const FRAMEWORK_RUNS = [
  'laravel-on-swoole/two-cores',
  'laravel-on-swoole/one-request',
  'laravel-on-swoole/boot',
] as const;
const WORKERS = [1, 4];
const QUERIES = [1, 20];
const APPS = ['laravel', 'symfony'] as const;
const APP_WORKERS = 2;

/**
 * The measured designs of two factors: our own, with the request behind them, and TechEmpower's, of which one cell is
 * empty and no request was measured alone.
 *
 * @param own run of the HTTP harness
 * @param frameworks as in `FRAMEWORK_RUNS`
 */
export function effectsData(own: Run, techempower: Run, frameworks: readonly Run[]): Given {
  const request = cornerRequest(own);
  return {
    designs: [
      ...WORKERS.map((workers) => ({
        ...{id: `own-${workers}`, kind: 'own' as const, count: workers, request},
        ...measuredOf(cornerEffects(own, {workers})),
      })),
      ...APPS.map((app) => frameworkDesign(app, frameworks)),
      ...QUERIES.map((queries) => ({
        ...{id: `techempower-${queries}`, kind: 'techempower' as const},
        ...{count: queries, request: null},
        ...measuredOf(
          effectsOf(techempower, {
            factors: [STATE, WAITING],
            measurementAt: techempowerCell(techempower, queries),
          }),
        ),
      })),
    ],
  };
}

function frameworkDesign(app: (typeof APPS)[number], [corners, alone, parts]: readonly Run[]) {
  const setting = {runtime: 'swoole', app};
  const connectCpuS = valueOf(parts, `${app}-opcache.connection`, 'cpuMs') / 1000;
  return {
    ...{id: `${app}-${APP_WORKERS}`, kind: 'own' as const, app, count: APP_WORKERS},
    request: cornerRequest(alone, {setting, connectCpuS}),
    ...measuredOf(cornerEffects(corners, {...setting, workers: APP_WORKERS, placement: 'shared'})),
  };
}

/** @returns as a design has them */
function measuredOf({cells, effects}: Effects): Pick<Design, 'cells' | 'effects'> {
  return {
    cells: tableOf(CORNERS, (key) => ofPoint(cells[key])),
    effects: Object.fromEntries(effects.map((point) => [String(point.x), ofPoint(point)])),
  };
}

/** @returns null where nothing was measured */
function ofPoint({y, low, high, bound}: Point): Measured | null {
  if (y === null) return null;
  return {
    value: y,
    ...(low !== undefined && {low}),
    ...(high !== undefined && {high}),
    ...(bound && {bound}),
  };
}
