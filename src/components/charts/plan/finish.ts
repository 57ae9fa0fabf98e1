import {pinsAt, pinsOf} from './pins.ts';
import {notesFrom} from './sheet.ts';
import type {
  Anchor,
  Box,
  ChartInput,
  Contents,
  DrawnPanel,
  Panel,
  Plan,
  PlannedHeader,
  Segment,
  Spot,
} from '../types.ts';

/** A plan of panels with upright axes: what they hold, and pins that keep off all of it. */
export function uprightPlan(
  chart: ChartInput,
  sheet: Omit<Plan, 'panels' | 'marks' | 'pins'>,
  panels: (Panel & Contents)[],
): Plan {
  const marks = panels.flatMap((panel) => panel.marks);
  const values = panels.flatMap(({valueLabels = []}) => boxesOf(valueLabels));
  const pins = pinsOf(chart, {
    marks,
    values,
    boxes: [
      ...values,
      ...panels.flatMap(({titleBoxes, references, labels, bars = []}) => [
        ...titleBoxes,
        ...boxesOf([...references, ...labels, ...bars]),
      ]),
    ],
    segments: panels.flatMap(({lines, stems = []}) => [
      ...lines.flatMap(segmentsOf),
      ...stems.map(({x, from, to}): Segment => [
        {x, y: from},
        {x, y: to},
      ]),
    ]),
    bounds: {
      left: Math.min(...panels.map(({left}) => left)),
      right: Math.max(...panels.map(({right}) => right)),
      top: Math.min(...panels.map(({top}) => top)) - 8,
      bottom: Math.max(...panels.map(({bottom}) => bottom)),
    },
    // Points of a curve have no marks, but annotations may be pinned to them.
    anchors: panels.flatMap(({lines}) =>
      lines.flatMap(({isModel, data}) => (isModel ? data.filter(isPlaced) : [])),
    ),
  });
  return {...sheet, panels, marks, pins};
}

export const boxesOf = (all: readonly {box?: Box}[]): Box[] => all.flatMap(({box}) => box ?? []);

/** Stretches of a line between its points, which texts and pins keep off. */
export const segmentsOf = ({vertices}: {vertices: Spot[]}): Segment[] =>
  vertices.slice(1).map((end, index) => [vertices[index], end]);

const isPlaced = (vertex: {key: string; x: number; y: number | null}): vertex is Anchor =>
  vertex.y !== null;

/** A plan of panels that bring their own axes: pins at their marks, and no title of a shared axis. */
export function plainPlan(
  chart: ChartInput,
  {header, panels, below}: {header: PlannedHeader; panels: DrawnPanel[]; below: number},
): Plan {
  const contents: readonly Contents[] = panels;
  const marks = contents.flatMap((panel) => panel.marks);
  const texts = contents.flatMap((panel) => boxesOf(panel.texts ?? []));
  const {width, type} = chart;
  const pins = pinsAt(chart, marks, texts);
  return {width, type, header, panels, xTitle: [], marks, pins, ...notesFrom(chart, below)};
}

/** Least room between what stands highest in a panel and its title, or the header, px. */
const CLEAR = 8;

/** Places a figure's panels; once more and further down where values or arrows would reach into what stands above. */
export function withHeadroom(
  plan: (headroom: number) => Plan,
  highestOf: (plan: Plan) => number[],
) {
  const tight = plan(0);
  const highest = highestOf(tight);
  const lacking = tight.panels.map(({top}, index) => top - CLEAR - highest[index]);
  const headroom = Math.ceil(Math.max(0, ...lacking));
  return headroom > 0 ? plan(headroom) : tight;
}
