// @ts-check
import {history} from './quantities/history.js';
import {hotPath} from './quantities/hot-path.js';
import {otherPages} from './quantities/other-pages.js';
import {singleProcess} from './quantities/single-process.js';
import {workers} from './quantities/workers.js';

/**
 * Numbers of the study that no single cell holds, and those that its figures and claims name.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
  ...singleProcess,
  ...workers,
  ...hotPath,
  ...history,
  ...otherPages,
};
