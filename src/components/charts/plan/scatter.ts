import {boxAround, leastBy, overlap} from '../layout/place-pins.ts';
import {textWidth} from '../layout/text-width.ts';
import {measuredAcross} from './across.ts';
import {boxesOf, uprightPlan} from './finish.ts';
import {marksIn} from './marks.ts';
import {placeReferences} from './references.ts';
import {legendOf, sheetOf} from './sheet.ts';
import type {Box, ChartInput, Label, Mark, Panel, Plan, Type} from '../types.ts';

/** Right of the plot: half of the last tick, and names of points that stand there, px. */
const EDGE = 14;

/**
 * Plan of a figure of one measured quantity against another. Systems with a single point are named beside it;
 * those with several in the header.
 */
export function planScatter(chart: ChartInput): Plan {
  const lone = new Set(
    chart.points.series.filter(({points}) => points.length === 1).map(({id}) => id),
  );
  const sheet = sheetOf(chart, {
    across: measuredAcross(chart),
    labelColumn: EDGE,
    legend: legendOf(chart).filter(({id}) => !lone.has(id)),
  });
  const panels = sheet.panels.map((panel) => {
    const marks = marksIn(chart, panel);
    const references = placeReferences(chart, panel, {marks});
    const named = marks.filter(({series}) => lone.has(series.id));
    const around = marks.map((mark) => boxAround(mark, chart.type.mark + 1));
    const labels = namesOf(chart, panel, named, [...boxesOf(references), ...around]);
    return {...panel, marks, references, labels, lines: []};
  });
  return uprightPlan(chart, sheet, panels);
}

/** Names beside their marks, each on the side where it covers least. */
function namesOf({t, type}: ChartInput, panel: Panel, marks: Mark[], taken: Box[]): Label[] {
  const boxes = [...taken];
  return marks.map((mark) => {
    const text = t(`${type.isNarrow ? 'short' : 'series'}.${mark.series.id}`);
    const sides = sidesOf(mark, textWidth(text, type.font, {isBold: true}), type);
    const box = leastBy(sides, (side) => costOf(side, boxes, panel));
    boxes.push(box);
    const y = (box.top + box.bottom) / 2;
    return {text, colour: mark.colour, x: box.left, y, lines: [{text, y}], from: null, box};
  });
}

function sidesOf({x, y}: Mark, width: number, {mark, font}: Type): Box[] {
  const [gap, half] = [mark + 5, font * 0.6];
  const [right, left, centre] = [x + gap, x - gap - width, x - width / 2];
  return [
    [right, y - half],
    [left, y - half],
    [centre, y - gap - 2 * half],
    [centre, y + gap],
    [right, y - gap - half],
    [right, y + gap - half],
    [left, y - gap - half],
    [left, y + gap - half],
  ].map(([from, top]) => ({left: from, top, right: from + width, bottom: top + 2 * half}));
}

function costOf(box: Box, boxes: Box[], {left, right, top, bottom, column}: Panel) {
  const covered = boxes.reduce((sum, each) => sum + overlap(each, box), 0);
  const outside =
    Math.max(0, left - box.left) +
    Math.max(0, box.right - right - column) +
    Math.max(0, top - 8 - box.top) +
    Math.max(0, box.bottom - bottom);
  return covered + outside * 40;
}
