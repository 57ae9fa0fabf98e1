// @ts-check
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.js';
import {address} from '../../../../lib/chart-data/measured-point.js';
import {valueWithEnds} from '../../../../lib/result/stated.js';
import {boundOf, CORNERS, KEYS} from '../quantities/prediction.js';
import {APART_SMALL, APPS, corner, COST, PLACEMENTS, runWith} from '../quantities/read.js';

/**
 * Measured throughput of each corner over its lowest bound, by application; a panel for each placement.
 *
 * @param {import('../../types.js').RunOf} runs
 * @param {import('../quantities/read.js').Placement} place
 * @param {(typeof CORNERS)[number]} key
 */
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
      const measurement = requireMeasurementWith(run, corner(app, state, waiting, placement));
      const {value, low, high} = valueWithEnds(run, measurement.id, 'throughputPerS');
      const {throughputPerS: bound} = boundOf(runs, app, key, {placement});
      return {
        x: app,
        y: value / bound,
        low: low / bound,
        high: high / bound,
        from: address(run, measurement, 'throughputPerS'),
      };
    }),
  };
}

const RUNS = [...PLACEMENTS.map(({run}) => run), APART_SMALL, COST];

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: RUNS,
  select: (given) => {
    const runs = (/** @type {string} */ id) => given[RUNS.indexOf(id)];
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
