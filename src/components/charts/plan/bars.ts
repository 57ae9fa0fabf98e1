import {formatNumber} from '../../../../lib/quantity/format.ts';
import {leastBy, overlap} from '../layout/place-pins.ts';
import {textWidth} from '../layout/text-width.ts';
import {slotsOf} from './across.ts';
import {boxesOf, uprightPlan, withHeadroom} from './finish.ts';
import {crossesIn, dodgeIn, marksIn} from './marks.ts';
import {seriesIds, seriesIn} from './points-in-view.ts';
import {placeReferences} from './references.ts';
import {legendOf, sheetOf} from './sheet.ts';
import {valueText} from './texts.ts';
import type {Box, ChartInput, Contents, Mark, Panel, Plan, ValueLabel} from '../types.ts';

/** Plan of a figure of grouped bars; a single run's bar is an outline. */
export function planBars(chart: ChartInput): Plan {
  return withHeadroom(
    (headroom) => {
      const sheet = sheetOf(chart, {across: slotsOf(chart), legend: legendOf(chart), headroom});
      const panels = sheet.panels.map((panel) => ({...panel, ...barsIn(chart, panel)}));
      return uprightPlan(chart, sheet, panels);
    },
    ({panels}) =>
      panels.map(({valueLabels: labels = []}: Contents) =>
        Math.min(...labels.map(({box}) => box.top)),
      ),
  );
}

function barsIn(chart: ChartInput, panel: Panel) {
  const shown = seriesIn(chart.points, panel.id, chart.visibleSeries);
  const shift = dodgeIn(chart, panel, shown, 60);
  const marks = marksIn(chart, panel, {shift}).map(withInterval);
  const room = (panel.right - panel.left) / chart.points.x.values.length;
  const width = Math.min(46, (room * 0.82) / Math.max(1, seriesIds(shown).length) - 3);
  const bars = marks.map((mark) => barOf(mark, panel, width));
  const labels = valueLabels(chart, marks, {panel, bars});
  return {
    ...{marks, bars, lines: [], labels: []},
    strokes: crossesIn(chart, panel, shift),
    valueLabels: labels,
    references: placeReferences(chart, panel, {boxes: boxesOf([...bars, ...labels])}),
  };
}

/** The end of a bar needs no mark; its interval is drawn in ink, or the bar would hide its lower half. */
function withInterval(mark: Mark) {
  if (mark.point.low === undefined) return mark;
  return {...mark, shape: 'none', intervalColour: 'var(--figure-ink)'};
}

function barOf({key, colour, isHollow, y, ...mark}: Mark, {bottom}: Panel, width: number) {
  const x = mark.x - width / 2;
  const box = {left: x, right: x + width, top: y, bottom};
  return {key, colour, isHollow, x, y, width, height: bottom - y, box};
}

/** where values are written */
type Place = {panel: Panel; bars: {key: string; box: Box}[]};

/**
 * Values above bars; without decimals where they would run into one another, as on a phone, and beside the middle of
 * their bar where they would cover a neighbour.
 *
 * @param marks at the ends of the bars
 */
function valueLabels(chart: ChartInput, marks: Mark[], place: Place): ValueLabel[] {
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
