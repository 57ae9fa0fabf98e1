// @ts-check
import {
  CORNERS,
  cornerBounds,
  EFFECTS,
  effectOfRates,
} from '../../../../lib/gains/corner-bounds.js';
import {requestOf, stateOf} from './state.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Design} Design
 * @typedef {import('../../../../lib/gains/corner-bounds.js').CornerKey} CornerKey
 * @typedef {{cells: Record<CornerKey, import('../../../../lib/gains/corner-bounds.js').CornerBound>,
 *   effects: Record<string, number>}} Model
 */

/**
 * What the model says of a design at a state.
 *
 * @param {State} state
 * @param {Design} design
 * @returns {Model | null} null where nobody measured the request behind the cells
 */
export function modelOf(state, design) {
  if (!design.request) return null;
  const cells = cornerBounds(requestOf(state, design.request), design.count);
  const rates = /** @type {Record<CornerKey, number>} */ (
    Object.fromEntries(CORNERS.map((key) => [key, cells[key].perS]))
  );
  const effects = Object.keys(EFFECTS).map((name) => [name, effectOfRates(name, rates)]);
  return {cells, effects: Object.fromEntries(effects)};
}

/** The model at the settings of the run. @param {Design} design @param {readonly Design[]} designs */
export const modelAsMeasured = (design, designs) => modelOf(stateOf(designs, design.id), design);
