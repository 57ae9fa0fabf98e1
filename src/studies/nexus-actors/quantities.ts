import {history} from './quantities/history.ts';
import {hotPath} from './quantities/hot-path.ts';
import {otherPages} from './quantities/other-pages.ts';
import {singleProcess} from './quantities/single-process.ts';
import {workers} from './quantities/workers.ts';
import type {Quantities} from '../types.ts';

/** Numbers of the study that no single cell holds, and those that its figures and claims name. */
export const quantities: Quantities = {
  ...singleProcess,
  ...workers,
  ...hotPath,
  ...history,
  ...otherPages,
};
