// @ts-check
import {cornerAt} from '../chart-data/corners.js';
import {measurementWith} from '../chart-data/design-cells.js';
import {valueOf} from '../result/read.js';
import {measuredCells} from './measured-cells.js';
import {optionsOf} from './options.js';

/**
 * @typedef {import('../chart-data/measured-point.js').Run} Run
 * @typedef {{workers: number, predicted: number, measured: number}} HeldGain
 */

const CORNERS = /** @type {const} */ ({
  state: ['kept', 'blocking'],
  coroutines: ['dropped', 'coroutine'],
  both: ['kept', 'coroutine'],
});

/**
 * Gains as the arithmetic has them from the times of a lone request, beside those that were measured.
 *
 * @param {Run} run
 * @param {import('./measured-cells.js').Memory} memory
 * @returns {Record<'state' | 'coroutines' | 'both', HeldGain[]>}
 */
export function heldGains(run, memory) {
  const cells = measuredCells(run, memory).filter(({id}) =>
    id.includes('factorial-per-request-blocking'),
  );
  const held = Object.entries(CORNERS).map(([option, [state, waiting]]) => [
    option,
    cells.flatMap(({application, measuredPerS}) => {
      const {workers} = application;
      const after = measurementWith(run, cornerAt(state, waiting, {workers}));
      if (!after) return [];
      const predicted = optionsOf(application)[/** @type {'state'} */ (option)].gain;
      return [
        {workers, predicted, measured: valueOf(run, after.id, 'throughputPerS') / measuredPerS},
      ];
    }),
  ]);
  return Object.fromEntries(held);
}
