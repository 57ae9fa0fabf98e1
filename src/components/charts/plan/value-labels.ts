import {formatNumber} from '../../../../lib/quantity/format.ts';
import {leastBy, overlap} from '../layout/place-pins.ts';
import {textWidth} from '../layout/text-width.ts';
import {valueText} from './texts.ts';
import type {Box, ChartInput, Mark, Panel, ValueLabel} from '../types.ts';

/** where values are written */
type Place = {panel: Panel; bars: {key: string; box: Box}[]};

/**
 * Values above bars; without decimals where they would run into one another, as on a phone, and beside the middle of
 * their bar where they would cover a neighbour.
 *
 * @param marks at the ends of the bars
 */
export function valueLabels(chart: ChartInput, marks: Mark[], place: Place): ValueLabel[] {
  const {panel} = place;
  const {unit} = panel.y;
  const written = marks.map((mark) => valueLabel(chart, mark, panel));
  const isLarge = ({point}: Mark) => Math.abs(point.y) >= (unit === 'share' ? 0.1 : 10);
  const labels = isCrowded(written)
    ? marks.map((mark) => valueLabel(chart, mark, panel, isLarge(mark) ? {digits: 0} : {}))
    : written;
  return clearOfNeighbours(labels, place);
}

function isCrowded(labels: ValueLabel[]) {
  return labels.some(({box}, index) =>
    labels.slice(index + 1).some((other) => overlap(box, other.box) > 0),
  );
}

function valueLabel(
  chart: ChartInput,
  {key, point, x}: Mark,
  panel: Panel,
  writing?: {digits?: number},
): ValueLabel {
  const {font} = chart.type;
  const text = valueText(chart, point, formatNumber(point.y, panel.y.unit, chart.locale, writing));
  const half = textWidth(text, font) / 2;
  const y = panel.yAt(point.high ?? point.y) - (point.bound ? 26 : 10);
  return {
    key,
    text,
    x,
    y,
    box: {left: x - half, right: x + half, top: y - font * 0.8, bottom: y + 2},
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
    const moves = [0, ...shiftsOf(label, others)].map((shift) => moved(label, shift));
    placed[index] = leastBy(moves, (each) => covered(each, others));
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

function moved(label: ValueLabel, shift: number): ValueLabel {
  const {left, right, ...rest} = label.box;
  return {...label, x: label.x + shift, box: {...rest, left: left + shift, right: right + shift}};
}

const covered = ({box}: ValueLabel, others: {box: Box}[]) =>
  others.reduce((sum, other) => sum + overlap(box, other.box), 0);
