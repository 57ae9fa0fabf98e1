import Bars from './Bars.tsx';
import Dots from './Dots.tsx';
import EffectGrid from './EffectGrid.tsx';
import Lines from './Lines.tsx';
import Pairs from './Pairs.tsx';
import Rows from './Rows.tsx';
import Scatter from './Scatter.tsx';
import Slope from './Slope.tsx';
import StackedBars from './StackedBars.tsx';

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
