// @ts-check
import {valueOf} from '../../../../lib/result/read.js';
import {
  blocksOf,
  coresOf,
  loadNumber,
  madeAgain,
  valueWithEnds,
} from '../../../../lib/result/stated.js';
import {OWN} from './read.js';

/**
 * @typedef {import('../../types.js').Run} Run
 * @typedef {import('../../../../lib/result/types.js').Measurement} Measurement
 */

/** @param {(run: Run) => number} of @returns {import('../../types.js').Quantity} */
const count = (of) => ({unit: 'count', of: (runs) => of(runs(OWN))});
/** @param {Measurement} measurement */
const repeats = ({values}) => (values.cpuMs ?? values.memoryMb?.perActor)?.values?.length ?? 0;
/** @param {Measurement} measurement */
const isTimed = ({values}) => values.cpuMs !== undefined;
/** Seconds of the window of each timed cell. @param {Run} run */
const windowsS = (run) =>
  run.measurements.filter(isTimed).map(({id}) => valueOf(run, id, 'elapsedS'));

/** Half of the width of an interval, as a share of the value, of the timed cells: median of them. @param {Run} run */
function typicalSpread(run) {
  const spreads = run.measurements
    .filter(isTimed)
    .map(({id}) => valueWithEnds(run, id, 'cpuMs'))
    .map(({value, low, high}) => (high - low) / 2 / value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

/** @param {Measurement} measurement */
const isKeptThoughNoisy = ({notes = []}) => notes.some((note) => note.startsWith('Kept although'));
/** @param {Measurement} measurement */
const isCreated = ({scenario}) => scenario.endsWith('-created');

/**
 * What was run and how the session went.
 *
 * @type {import('../../types.js').Quantities}
 */
export const session = {
  cores: count(coresOf),
  blocks: count(blocksOf),
  configurations: count((run) => run.measurements.filter((each) => !isCreated(each)).length),
  'runs-made': count((run) =>
    run.measurements
      .filter((each) => !isCreated(each))
      .reduce((sum, each) => sum + repeats(each), 0),
  ),
  rejected: count(madeAgain),
  'noisy-kept': count(
    (run) => run.measurements.filter((each) => !isCreated(each) && isKeptThoughNoisy(each)).length,
  ),
  'short-windows': count((run) => windowsS(run).filter((seconds) => seconds < 1).length),
  'shortest-window': {
    unit: 's',
    digits: 2,
    of: (runs) => Math.min(...windowsS(runs(OWN))),
  },
  coverage: {
    unit: 'share',
    digits: 1,
    of: (runs) => runs(OWN).measurements.find(isTimed)?.values.cpuMs?.interval?.level ?? NaN,
  },
  'typical-spread': {unit: 'share', digits: 0, of: (runs) => typicalSpread(runs(OWN))},
  'window-s': {
    unit: 's',
    of: (runs) => loadNumber(runs(OWN), runs(OWN).measurements[0].id, 'durationS'),
  },
};
