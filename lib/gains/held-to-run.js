// @ts-check
import {cornerAt, cornerSeries} from '../chart-data/corners.js';
import {measurementWith} from '../chart-data/design-cells.js';
import {comparisons} from '../chart-data/predicted-and-measured.js';
import {valueOf} from '../result/read.js';
import {measuredCells} from './measured-cells.js';
import {optionsOf} from './options.js';

/**
 * @typedef {import('../chart-data/measured-point.js').Run} Run
 * @typedef {{low: number, high: number, cells: number}} Range measured over predicted
 * @typedef {{workers: number, predicted: number, measured: number}} HeldGain
 */

/** Limits of the answer that were measured under another name, or that are slots by another reason. */
const SAME_AS = {memory: 'slots', connections: 'slots', 'worker-cpu': 'cores'};

/**
 * How far measured throughput lay from the bounds, by the limit that bound.
 *
 * @param {Run} run
 * @returns {Record<string, Range>} by limit
 */
export function errorRanges(run) {
  const cells = [1, 2, 4, 16].flatMap((workers) =>
    cornerSeries((/** @type {number} */ count) => ({workers: count})).map(({at}) => at(workers)),
  );
  /** @type {Record<string, number[]>} */
  const ratios = {};
  for (const {limiting, measured, bound} of comparisons(run, cells))
    (ratios[limiting] ??= []).push(measured / bound);
  const ranges = Object.fromEntries(
    Object.entries(ratios).map(([limit, all]) => [
      limit,
      {low: Math.min(...all), high: Math.max(...all), cells: all.length},
    ]),
  );
  for (const [limit, same] of Object.entries(SAME_AS)) ranges[limit] ??= ranges[same];
  return ranges;
}

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
