import {formatNumber} from '../../../../lib/quantity/format.ts';
import {overlap} from '../layout/place-pins.ts';
import {textWidth} from '../layout/text-width.ts';
import {valueText} from './effect-texts.ts';
import type {Box, ChartProps, Mark, Panel, Type, ValueLabel} from '../types.ts';

/** where values are written */
export type Place = {panel: Panel; type: Type; bars: {key: string; box: Box}[]};

/**
 * Values above bars; without decimals where they would run into one another, as on a phone, and beside the middle of
 * their bar where they would cover a neighbour.
 *
 * @param marks at the ends of the bars
 */
export function valueLabels(props: ChartProps, marks: Mark[], place: Place): ValueLabel[] {
  const written = marks.map((mark) => valueLabel(props, mark, place));
  return clearOfNeighbours(isCrowded(written) ? shortened(props, marks, place) : written, place);
}

function isCrowded(labels: ValueLabel[]) {
  return labels.some(({box}, index) =>
    labels.slice(index + 1).some((other) => overlap(box, other.box) > 0),
  );
}

function shortened(props: ChartProps, marks: Mark[], place: Place) {
  return marks.map((mark) => {
    const isLarge = Math.abs(mark.point.y) >= (place.panel.y.unit === 'share' ? 0.1 : 10);
    return valueLabel(props, mark, place, isLarge ? {digits: 0} : {});
  });
}

function valueLabel(
  props: ChartProps,
  mark: Mark,
  {panel, type: {font}}: Place,
  writing?: {digits?: number},
): ValueLabel {
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

/** Labels wider than their bars, such as “≥ 360”, moved to the side that is free. */
function clearOfNeighbours(labels: ValueLabel[], {bars}: Place) {
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

const widthOf = ({box}: ValueLabel) => box.right - box.left;

/** How far a label would have to move to be clear of each of the others, px. */
function shiftsOf(label: ValueLabel, others: {box: Box}[]) {
  const {box} = label;
  return others
    .filter((other) => overlap(box, other.box) > 0)
    .flatMap((other) => [other.box.left - box.right - 2, other.box.right - box.left + 2])
    .filter((shift) => Math.abs(shift) < widthOf(label) / 2);
}

/** @param shift px */
function moved(label: ValueLabel, shift: number): ValueLabel {
  const {left, right, ...rest} = label.box;
  return {...label, x: label.x + shift, box: {...rest, left: left + shift, right: right + shift}};
}

const covered = ({box}: ValueLabel, others: {box: Box}[]) =>
  others.reduce((sum, other) => sum + overlap(box, other.box), 0);
