import {figure} from '../../figure.ts';
import {
  APPLICATIONS,
  application,
  known,
  missingShares,
  MORE,
  OWN,
  SAMPLERS,
  synthetic,
} from '../read.ts';
import {computedSeries} from '../points.ts';
import {present} from '../../../../lib/typed.ts';

/** Which run a program was profiled in, and its measurement. */
const CELLS: Record<string, (profiler: string) => {run: string; id: string}> = {
  known: (profiler) => ({run: OWN, id: known(profiler, 999)}),
  synthetic: (profiler) => ({run: profiler === 'excimer' ? MORE : OWN, id: synthetic(profiler)}),
  ...Object.fromEntries(
    APPLICATIONS.map((workload) => [
      workload,
      (profiler) => ({run: MORE, id: application(profiler, workload)}),
    ]),
  ),
};

const wanted = {path: 'sampleCoverage', blocks: missingShares};

/** Samples missing at 999 Hz, of programs whose stacks differ. */
export default figure({
  runs: [OWN, MORE],
  select: (runs) => ({
    kind: 'dots',
    x: {unit: 'category', values: Object.keys(CELLS)},
    y: {unit: 'share'},
    series: SAMPLERS.map((profiler) => {
      const points = Object.entries(CELLS).flatMap(([x, cellOf]) => {
        const {run, id} = cellOf(profiler);
        const found = present(
          runs.find((each) => each.id === run),
          run,
        );
        return computedSeries(found, profiler, {
          ...wanted,
          ids: {[x]: id},
        }).points;
      });
      return {...computedSeries(runs[0], profiler, {...wanted, ids: {}}), points};
    }),
  }),
  annotations: [{id: 'deep', at: {series: 'phpspy', x: 'wordpress'}}],
});
