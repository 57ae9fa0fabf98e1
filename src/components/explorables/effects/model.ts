import {
  CORNERS,
  cornerBounds,
  EFFECTS,
  effectOfRates,
} from '../../../../lib/gains/corner-bounds.ts';
import {requestOf, stateOf} from './state.ts';
import type {CornerBound, CornerKey} from '../../../../lib/gains/corner-bounds.ts';
import type {Design, State} from './state.ts';

export type Model = {cells: Record<CornerKey, CornerBound>; effects: Record<string, number>};

/**
 * What the model says of a design at a state.
 *
 * @returns null where nobody measured the request behind the cells
 */
export function modelOf(state: State, design: Design): Model | null {
  if (!design.request) return null;
  const cells = cornerBounds(requestOf(state, design.request), design.count);
  const rates = Object.fromEntries(CORNERS.map((key) => [key, cells[key].perS])) as Record<
    CornerKey,
    number
  >;
  const effects = Object.keys(EFFECTS).map((name) => [name, effectOfRates(name, rates)]);
  return {cells, effects: Object.fromEntries(effects)};
}

/** The model at the settings of the run. */
export const modelAsMeasured = (design: Design, designs: readonly Design[]) =>
  modelOf(stateOf(designs, design.id), design);
