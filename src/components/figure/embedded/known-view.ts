import type {FigureState} from '../../../../content/frozen/state.ts';
import type {View} from '../view-state.ts';

export type Choices = Pick<FigureState, 'scales' | 'annotations' | 'points'>;

/**
 * The view without what a figure hasn't got.
 *
 * @param view as asked for
 */
export function knownView({scale, series, note}: View, state: Choices): View {
  const {scales, notes, series: all} = choicesOf(state);
  const known = [series ?? []].flat().filter((each) => all.includes(String(each)));
  return {
    ...(scale && scales.includes(scale) && scale !== scales[0] && {scale}),
    ...(known.length > 0 && known.length < all.length && {series: known}),
    ...(note && notes.includes(note) && {note}),
  };
}

/**
 * What a figure's view can be made of.
 *
 * @returns ids
 */
export function choicesOf({scales, annotations, points}: Choices): {
  scales: readonly string[];
  series: string[];
  notes: string[];
} {
  const series = points.series.map(({id}) => id);
  return {scales, series: [...new Set(series)].map(String), notes: annotations.map(({id}) => id)};
}
