import {
  STATE,
  WAITING,
  cornerAt,
  cornerSeries,
  levelOf,
} from '../../../../lib/chart-data/corners.ts';
import {comparisons} from '../../../../lib/chart-data/predicted-and-measured.ts';
import {count, ratio} from '../../quantity.ts';
import {OWN} from '../runs.ts';
import type {Comparison} from '../../../../lib/chart-data/predicted-and-measured.ts';
import type {Quantities, Run, RunOf} from '../../types.ts';

export type Found = (runs: RunOf) => Comparison[];

const CELLS = [1, 2, 4, 16].flatMap((workers) =>
  cornerSeries((count: number) => ({workers: count})).map(({at}) => at(workers)),
);

const compared = (run: Run) => comparisons(run, CELLS);
const limitedBy: (limiting: string) => Found = (limiting) => (runs) =>
  compared(runs(OWN)).filter((found) => found.limiting === limiting);
const all = (runs: RunOf) => compared(runs(OWN));

const share = (found: Comparison, by: 'bound' | 'network') => found.measured / found[by];
const extreme = (pick: typeof Math.min, by: 'bound' | 'network', which: Found) =>
  ratio[2]((runs) => pick(...which(runs).map((found) => share(found, by))));
const countOf = (which: Found) => count((runs) => which(runs).length);

/** Measured throughput over what single requests predict. */
export const prediction: Quantities = {
  'compared-cells': countOf(all),
  'slots-cells': countOf(limitedBy('slots')),
  'cores-cells': countOf(limitedBy('cores')),
  'slots-lowest': extreme(Math.min, 'bound', limitedBy('slots')),
  'slots-highest': extreme(Math.max, 'bound', limitedBy('slots')),
  'cores-lowest': extreme(Math.min, 'bound', limitedBy('cores')),
  'cores-highest': extreme(Math.max, 'bound', limitedBy('cores')),
  'bound-lowest': extreme(Math.min, 'bound', all),
  'bound-highest': extreme(Math.max, 'bound', all),
  'network-lowest': extreme(Math.min, 'network', all),
  'network-highest': extreme(Math.max, 'network', all),
  'of-bound-{state}-{waiting}-{workers}': ratio[2]((runs, {state, waiting, workers}) => {
    const wanted = cornerAt(levelOf(STATE, state), levelOf(WAITING, waiting), {
      workers: Number(workers),
    });
    return share(comparisons(runs(OWN), [wanted])[0], 'bound');
  }),
};
