import {boxesOf, uprightPlan, withHeadroom} from './finish.ts';
import {crossesIn, dodgeIn, marksIn} from './marks.ts';
import {seriesIds, seriesIn} from './points-in-view.ts';
import {placeReferences} from './references.ts';
import {legendOf, sheetOf} from './sheet.ts';
import {slotsOf} from './across.ts';
import {valueLabels} from './value-labels.ts';
import type {ChartInput, Contents, Mark, Panel, Plan} from '../types.ts';

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
