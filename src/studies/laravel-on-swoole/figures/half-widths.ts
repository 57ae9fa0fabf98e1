import {address, figure, measurementOf} from '../../figure.ts';
import {PLACEMENTS} from '../cells.ts';
import {seriesByPlacement} from '../series.ts';
import {AIM, halfWidths} from '../session.ts';
import type {Run} from '../../figure.ts';

/**
 * Place of a cell, from 0 % for the narrowest interval to 100 % for the widest, so that runs of few and of many compare.
 */
const placeOf: (rank: number, cells: number) => number = (rank, cells) =>
  Math.round((100 * rank) / (cells - 1));

const ranked = (run: Run) =>
  halfWidths(run)
    .sort((a, b) => a.share - b.share)
    .map(({id, share}, rank, {length}) => ({
      x: placeOf(rank, length),
      y: share,
      from: address(run, measurementOf(run, id), 'throughputPerS'),
    }));

const placesOf = (series: {points: {x: number | string}[]}[]) =>
  [...new Set(series.flatMap(({points}) => points.map(({x}) => Number(x))))].sort((a, b) => a - b);

/** Half-width of each cell’s interval, from the narrowest to the widest; a series for each placement. */
export default figure({
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
  annotations: [{id: 'range', at: {series: 'shared', x: 0}}],
});
