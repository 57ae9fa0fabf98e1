import {plans} from '../../src/components/charts/plan/index.ts';
import type {Figure} from '../../content/figures/read-figures.ts';

/**
 * Where everything of a figure's drawing is put.
 *
 * @param look members of a chart's props
 */
export function planOf({definition, points, name}: Figure, look: object) {
  const {annotations = [], scales} = definition;
  return plans[definition.chart]({points, name, annotations, scale: scales[0], ...look});
}
