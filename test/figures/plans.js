import {plans} from '../../src/components/charts/plan/index.js';

/**
 * Where everything of a figure's drawing is put.
 *
 * @param {import('../../content/figures/read-figures.js').Figure} figure
 * @param {object} look members of a chart's props
 */
export function planOf({definition, points, name}, look) {
  const {annotations = [], scales} = definition;
  return plans[definition.chart]({points, name, annotations, scale: scales[0], ...look});
}
