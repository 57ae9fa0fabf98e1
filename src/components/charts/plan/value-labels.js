// @ts-check
/** @import {Box, ChartProps, Mark, Panel, Type, ValueLabel} from '../types.js' */
import {formatNumber} from '../../../../lib/quantity/format.js';
import {overlap} from '../layout/place-pins.js';
import {textWidth} from '../layout/text-width.js';
import {valueText} from './effect-texts.js';

/** @typedef {{panel: Panel, type: Type, bars: {key: string, box: Box}[]}} Place where values are written */

/**
 * Values above bars; without decimals where they would run into one another, as on a phone, and beside the middle of
 * their bar where they would cover a neighbour.
 *
 * @param {ChartProps} props
 * @param {Mark[]} marks at the ends of the bars
 * @param {Place} place
 * @returns {ValueLabel[]}
 */
export function valueLabels(props, marks, place) {
  const written = marks.map((mark) => valueLabel(props, mark, place));
  return clearOfNeighbours(isCrowded(written) ? shortened(props, marks, place) : written, place);
}

/** @param {ValueLabel[]} labels */
function isCrowded(labels) {
  return labels.some(({box}, index) =>
    labels.slice(index + 1).some((other) => overlap(box, other.box) > 0),
  );
}

/** @param {ChartProps} props @param {Mark[]} marks @param {Place} place */
function shortened(props, marks, place) {
  return marks.map((mark) => {
    const isLarge = Math.abs(mark.point.y) >= (place.panel.y.unit === 'share' ? 0.1 : 10);
    return valueLabel(props, mark, place, isLarge ? {digits: 0} : {});
  });
}

/**
 * @param {ChartProps} props @param {Mark} mark @param {Place} place
 * @param {{digits?: number}} [writing]
 * @returns {ValueLabel}
 */
function valueLabel(props, mark, {panel, type: {font}}, writing) {
  const {locale} = props;
  const number = formatNumber(mark.point.y, panel.y.unit, locale, writing);
  const text = valueText(props, mark.point, number);
  const half = textWidth(text, font) / 2;
  const y = panel.yAt(mark.point.high ?? mark.point.y) - (mark.point.bound ? 26 : 10);
  return {
    key: mark.key,
    text,
    x: mark.x,
    y,
    box: {left: mark.x - half, right: mark.x + half, top: y - font * 0.8, bottom: y + 2},
  };
}

/**
 * Labels wider than their bars, such as “≥ 360”, moved to the side that is free.
 *
 * @param {ValueLabel[]} labels @param {Place} place
 */
function clearOfNeighbours(labels, {bars}) {
  const placed = [...labels];
  const widestFirst = [...labels.entries()].sort(([, a], [, b]) => widthOf(b) - widthOf(a));
  for (const [index, label] of widestFirst) {
    const others = [
      ...bars.filter(({key}) => key !== label.key),
      ...placed.filter((_, at) => at !== index),
    ];
    placed[index] = [0, ...shiftsOf(label, others)]
      .map((shift) => moved(label, shift))
      .reduce((best, each) => (covered(each, others) < covered(best, others) ? each : best));
  }
  return placed;
}

/** @param {ValueLabel} label */
const widthOf = ({box}) => box.right - box.left;

/** How far a label would have to move to be clear of each of the others, px. @param {ValueLabel} label @param {{box: Box}[]} others */
function shiftsOf(label, others) {
  const {box} = label;
  return others
    .filter((other) => overlap(box, other.box) > 0)
    .flatMap((other) => [other.box.left - box.right - 2, other.box.right - box.left + 2])
    .filter((shift) => Math.abs(shift) < widthOf(label) / 2);
}

/** @param {ValueLabel} label @param {number} shift px @returns {ValueLabel} */
function moved(label, shift) {
  const {left, right, ...rest} = label.box;
  return {...label, x: label.x + shift, box: {...rest, left: left + shift, right: right + shift}};
}

/** @param {ValueLabel} label @param {{box: Box}[]} others */
const covered = ({box}, others) => others.reduce((sum, other) => sum + overlap(box, other.box), 0);
