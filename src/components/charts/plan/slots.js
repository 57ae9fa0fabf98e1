import {dodge} from './marks.js';
import {seriesIds} from './points-in-view.js';
import {stylesOf} from '../marks/style.js';

/**
 * Across a figure whose x are kinds, not a scale: each x has a slot, and the systems stand beside each
 * other in it.
 *
 * @param {import('../types.js').ChartProps} props
 */
export function slotsOf({points, t}) {
  const {values} = points.x;
  return {
    xTicks: values,
    xDomain: /** @type {[number, number]} */ ([0, values.length]),
    xAt: (/** @type {any} */ x) => values.indexOf(x) + 0.5,
    xLabel: (/** @type {any} */ x) => (typeof x === 'number' ? String(x) : t(`category.${x}`)),
  };
}

/**
 * Systems that stand beside each other in the slots of one panel.
 *
 * @param {import('../types.js').ChartProps} props
 * @param {any} panel placed panel
 * @param {readonly any[]} series those shown in the panel
 * @param {number} [widest] px between neighbours
 */
export function standIn({points}, panel, series, widest) {
  const room = (panel.right - panel.left) / points.x.values.length;
  return dodge(seriesIds(series), room, widest);
}

/**
 * Names of the systems with their marks, for the header.
 *
 * @param {import('../types.js').ChartProps} props
 */
export function legendOf(props) {
  const styles = stylesOf(props.points.series);
  const shown = props.visibleSeries ?? null;
  return seriesIds(props.points.series)
    .filter((id) => shown === null || shown.includes(id))
    .map((id) => ({id, text: props.t(`series.${id}`), ...styles.get(id), isHollow: true}));
}
