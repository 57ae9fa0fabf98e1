import {planBars} from './bars.ts';
import {planEffectGrid} from './effect-grid.ts';
import {planLines} from './lines.ts';
import {planPairs} from './pairs.ts';
import {planRows} from './rows.ts';
import {planScatter} from './scatter.ts';
import {planSlope} from './slope.ts';
import {planStackedBars} from './stacked-bars.ts';

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
