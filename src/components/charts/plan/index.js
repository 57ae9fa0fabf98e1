// @ts-check
import {planBars} from './bars.js';
import {planEffectGrid} from './effect-grid.js';
import {planLines} from './lines.js';
import {planPairs} from './pairs.js';
import {planRows} from './rows.js';
import {planScatter} from './scatter.js';
import {planSlope} from './slope.js';
import {planStackedBars} from './stacked-bars.js';

/** What places everything of a drawing, by the chart kind that a figure's file names. */
export const plans = {
  bars: planBars,
  dots: planPairs,
  'effect-grid': planEffectGrid,
  lines: planLines,
  models: planLines,
  pairs: planPairs,
  'ranked-bars': planRows,
  scatter: planScatter,
  slope: planSlope,
  'stacked-bars': planStackedBars,
  timeline: planRows,
};
