import {stylesOf} from '../marks/style.ts';
import {withHeadroom} from './headroom.ts';
import {boundsOf} from './lines.ts';
import {crossesIn, marksIn} from './marks.ts';
import {notesIn} from './notes.ts';
import {pinsOf} from './pins.ts';
import {seriesIds, seriesIn} from './points-in-view.ts';
import {placeReferences} from './references.ts';
import {sheetOf} from './sheet.ts';
import {legendOf, slotsOf, standIn} from './slots.ts';
import {valueLabels} from './value-labels.ts';
import type {ChartProps, Mark, Panel} from '../types.ts';

/** Plan of a figure of grouped bars; a single run's bar is an outline. */
export function planBars(props: ChartProps) {
  return withHeadroom((headroom) => barsBelow(props, headroom));
}

/** @param headroom px */
function barsBelow(props: ChartProps, headroom: number) {
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

/** The end of a bar needs no mark; its interval is drawn in ink, or the bar would hide its lower half. */
function withInterval(mark: Mark) {
  if (mark.point.low === undefined) return mark;
  return {...mark, shape: 'none', intervalColour: 'var(--figure-ink)'};
}

function barOf(mark: Mark, panel: Panel, width: number) {
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
