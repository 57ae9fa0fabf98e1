// @ts-check
import {claims as hotPath} from './hot-path.js';
import {claims as interpretation} from './interpretation.js';
import {claims as jit} from './jit.js';
import {claims as lifecycle} from './lifecycle.js';
import {claims as throughput} from './throughput.js';
import {claims as workers} from './workers.js';

/**
 * What the page of the project claims, and two others of its pages, in the order in which a reader meets it.
 *
 * @type {import('../../types.js').Claim[]}
 */
export const claims = [
  ...throughput,
  ...lifecycle,
  ...workers,
  ...jit,
  ...hotPath,
  ...interpretation,
];
