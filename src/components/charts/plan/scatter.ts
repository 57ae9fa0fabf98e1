import {stylesOf} from '../marks/style.ts';
import {textWidth} from '../layout/text-width.ts';
import {boxAround, overlap} from '../layout/place-pins.ts';
import {measuredAcross} from './across.ts';
import {boundsOf} from './lines.ts';
import {marksIn} from './marks.ts';
import {notesIn} from './notes.ts';
import {pinsOf} from './pins.ts';
import {placeReferences} from './references.ts';
import {sheetOf} from './sheet.ts';
import {legendOf} from './slots.ts';
import type {Box, ChartProps, Mark, Panel, Type} from '../types.ts';

/** Right of the plot: half of the last tick, and names of points that stand there, px. */
const EDGE = 14;

/**
 * Plan of a figure of one measured quantity against another. Systems with a single point are named beside it;
 * those with several in the header.
 */
export function planScatter(props: ChartProps) {
  const styles = stylesOf(props.points.series);
  const lone = new Set(
    props.points.series.filter(({points}) => points.length === 1).map(({id}) => id),
  );
  const sheet = sheetOf(props, {
    across: measuredAcross(props),
    labelColumn: EDGE,
    legend: legendOf(props).filter(({id}) => !lone.has(id)),
    notes: notesIn(props),
  });
  const panels = sheet.panels.map((panel) => {
    const marks = marksIn(props, panel, styles);
    const references = placeReferences(props, panel, sheet.type, {marks});
    const labels = namesOf(
      props,
      marks.filter(({series}) => lone.has(series.id)),
      {panel, marks, type: sheet.type, taken: references.map(({box}) => box)},
    );
    return {...panel, marks, references, labels, lines: []};
  });
  const marks = panels.flatMap((panel) => panel.marks);
  const pins = pinsOf(props, {
    marks,
    boxes: panels.flatMap((panel) => [
      ...panel.titleBoxes,
      ...[...panel.references, ...panel.labels].map(({box}) => box),
    ]),
    segments: [],
    bounds: boundsOf(panels),
    radius: sheet.type.pin,
    markRadius: sheet.type.mark,
  });
  return {...sheet, panels, marks, pins};
}

/** Names beside their marks, each on the side where it covers least. */
function namesOf(
  {t}: ChartProps,
  named: Mark[],
  {panel, marks, type, taken}: {panel: Panel; marks: Mark[]; type: Type; taken: Box[]},
) {
  const boxes = [...taken, ...marks.map((mark) => boxAround(mark, type.mark + 1))];
  return named.map((mark) => {
    const text = t(`${type.isNarrow ? 'short' : 'series'}.${mark.series.id}`);
    const box = sidesOf(mark, textWidth(text, type.font, {isBold: true}), type)
      .map((side) => ({side, cost: costOf(side, boxes, panel)}))
      .reduce((best, each) => (each.cost < best.cost ? each : best)).side;
    boxes.push(box);
    const y = (box.top + box.bottom) / 2;
    return {text, colour: mark.colour, x: box.left, y, lines: [{text, y}], from: null, box};
  });
}

function sidesOf({x, y}: Mark, width: number, {mark, font}: Type) {
  const [gap, half] = [mark + 5, font * 0.6];
  return [
    {left: x + gap, top: y - half},
    {left: x - gap - width, top: y - half},
    {left: x - width / 2, top: y - gap - 2 * half},
    {left: x - width / 2, top: y + gap},
    {left: x + gap, top: y - gap - half},
    {left: x + gap, top: y + gap - half},
    {left: x - gap - width, top: y - gap - half},
    {left: x - gap - width, top: y + gap - half},
  ].map(({left, top}) => ({left, top, right: left + width, bottom: top + 2 * half}));
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
