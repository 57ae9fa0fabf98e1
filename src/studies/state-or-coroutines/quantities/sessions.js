// @ts-check
import {halfWidths} from '../../laravel-on-swoole/session.js';
import {median} from '../../../../lib/statistics/index.js';
import {FRAMEWORKS_RUN, RUNTIMES_RUN} from './read.js';

const SESSIONS = [FRAMEWORKS_RUN, RUNTIMES_RUN];

/** @param {(runs: any) => number} of */
const count = (of) => ({unit: 'count', of});
/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @param {string} id half of the width of the interval of the median cell, as a share of its value */
const halfWidth = (id) => ({
  unit: 'share',
  digits: 1,
  of: (/** @type {any} */ runs) => median(halfWidths(runs(id)).map(({share}) => share)),
});

/** @param {any} run */
const madeIn = (run) =>
  sum(run.measurements.map((/** @type {any} */ {repeats = 0}) => Number(repeats)));
/** @param {any} run */
const againIn = (run) =>
  sum(run.origin.harness.rejectedRuns.map((/** @type {any} */ one) => Number(one.count)));

/** How the two sessions were made that take the place of the first run. */
export const sessions = {
  'new-blocks': count((runs) => runs(FRAMEWORKS_RUN).origin.harness.blocks),
  'new-measure-s': {
    unit: 's',
    of: (/** @type {any} */ runs) => runs(FRAMEWORKS_RUN).measurements[0].load.durationS,
  },
  'new-runs-made': count((runs) => sum(SESSIONS.map((id) => madeIn(runs(id))))),
  'new-made-again': count((runs) => sum(SESSIONS.map((id) => againIn(runs(id))))),
  'new-half-width': halfWidth(FRAMEWORKS_RUN),
  'runtimes-half-width': halfWidth(RUNTIMES_RUN),
};
