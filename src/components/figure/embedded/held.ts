import {annotationKey} from '../../charts/plan/pins.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {Held} from '../picture/picture.ts';

/**
 * What the picture of a figure that stands alone answers from: the notes of points. The points themselves come with the
 * live chart.
 */
export const heldOf = ({annotations}: Pick<FigureState, 'annotations'>): Held => ({
  spots: [],
  notes: Object.fromEntries(annotations.map((each) => [annotationKey(each), each.id])),
});
