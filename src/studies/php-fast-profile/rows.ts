import {address} from '../../../lib/chart-data/measured-point.ts';
import {measurementOf} from '../../../lib/result/read.ts';
import {idOf, PROFILERS, RATES, WORKLOADS} from './read.ts';
import type {Points} from '../../../lib/chart-data/types.ts';
import type {Run} from '../types.ts';

const CELLS = RATES.flatMap((rateHz) => WORKLOADS.map((workload) => ({rateHz, workload})));
const nameOf = (run: Run) => run.id.split('/')[1];

/**
 * Both runs side by side: a panel each, a row for each workload and rate, a bar for each profiler.
 *
 * @param wanted `source` is the run that the paths are read from, where it is another
 * @returns points of kind `ranked-bars`
 */
export function inPanels(
  runs: readonly Run[],
  {
    unit,
    tokens,
    paths,
    of,
    source = (run) => run,
    cells = CELLS,
  }: {
    unit: string;
    tokens: Record<string, string>;
    paths: readonly string[] | ((run: Run) => string[]);
    of: (run: Run, id: string) => number;
    source?: (run: Run) => Run;
    cells?: {rateHz: number; workload: string}[];
  },
): Points {
  const rowOf = ({rateHz, workload}: {rateHz: number; workload: string}) => `${workload}-${rateHz}`;
  const addressesOf = (run: Run, id: string) =>
    (typeof paths === 'function' ? paths(run) : paths)
      .map((path) => address(source(run), measurementOf(source(run), id), path))
      .join(' ');
  return {
    kind: 'ranked-bars',
    x: {unit: 'category', values: cells.map(rowOf)},
    y: {unit},
    panels: runs.map((run) => ({id: nameOf(run)})),
    series: runs.flatMap((run) =>
      PROFILERS.map((profiler) => ({
        id: profiler,
        runtime: null,
        token: tokens[profiler],
        panel: nameOf(run),
        points: cells.map((cell) => {
          const id = idOf(profiler, cell.workload, cell.rateHz);
          return {x: rowOf(cell), y: of(run, id), single: true, from: addressesOf(run, id)};
        }),
      })),
    ),
  };
}

/**
 * Both runs below each other on one axis: a row for each run and cell.
 *
 * @param wanted as for {@link inPanels}
 * @returns points of kind `ranked-bars`
 */
export function inRows(runs: readonly Run[], wanted: Parameters<typeof inPanels>[1]): Points {
  const {panels = [], series, x, ...points} = inPanels(runs, wanted);
  return {
    ...points,
    x: {...x, values: panels.flatMap(({id}) => x.values.map((value) => `${id}-${value}`))},
    series: PROFILERS.map((profiler) => {
      const own = series.filter(({id}) => id === profiler);
      const {id, runtime, token} = own[0];
      const moved = own.flatMap((each) =>
        each.points.map((point) => ({...point, x: `${each.panel}-${point.x}`})),
      );
      return {id, runtime, token, points: moved};
    }),
  };
}
