// @ts-check
/** @typedef {Pick<import('../../../../content/frozen/state.js').FigureState, 'scales' | 'annotations' | 'points'>} Choices */

/**
 * The view without what a figure hasn't got.
 *
 * @param {import('../view-state.js').View} view as asked for
 * @param {Choices} state
 * @returns {import('../view-state.js').View}
 */
export function knownView({scale, series, note}, state) {
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
 * @param {Choices} state
 * @returns {{scales: readonly string[], series: string[], notes: string[]}} ids
 */
export function choicesOf({scales, annotations, points}) {
  const series = points.series.map(({id}) => id);
  return {scales, series: [...new Set(series)].map(String), notes: annotations.map(({id}) => id)};
}
