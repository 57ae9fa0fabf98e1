import {cornerSeries} from '../../../../lib/chart-data/corners.ts';
import {comparisons} from '../../../../lib/chart-data/predicted-and-measured.ts';
import {atCorners, cornerBounds, effectOfRates} from '../../../../lib/gains/corner-bounds.ts';
import {cornerRequest} from '../../../../lib/gains/corner-times.ts';
import {shown} from '../../quantity.ts';
import {OWN} from './read.ts';
import type {Comparison} from '../../../../lib/chart-data/predicted-and-measured.ts';
import type {Quantities, Quantity, Run, RunOf} from '../../types.ts';

export type Found = (runs: RunOf) => Comparison[];

const CELLS = [1, 2, 4, 16].flatMap((workers) =>
  cornerSeries((count: number) => ({workers: count})).map(({id, at}) => ({
    id: `${id}-${workers}`,
    configuration: at(workers),
  })),
);

const compared = (run: Run) =>
  comparisons(
    run,
    CELLS.map(({configuration}) => configuration),
  );
const limitedBy: (limiting: string) => Found = (limiting) => (runs) =>
  compared(runs(OWN)).filter((found) => found.limiting === limiting);
const all = (runs: RunOf) => compared(runs(OWN));

const share = (found: Comparison, by: 'bound' | 'network') => found.measured / found[by];
const ratio = shown('ratio', 2);
const extremes: (name: string, by: 'bound' | 'network', which: Found) => Quantities = (
  name,
  by,
  which,
) => ({
  [`${name}-lowest`]: ratio((runs) => Math.min(...which(runs).map((found) => share(found, by)))),
  [`${name}-highest`]: ratio((runs) => Math.max(...which(runs).map((found) => share(found, by)))),
});
const countOf: (which: Found) => Quantity = (which) => ({
  unit: 'count',
  of: (runs) => which(runs).length,
});

/** Measured throughput over the lowest bound, of each cell that can be predicted: `of-bound-kept-coroutine-4`. */
const ofBounds = Object.fromEntries(
  CELLS.filter(({id}) => !/coroutine-16$/u.test(id)).map(({id, configuration}) => [
    `of-bound-${id}`,
    ratio((runs) => share(comparisons(runs(OWN), [configuration])[0], 'bound')),
  ]),
);

/** More cores than one worker and the processes beside it can use. */
const MORE_CORES = 64;

/**
 * Interaction of state and coroutines in the explorer's model of one worker, on the cores of the run or on others.
 */
const modelledBoth = (run: Run, cores?: number) => {
  const request = cornerRequest(run);
  const bounds = cornerBounds({...request, cores: cores ?? request.cores}, 1);
  return effectOfRates(
    'state:waiting',
    atCorners((key) => bounds[key].perS),
  );
};

/** Measured throughput over what single requests predict. */
export const prediction: Quantities = {
  'compared-cells': countOf(all),
  'slots-cells': countOf(limitedBy('slots')),
  'cores-cells': countOf(limitedBy('cores')),
  ...extremes('slots', 'bound', limitedBy('slots')),
  ...extremes('cores', 'bound', limitedBy('cores')),
  ...extremes('bound', 'bound', all),
  ...extremes('network', 'network', all),
  ...ofBounds,
  'modelled-both': {unit: 'ratio', digits: 1, of: (runs) => modelledBoth(runs(OWN))},
  'modelled-both-more-cores': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => modelledBoth(runs(OWN), MORE_CORES),
  },
};
