// @ts-check
import {annotationKey} from '../../charts/plan/pins.js';

/**
 * What the picture of a figure that stands alone answers from: the notes of points. The points themselves come with the
 * live chart.
 *
 * @param {Pick<import('../../../../content/frozen/state.js').FigureState, 'annotations'>} state
 * @returns {import('../picture/picture.js').Held}
 */
export const heldOf = ({annotations}) => ({
  spots: [],
  notes: Object.fromEntries(annotations.map((each) => [annotationKey(each), each.id])),
});
