import {planBars} from '../../src/components/charts/plan/bars.js';
import {planEffectGrid} from '../../src/components/charts/plan/effect-grid.js';
import {planLines} from '../../src/components/charts/plan/lines.js';
import {planPairs} from '../../src/components/charts/plan/pairs.js';
import {planRows} from '../../src/components/charts/plan/rows.js';
import {planScatter} from '../../src/components/charts/plan/scatter.js';
import {planSlope} from '../../src/components/charts/plan/slope.js';
import {planStackedBars} from '../../src/components/charts/plan/stacked-bars.js';

const PLANS = {
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

/**
 * Where everything of a figure's drawing is put.
 *
 * @param {import('../../content/figures/read-figures.js').Figure} figure
 * @param {object} look members of a chart's props
 */
export function planOf({definition, points, name}, look) {
  const {annotations = [], scales} = definition;
  return PLANS[definition.chart]({points, name, annotations, scale: scales[0], ...look});
}
