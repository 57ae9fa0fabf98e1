// @ts-check
/** @import {Across, ChartProps, LegendItem, Panel, Series} from '../types.js' */
import {positioner} from '../layout/axis.js';
import {stylesOf} from '../marks/style.js';
import {dodge} from './marks.js';
import {seriesIds} from './points-in-view.js';

/**
 * Across a figure whose x are kinds, not a scale: each x has a slot, and the systems stand beside each
 * other in it.
 *
 * @param {ChartProps} props
 * @returns {Across}
 */
export function slotsOf({points, t}) {
  const {values} = points.x;
  return {
    ticks: values,
    hasSlots: true,
    label: (x) => (typeof x === 'number' ? String(x) : t(`category.${x}`)),
    place: (range) => {
      const at = positioner([0, values.length], range);
      return (x) => at(values.indexOf(x) + 0.5);
    },
  };
}

/**
 * Systems that stand beside each other in the slots of one panel.
 *
 * @param {ChartProps} props
 * @param {Panel} panel
 * @param {readonly Series[]} series those shown in the panel
 * @param {number} [widest] px between neighbours
 */
export function standIn({points}, panel, series, widest) {
  const room = (panel.right - panel.left) / points.x.values.length;
  return dodge(seriesIds(series), room, widest);
}

/**
 * Names of the systems with their marks, for the header.
 *
 * @param {ChartProps} props
 * @returns {LegendItem[]}
 */
export function legendOf(props) {
  const styles = stylesOf(props.points.series);
  const shown = props.visibleSeries ?? null;
  return seriesIds(props.points.series)
    .filter((id) => shown === null || shown.includes(id))
    .map((id) => ({id, text: props.t(`series.${id}`), ...styles.get(id), isHollow: true}));
}

/**
 * Names of groups of bars with blocks of their colour; none where a single group needs no name.
 *
 * @param {ChartProps} props
 * @returns {LegendItem[]}
 */
export function blockLegend(props) {
  const items = legendOf(props);
  return items.length > 1 ? items.map((item) => ({...item, shape: 'block'})) : [];
}
