// @ts-check
import {quantity} from '../../../../lib/result/read.js';
import {
  blocksOf,
  coresOf,
  harnessOf,
  loadNumber,
  scenarioNumber,
  valueWithEnds,
} from '../../../../lib/result/stated.js';
import {OWN} from './read.js';

/**
 * @typedef {import('../../types.js').Run} Run
 * @typedef {import('../../types.js').RunOf} RunOf
 */

/** How far throughput at saturation in one block lies from the cells' medians, on average. */
const driftOfBlock = (/** @type {number} */ block) => ({
  unit: 'ratio',
  of: (/** @type {RunOf} */ runs) => {
    const shares = saturated(runs(OWN))
      .map(({id}) => quantity(runs(OWN), id, 'throughputPerS'))
      .map(({value, values = [value]}) => (values.at(block) ?? NaN) / value - 1);
    return Math.abs(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  },
});

/** @param {Run} run */
const saturated = (run) =>
  run.measurements.filter(
    ({status, parameters}) => status === 'measured' && parameters?.point === 'saturated',
  );

const waitAskedMs = (/** @type {string} */ scenario) => ({
  unit: 'ms',
  of: (/** @type {RunOf} */ runs) => scenarioNumber(runs(OWN), scenario, 'ioWaitPerQueryMs'),
});

/** @param {(run: Run) => number} of @returns {import('../../types.js').Quantity} */
const count = (of) => ({unit: 'count', of: (runs) => of(runs(OWN))});
const rejected = (/** @type {number} */ index) =>
  count((run) => harnessOf(run).rejectedRuns?.[index].count ?? 0);

/** Half of the width of an interval, as a share of the value, of the cells at saturation: median of them. @param {Run} run */
function typicalSpread(run) {
  const spreads = saturated(run)
    .map(({id}) => valueWithEnds(run, id, 'throughputPerS'))
    .map(({value, low, high}) => (high - low) / 2 / value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

/** @param {import('../../../../lib/result/types.js').Measurement} measurement */
const isKeptThoughNoisy = ({notes = []}) => notes.some((note) => note.startsWith('Kept although'));

/**
 * What was run and how the session went: its drift, what was rejected, and the waits that were asked for.
 *
 * @type {import('../../types.js').Quantities}
 */
export const session = {
  cores: count(coresOf),
  blocks: count(blocksOf),
  configurations: count((run) => run.measurements.length),
  'runs-made': count((run) => run.measurements.reduce((sum, {repeats = 0}) => sum + repeats, 0)),
  'rejected-noisy': rejected(0),
  'rejected-unsaturated': rejected(1),
  'noisy-kept': count((run) => run.measurements.filter(isKeptThoughNoisy).length),
  'typical-spread': {unit: 'ratio', of: (runs) => typicalSpread(runs(OWN))},
  'measure-s': {
    unit: 's',
    of: (runs) => loadNumber(runs(OWN), runs(OWN).measurements[0].id, 'durationS'),
  },
  'drift-first-block': driftOfBlock(0),
  'drift-last-block': driftOfBlock(-1),
  'wait-asked-least': waitAskedMs('bench-wait-1'),
  'wait-asked': waitAskedMs('bench-wait-2'),
  'wait-asked-most': waitAskedMs('bench-wait-4'),
};
