import {address, figure, requireMeasurementWith, valueWithEnds} from '../../figure.ts';
import {boundOf, CORNERS, KEYS} from '../quantities/prediction.ts';
import {APART_SMALL, APPS, corner, COST, PLACEMENTS, runWith} from '../cells.ts';
import type {Placement} from '../cells.ts';
import type {RunOf} from '../../figure.ts';

/** Measured throughput of each corner over its lowest bound, by application; a panel for each placement. */
function seriesOf(runs: RunOf, place: Placement, key: (typeof CORNERS)[number]) {
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

export default figure({
  runs: RUNS,
  select: (given) => {
    const runs = (id: string) => given[RUNS.indexOf(id)];
    return {
      kind: 'dots',
      x: {unit: 'category', values: APPS},
      y: {unit: 'ratio'},
      panels: PLACEMENTS.map(({placement}) => ({id: placement})),
      references: [{id: 'as-predicted', y: 1}],
      series: PLACEMENTS.flatMap((place) => CORNERS.map((key) => seriesOf(runs, place, key))),
    };
  },
  annotations: [{id: 'near', at: {series: 'kept-blocking', panel: 'shared', x: 'laravel'}}],
});
