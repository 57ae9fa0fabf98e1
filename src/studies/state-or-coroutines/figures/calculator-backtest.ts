import {figure} from '../../figure.ts';
import {heldByFewest, heldByNeighbour, WITHIN} from '../../../../lib/gains/backtest.ts';
import {HARNESS_RUNS, PUBLISHED_RUN} from '../quantities/backtest.ts';
import type {Held} from '../../../../lib/gains/backtest.ts';

function pointsOf(held: readonly Held[]) {
  const taken = new Set();
  // Cells of the same rate are set apart by the last digit that a table shows.
  const placeOf = (perS: number) => {
    const digits = perS < 100 ? 1 : 0;
    let x = Number(perS.toFixed(digits));
    while (taken.has(x)) x = Number((x + 10 ** -digits).toFixed(digits));
    taken.add(x);
    return x;
  };
  return held
    .map(({from, measured, predicted}) => ({x: placeOf(measured), y: measured / predicted, from}))
    .sort((a, b) => a.x - b.x);
}

export default figure({
  runs: [...HARNESS_RUNS, PUBLISHED_RUN],
  select: (runs) => {
    const ours = runs.slice(0, -1).flatMap(heldByNeighbour);
    const published = runs.slice(-1).flatMap(heldByFewest);
    const series = [
      {id: 'slots', token: 'group-1', held: ours.filter(({limit}) => limit === 'slots')},
      {id: 'cores', token: 'group-2', held: ours.filter(({limit}) => limit === 'cores')},
      {id: 'published', token: 'group-3', held: published},
    ].map(({id, token, held}) => ({
      ...{id, token, runtime: null},
      points: pointsOf(held),
    }));
    const values = new Set(series.flatMap(({points}) => points.map(({x}) => x)));
    return {
      kind: 'scatter',
      x: {unit: 'perS', values: [...values].sort((a, b) => a - b), scale: 'log'},
      y: {unit: 'ratio'},
      series,
      references: [
        {id: 'low', y: 1 - WITHIN},
        {id: 'high', y: 1 + WITHIN},
      ],
    };
  },
  annotations: [{id: 'one-query', at: {series: 'cores', x: 7547}}],
});
