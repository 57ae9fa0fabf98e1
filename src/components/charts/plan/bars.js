// @ts-check
/** @import {ChartProps, Mark, Panel} from '../types.js' */
import {stylesOf} from '../marks/style.js';
import {withHeadroom} from './headroom.js';
import {boundsOf} from './lines.js';
import {crossesIn, marksIn} from './marks.js';
import {notesIn} from './notes.js';
import {pinsOf} from './pins.js';
import {seriesIds, seriesIn} from './points-in-view.js';
import {placeReferences} from './references.js';
import {sheetOf} from './sheet.js';
import {legendOf, slotsOf, standIn} from './slots.js';
import {valueLabels} from './value-labels.js';

/**
 * Plan of a figure of grouped bars; a single run's bar is an outline.
 *
 * @param {ChartProps} props
 */
export function planBars(props) {
  return withHeadroom((headroom) => barsBelow(props, headroom));
}

/** @param {ChartProps} props @param {number} headroom px */
function barsBelow(props, headroom) {
  const styles = stylesOf(props.points.series);
  const sheet = sheetOf(props, {
    across: slotsOf(props),
    legend: legendOf(props),
    notes: notesIn(props),
    headroom,
  });
  const panels = sheet.panels.map((panel) => {
    const shown = seriesIn(props.points, panel.id, props.visibleSeries);
    const shift = standIn(props, panel, shown, 60);
    const marks = marksIn(props, panel, styles, {shift}).map(withInterval);
    const room = (panel.right - panel.left) / props.points.x.values.length;
    const width = Math.min(46, (room * 0.82) / Math.max(1, seriesIds(shown).length) - 3);
    const bars = marks.map((mark) => barOf(mark, panel, width));
    const labels = valueLabels(props, marks, {panel, type: sheet.type, bars});
    return {
      ...panel,
      marks,
      crosses: crossesIn(props, panel, styles, shift),
      bars,
      valueLabels: labels,
      highest: Math.min(...labels.map(({box}) => box.top)),
      lines: [],
      labels: [],
      references: placeReferences(props, panel, sheet.type, {
        boxes: [...bars, ...labels].map(({box}) => box),
      }),
    };
  });
  const marks = panels.flatMap((panel) => panel.marks);
  const boxes = panels.flatMap((panel) => [
    ...panel.titleBoxes,
    ...[...panel.valueLabels, ...panel.references].map(({box}) => box),
  ]);
  const pins = pinsOf(props, {
    marks,
    boxes: [...boxes, ...panels.flatMap((panel) => panel.bars.map(({box}) => box))],
    segments: [],
    values: panels.flatMap((panel) => panel.valueLabels.map(({box}) => box)),
    bounds: boundsOf(panels),
    radius: sheet.type.pin,
    markRadius: sheet.type.mark,
  });
  return {...sheet, panels, marks, pins};
}

/**
 * The end of a bar needs no mark; its interval is drawn in ink, or the bar would hide its lower half.
 *
 * @param {Mark} mark
 */
function withInterval(mark) {
  if (mark.point.low === undefined) return mark;
  return {...mark, shape: 'none', intervalColour: 'var(--figure-ink)'};
}

/** @param {Mark} mark @param {Panel} panel @param {number} width */
function barOf(mark, panel, width) {
  const x = mark.x - width / 2;
  return {
    key: mark.key,
    x,
    y: mark.y,
    width,
    height: panel.bottom - mark.y,
    colour: mark.colour,
    isHollow: mark.isHollow,
    box: {left: x, right: x + width, top: mark.y, bottom: panel.bottom},
  };
}
