import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {address, certainty} from '../../../../lib/chart-data/measured-point.js';
import {quantity} from '../../../../lib/result/read.js';
import {boundOf, CORNERS, KEYS} from '../quantities/prediction.js';
import {APART_SMALL, APPS, corner, COST, PLACEMENTS, runWith} from '../quantities/read.js';

/** Measured throughput of each corner over its lowest bound, by application; a panel for each placement. */
function seriesOf(runs, place, key) {
  const [state, waiting] = KEYS[key];
  const {placement} = place;
  return {
    id: `${state}-${waiting}`,
    panel: placement,
    runtime: null,
    token: `model-${waiting}-${state}`,
    points: APPS.map((app) => {
      const run = runs(runWith(place, app));
      const measurement = measurementWith(run, corner(app, state, waiting, placement));
      const found = quantity(run, measurement.id, 'throughputPerS');
      const {throughputPerS: bound} = boundOf(runs, app, key, {placement});
      const {low, high} = certainty(found);
      return {
        x: app,
        y: found.value / bound,
        ...(low !== undefined && {low: low / bound, high: high / bound}),
        from: address(run, measurement, 'throughputPerS'),
      };
    }),
  };
}

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [...PLACEMENTS.map(({run}) => run), APART_SMALL, COST],
  select: (given) => {
    const runs = (id) => given.find((run) => run.id === id);
    return {
      kind: 'dots',
      x: {unit: 'category', values: APPS},
      y: {unit: 'ratio'},
      panels: PLACEMENTS.map(({placement}) => ({id: placement})),
      references: [{id: 'as-predicted', y: 1}],
      series: PLACEMENTS.flatMap((place) => CORNERS.map((key) => seriesOf(runs, place, key))),
    };
  },
  chart: 'dots',
  scales: ['linear'],
  annotations: [{id: 'near', at: {series: 'kept-blocking', panel: 'shared', x: 'laravel'}}],
};
