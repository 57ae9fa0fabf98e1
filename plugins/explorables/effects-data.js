// @ts-check
/** @import {Design, Measured} from '../../src/components/explorables/effects/state.js' */
import {cornerEffects} from '../../lib/chart-data/corner-effects.js';
import {STATE, WAITING} from '../../lib/chart-data/corners.js';
import {effectsOf} from '../../lib/chart-data/effects.js';
import {cornerRequest} from '../../lib/gains/corner-times.js';
import {techempowerCell} from '../../lib/chart-data/techempower-cells.js';
import {valueOf} from '../../lib/result/read.js';

export const TECHEMPOWER_RUN = 'techempower-php-2019-12/query';
/** Frameworks on Swoole: the corners, requests that were alone, and CPU time by part. */
export const FRAMEWORK_RUNS = /** @type {const} */ ([
  'laravel-on-swoole/two-cores',
  'laravel-on-swoole/one-request',
  'laravel-on-swoole/boot',
]);
const WORKERS = [1, 4];
const QUERIES = [1, 20];
const APPS = /** @type {const} */ (['laravel', 'symfony']);
const APP_WORKERS = 2;

/**
 * The measured designs of two factors: our own, with the request behind them, and TechEmpower's, of which one cell is
 * empty and no request was measured alone.
 *
 * @param {import('../../lib/result/types.js').Run} own run of the HTTP harness
 * @param {import('../../lib/result/types.js').Run} techempower
 * @param {readonly import('../../lib/result/types.js').Run[]} frameworks as in `FRAMEWORK_RUNS`
 * @returns {import('../../src/components/explorables/effects/state.js').Given}
 */
export function effectsData(own, techempower, frameworks) {
  const request = cornerRequest(own);
  return {
    designs: [
      ...WORKERS.map((workers) => ({
        ...{id: `own-${workers}`, kind: /** @type {const} */ ('own'), count: workers, request},
        ...measuredOf(cornerEffects(own, {workers})),
      })),
      ...APPS.map((app) => frameworkDesign(app, frameworks)),
      ...QUERIES.map((queries) => ({
        ...{id: `techempower-${queries}`, kind: /** @type {const} */ ('techempower')},
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

/** @param {typeof APPS[number]} app @param {readonly import('../../lib/result/types.js').Run[]} runs */
function frameworkDesign(app, [corners, alone, parts]) {
  const setting = {runtime: 'swoole', app};
  const connectCpuS = valueOf(parts, `${app}-opcache.connection`, 'cpuMs') / 1000;
  return {
    ...{id: `${app}-${APP_WORKERS}`, kind: /** @type {const} */ ('own'), app, count: APP_WORKERS},
    request: cornerRequest(alone, {setting, connectCpuS}),
    ...measuredOf(cornerEffects(corners, {...setting, workers: APP_WORKERS, placement: 'shared'})),
  };
}

/**
 * @param {import('../../lib/chart-data/effects.js').Effects} effects
 * @returns {Pick<Design, 'cells' | 'effects'>} as a design has them
 */
function measuredOf({cells, effects}) {
  return {
    cells: /** @type {Design['cells']} */ (
      Object.fromEntries(Object.entries(cells).map(([key, point]) => [key, ofPoint(point)]))
    ),
    effects: Object.fromEntries(effects.map((point) => [String(point.x), ofPoint(point)])),
  };
}

/** @param {import('../../lib/chart-data/types.js').Point} point @returns {Measured | null} null where nothing was measured */
function ofPoint({y, low, high, bound}) {
  if (y === null) return null;
  return {
    value: y,
    ...(low !== undefined && {low}),
    ...(high !== undefined && {high}),
    ...(bound && {bound}),
  };
}
