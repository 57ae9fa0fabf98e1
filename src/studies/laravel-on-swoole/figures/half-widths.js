// @ts-check
import {address} from '../../../../lib/chart-data/measured-point.js';
import {measurementOf} from '../../../../lib/result/read.js';
import {PLACEMENTS} from '../quantities/read.js';
import {seriesByPlacement} from '../series.js';
import {AIM, halfWidths} from '../session.js';

/** @import {Run} from '../../types.js' */

/** Place of a cell, from 0 % for the narrowest interval to 100 % for the widest, so that runs of few and of many compare. @type {(rank: number, cells: number) => number} */
const placeOf = (rank, cells) => Math.round((100 * rank) / (cells - 1));

/** @param {Run} run */
const ranked = (run) =>
  halfWidths(run)
    .sort((a, b) => a.share - b.share)
    .map(({id, share}, rank, {length}) => ({
      x: placeOf(rank, length),
      y: share,
      from: address(run, measurementOf(run, id), 'throughputPerS'),
    }));

/** @param {{points: {x: number | string}[]}[]} series */
const placesOf = (series) =>
  [...new Set(series.flatMap(({points}) => points.map(({x}) => Number(x))))].sort((a, b) => a - b);

/**
 * Half-width of each cell’s interval, from the narrowest to the widest; a series for each placement.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: PLACEMENTS.map(({run}) => run),
  select: (runs) => {
    const series = seriesByPlacement(runs, ranked);
    return {
      kind: 'lines',
      x: {unit: 'count', values: placesOf(series), ticks: [0, 25, 50, 75, 100]},
      y: {unit: 'share'},
      series,
      references: [{id: 'aim', y: AIM}],
    };
  },
  chart: 'lines',
  scales: ['linear'],
  annotations: [{id: 'range', at: {series: 'shared', x: 0}}],
};
