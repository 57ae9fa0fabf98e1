// @ts-check
import {cornerSeries} from '../../../../lib/chart-data/corners.js';
import {comparisons} from '../../../../lib/chart-data/predicted-and-measured.js';
import {atCorners, cornerBounds, effectOfRates} from '../../../../lib/gains/corner-bounds.js';
import {cornerRequest} from '../../../../lib/gains/corner-times.js';
import {shown} from '../../quantity.js';
import {OWN} from './read.js';

/** @import {Comparison} from '../../../../lib/chart-data/predicted-and-measured.js' */
/** @import {Quantities, Quantity, Run, RunOf} from '../../types.js' */
/** @typedef {(runs: RunOf) => Comparison[]} Found */

const CELLS = [1, 2, 4, 16].flatMap((workers) =>
  cornerSeries((/** @type {number} */ count) => ({workers: count})).map(({id, at}) => ({
    id: `${id}-${workers}`,
    configuration: at(workers),
  })),
);

/** @param {Run} run */
const compared = (run) =>
  comparisons(
    run,
    CELLS.map(({configuration}) => configuration),
  );
/** @type {(limiting: string) => Found} */
const limitedBy = (limiting) => (runs) =>
  compared(runs(OWN)).filter((found) => found.limiting === limiting);
/** @param {RunOf} runs */
const all = (runs) => compared(runs(OWN));

/** @param {Comparison} found @param {'bound' | 'network'} by */
const share = (found, by) => found.measured / found[by];
const ratio = shown('ratio', 2);
/** @type {(name: string, by: 'bound' | 'network', which: Found) => Quantities} */
const extremes = (name, by, which) => ({
  [`${name}-lowest`]: ratio((runs) => Math.min(...which(runs).map((found) => share(found, by)))),
  [`${name}-highest`]: ratio((runs) => Math.max(...which(runs).map((found) => share(found, by)))),
});
/** @type {(which: Found) => Quantity} */
const countOf = (which) => ({unit: 'count', of: (runs) => which(runs).length});

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
 *
 * @param {Run} run
 * @param {number} [cores]
 */
const modelledBoth = (run, cores) => {
  const request = cornerRequest(run);
  const bounds = cornerBounds({...request, cores: cores ?? request.cores}, 1);
  return effectOfRates(
    'state:waiting',
    atCorners((key) => bounds[key].perS),
  );
};

/**
 * Measured throughput over what single requests predict.
 *
 * @type {import('../../types.js').Quantities}
 */
export const prediction = {
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
