// @ts-check
/** @import {Box, ChartProps, Mark, Panel, Type} from '../types.js' */
import {stylesOf} from '../marks/style.js';
import {textWidth} from '../layout/text-width.js';
import {boxAround, overlap} from '../layout/place-pins.js';
import {measuredAcross} from './across.js';
import {boundsOf} from './lines.js';
import {marksIn} from './marks.js';
import {notesIn} from './notes.js';
import {pinsOf} from './pins.js';
import {placeReferences} from './references.js';
import {sheetOf} from './sheet.js';
import {legendOf} from './slots.js';

/** Right of the plot: half of the last tick, and names of points that stand there, px. */
const EDGE = 14;

/**
 * Plan of a figure of one measured quantity against another. Systems with a single point are named beside it;
 * those with several in the header.
 *
 * @param {ChartProps} props
 */
export function planScatter(props) {
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

/**
 * Names beside their marks, each on the side where it covers least.
 *
 * @param {ChartProps} props
 * @param {Mark[]} named
 * @param {{panel: Panel, marks: Mark[], type: Type, taken: Box[]}} room
 */
function namesOf({t}, named, {panel, marks, type, taken}) {
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

/** @param {Mark} mark @param {number} width @param {Type} type */
function sidesOf({x, y}, width, {mark, font}) {
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

/** @param {Box} box @param {Box[]} boxes @param {Panel} panel */
function costOf(box, boxes, {left, right, top, bottom, column}) {
  const covered = boxes.reduce((sum, each) => sum + overlap(each, box), 0);
  const outside =
    Math.max(0, left - box.left) +
    Math.max(0, box.right - right - column) +
    Math.max(0, top - 8 - box.top) +
    Math.max(0, box.bottom - bottom);
  return covered + outside * 40;
}
