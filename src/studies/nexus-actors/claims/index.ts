import {claims as hotPath} from './hot-path.ts';
import {claims as interpretation} from './interpretation.ts';
import {claims as jit} from './jit.ts';
import {claims as lifecycle} from './lifecycle.ts';
import {claims as throughput} from './throughput.ts';
import {claims as workers} from './workers.ts';
import type {Claim} from '../../types.ts';

/** What the page of the project claims, and two others of its pages, in the order in which a reader meets it. */
export const claims: Claim[] = [
  ...throughput,
  ...lifecycle,
  ...workers,
  ...jit,
  ...hotPath,
  ...interpretation,
];
