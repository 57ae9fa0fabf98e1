import {positioner} from '../layout/axis.ts';
import {stylesOf} from '../marks/style.ts';
import {dodge} from './marks.ts';
import {seriesIds} from './points-in-view.ts';
import type {Across, ChartProps, LegendItem, Panel, Series} from '../types.ts';

/**
 * Across a figure whose x are kinds, not a scale: each x has a slot, and the systems stand beside each
 * other in it.
 */
export function slotsOf({points, t}: ChartProps): Across {
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
 * @param series those shown in the panel
 * @param widest px between neighbours
 */
export function standIn(
  {points}: ChartProps,
  panel: Panel,
  series: readonly Series[],
  widest?: number,
) {
  const room = (panel.right - panel.left) / points.x.values.length;
  return dodge(seriesIds(series), room, widest);
}

/** Names of the systems with their marks, for the header. */
export function legendOf(props: ChartProps): LegendItem[] {
  const styles = stylesOf(props.points.series);
  const shown = props.visibleSeries ?? null;
  return seriesIds(props.points.series)
    .filter((id) => shown === null || shown.includes(id))
    .map((id) => ({id, text: props.t(`series.${id}`), ...styles.get(id), isHollow: true}));
}

/** Names of groups of bars with blocks of their colour; none where a single group needs no name. */
export function blockLegend(props: ChartProps): LegendItem[] {
  const items = legendOf(props);
  return items.length > 1 ? items.map((item) => ({...item, shape: 'block'})) : [];
}
