import {stylesOf} from '../marks/style.js';
import {boundsOf} from './lines.js';
import {crossesIn, marksIn} from './marks.js';
import {notesIn} from './notes.js';
import {pinsOf} from './pins.js';
import {seriesIn} from './points-in-view.js';
import {placeReferences} from './references.js';
import {sheetOf} from './sheet.js';
import {legendOf, slotsOf, standIn} from './slots.js';

/** A percentile above the median reads as a whisker, any other second value as a point of its own. */
const PART_SHAPES = {p95: 'dash', p99: 'dash'};

/**
 * Plan of a figure of dots or of pairs: one mark, or two joined marks, of each system at each x.
 *
 * @param {import('../types.js').ChartProps} props
 */
export function planPairs(props) {
  const {parts = []} = props.points;
  const styles = stylesOf(props.points.series);
  const sheet = sheetOf(props, {
    across: slotsOf(props),
    legend: [
      ...legendOf(props).map((item) => (parts.length ? {...item, shape: 'swatch'} : item)),
      ...partLegend(props),
    ],
    notes: notesIn(props),
  });
  const panels = sheet.panels.map((panel) => {
    const shown = seriesIn(props.points, panel.id, props.visibleSeries);
    const shift = standIn(props, panel, shown);
    const marks = marksIn(props, panel, styles, {
      shift,
      shapeOf: parts.length ? ({part}) => shapeOfPart(parts, part) : undefined,
    });
    const references = placeReferences(props, panel, sheet.type, {marks});
    const crosses = crossesIn(props, panel, styles, shift);
    return {...panel, marks, crosses, references, stems: stemsOf(marks), lines: [], labels: []};
  });
  const marks = panels.flatMap((panel) => panel.marks);
  return {...sheet, panels, marks, pins: pinsFor(props, sheet, panels, marks)};
}

/** @param {string[]} parts @param {string} part */
function shapeOfPart(parts, part) {
  return (
    PART_SHAPES[/** @type {'p95'} */ (part)] ?? (parts.indexOf(part) === 0 ? 'circle' : 'diamond')
  );
}

/** @param {import('../types.js').ChartProps} props */
function partLegend({points, t}) {
  return (points.parts ?? []).map((part) => ({
    id: part,
    text: t(`part.${part}`),
    shape: shapeOfPart(points.parts, part),
    colour: 'var(--figure-ink)',
    isHollow: true,
  }));
}

/**
 * Line from the first of a system's values to the second.
 *
 * @param {import('./marks.js').PlacedMark[]} marks
 */
function stemsOf(marks) {
  return marks.flatMap((mark) => {
    const other = marks.find(
      ({series, point}) =>
        series.id === mark.series.id &&
        point.x === mark.point.x &&
        series.part !== mark.series.part,
    );
    return other && mark.series.part < other.series.part
      ? [{x: mark.x, from: mark.y, to: other.y, colour: mark.colour, key: mark.key}]
      : [];
  });
}

/** @param {any} props @param {any} sheet @param {any[]} panels @param {any[]} marks */
function pinsFor(props, sheet, panels, marks) {
  return pinsOf(props, {
    marks,
    boxes: panels.flatMap((panel) => [
      ...panel.titleBoxes,
      ...panel.references.map((/** @type {any} */ {box}) => box),
    ]),
    segments: panels.flatMap((panel) =>
      panel.stems.map((/** @type {any} */ {x, from, to}) => [
        {x, y: from},
        {x, y: to},
      ]),
    ),
    bounds: boundsOf(panels),
    radius: sheet.type.pin,
    markRadius: sheet.type.mark,
  });
}
