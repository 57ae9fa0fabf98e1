import {planBars} from '../../src/components/charts/plan/bars.js';
import {planEffectGrid} from '../../src/components/charts/plan/effect-grid.js';
import {planLines} from '../../src/components/charts/plan/lines.js';
import {planPairs} from '../../src/components/charts/plan/pairs.js';
import {planStackedBars} from '../../src/components/charts/plan/stacked-bars.js';

const PLANS = {
  bars: planBars,
  dots: planPairs,
  'effect-grid': planEffectGrid,
  lines: planLines,
  models: planLines,
  pairs: planPairs,
  'stacked-bars': planStackedBars,
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
