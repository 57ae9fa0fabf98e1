// @ts-check
import Bars from './Bars.js';
import Dots from './Dots.js';
import EffectGrid from './EffectGrid.js';
import Lines from './Lines.js';
import Pairs from './Pairs.js';
import Rows from './Rows.js';
import Scatter from './Scatter.js';
import Slope from './Slope.js';
import StackedBars from './StackedBars.js';

/** Chart kinds by the name that a figure's file uses. */
export const charts = {
  bars: Bars,
  dots: Dots,
  'effect-grid': EffectGrid,
  lines: Lines,
  models: Lines,
  pairs: Pairs,
  'ranked-bars': Rows,
  scatter: Scatter,
  slope: Slope,
  'stacked-bars': StackedBars,
  timeline: Rows,
};
