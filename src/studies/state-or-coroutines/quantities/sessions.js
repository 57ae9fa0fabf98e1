// @ts-check
import {blocksOf, loadNumber, madeAgain} from '../../../../lib/result/stated.js';
import {median} from '../../../../lib/statistics/index.js';
import {halfWidths} from '../../laravel-on-swoole/session.js';
import {shown} from '../../quantity.js';
import {FRAMEWORKS_RUN, RUNTIMES_RUN} from './read.js';

/** @typedef {import('../../types.js').RunOf} RunOf */

const SESSIONS = [FRAMEWORKS_RUN, RUNTIMES_RUN];

const count = shown('count');
/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @param {string} id half of the width of the interval of the median cell, as a share of its value */
const halfWidth = (id) => ({
  unit: 'share',
  digits: 1,
  of: (/** @type {RunOf} */ runs) => median(halfWidths(runs(id)).map(({share}) => share)),
});

/** @param {import('../../types.js').Run} run */
const madeIn = (run) => sum(run.measurements.map(({repeats = 0}) => repeats));

/** @param {RunOf} runs */
const measureS = (runs) => {
  const run = runs(FRAMEWORKS_RUN);
  return loadNumber(run, run.measurements[0].id, 'durationS');
};

/**
 * How the two sessions were made that take the place of the first run.
 *
 * @type {import('../../types.js').Quantities}
 */
export const sessions = {
  'new-blocks': count((runs) => blocksOf(runs(FRAMEWORKS_RUN))),
  'new-measure-s': {unit: 's', of: measureS},
  'new-runs-made': count((runs) => sum(SESSIONS.map((id) => madeIn(runs(id))))),
  'new-made-again': count((runs) => sum(SESSIONS.map((id) => madeAgain(runs(id))))),
  'new-half-width': halfWidth(FRAMEWORKS_RUN),
  'runtimes-half-width': halfWidth(RUNTIMES_RUN),
};
