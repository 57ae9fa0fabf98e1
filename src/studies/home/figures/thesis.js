// @ts-check
import {cornerSeries} from '../../../../lib/chart-data/corners.js';
import {capacityPoint, measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {namedRows} from '../../../../lib/chart-data/named-rows.js';
import {FRAMEWORKS_RUN, setting, SLOTS} from '../../laravel-on-swoole/quantities/read.js';
import {SHAPES} from '../../laravel-on-swoole/quantities/slots.js';

/** @import {Run} from '../../types.js' */
/** @import {Configuration} from '../../../../lib/chart-data/design-cells.js' */
/** @import {Kept} from '../../../../lib/chart-data/corners.js' */

const APP = 'laravel';
const STATES = /** @type {const} */ (['dropped', 'kept']);

/** Rows with sixteen slots, by series: everything is kept in all of them. @type {Record<string, readonly string[]>} */
const SHAPES_OF = {'kept-blocking': ['processes'], 'kept-coroutine': ['two-workers', 'one-worker']};

/** @param {Run} run @param {Configuration | undefined} wanted @param {string} row */
const pointAt = (run, wanted, row) =>
  wanted ? capacityPoint(run, measurementWith(run, wanted), 'throughputPerS', row) : null;

/** @param {string} id */
const shapeOf = (id) => SHAPES.find((shape) => shape.id === id)?.at(APP);

/**
 * Laravel in all four combinations with two workers, and with sixteen slots by processes and by coroutines: what each of
 * the two sources of gain does, and how much of it is slots.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: [FRAMEWORKS_RUN, SLOTS],
  select: ([frameworks, slots]) => {
    const corners = cornerSeries(() => setting(APP));
    return namedRows({
      rows: [...STATES, ...Object.values(SHAPES_OF).flat()],
      unit: 'perS',
      series: corners.map(({id, token, at}) => ({
        ...{id, token},
        at: (/** @type {string} */ row) => {
          if (id.startsWith(row)) return pointAt(frameworks, at(row) ?? undefined, row);
          return SHAPES_OF[id]?.includes(row) ? pointAt(slots, shapeOf(row), row) : null;
        },
      })),
    });
  },
  chart: 'ranked-bars',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'dropped', at: {series: 'dropped-coroutine', x: 'dropped'}},
    {id: 'both', at: {series: 'kept-coroutine', x: 'kept'}},
    {id: 'slots', at: {series: 'kept-blocking', x: 'processes'}},
  ],
};
