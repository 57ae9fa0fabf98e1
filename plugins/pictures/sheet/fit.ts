import {plans} from '../../../src/components/charts/plan/index.ts';
import type {ChartProps} from '../../../src/components/charts/types.ts';

/** what is drawn, and in what words */
export interface Chart {
  chart: keyof typeof plans;
  props: ChartProps;
}

/**
 * Widths that a sheet of a given shape is tried at: the narrower the drawing, the larger its type once it is shown. Below
 * the first, panels would go one below the other, as on a phone.
 */
const WIDTHS = [
  520, 560, 600, 640, 680, 720, 780, 840, 900, 960, 1036, 1066, 1120, 1200, 1280, 1360, 1440, 1600,
];

/** Height of a plot in a sheet, in lines of type: fewer, and its ticks and names crowd. */
const LEAST = {one: 10.5, rows: 7.5};
/** The same where type would else be too small to read from the last row. */
const DENSE = {one: 9, rows: 6.5};

/** Widest drawing whose type is 24 px on a slide of 1920: 12 pt on one of 13⅓ in. */
const READABLE = 1036;

/**
 * Lays a chart out for a sheet of a given shape, with type as large as everything has room for.
 *
 * @param roomAt height that a drawing of this width has
 * @param readable widest drawing whose type can be read from the last row; a wider one is tried with denser rows
 * @returns props whose plan fits the room, and the height of that plan; the last resort may be higher than the room
 * and is to be scaled
 */
export function fitted(
  {chart, props}: Chart,
  roomAt: (width: number) => number,
  readable: number = READABLE,
): {props: ChartProps; height: number} {
  const plain = firstFit({chart, props}, roomAt);
  if (plain && plain.props.width <= readable) return plain;
  const dense = firstFit({chart, props: {...props, isDense: true}}, roomAt);
  if (dense) return plain && plain.props.width <= dense.props.width ? plain : dense;
  const widest = {...props, width: WIDTHS[WIDTHS.length - 1]};
  return {props: widest, height: plans[chart](widest).height};
}

function firstFit({chart, props}: Chart, roomAt: (width: number) => number) {
  for (const width of WIDTHS) {
    const fit = fitAt(chart, {...props, width}, roomAt(width));
    if (fit) return fit;
  }
  return null;
}

function fitAt(chart: Chart['chart'], props: Chart['props'], room: number) {
  const least = leastPlot(props);
  const low = plans[chart]({...props, plotHeight: least});
  if (low.height > room) return null;
  const rows = new Set(low.panels.map(({top}) => Math.round(top))).size;
  const plotHeight = Math.min(least + Math.floor((room - low.height) / rows), props.width * 0.62);
  const full = {...props, plotHeight};
  const plan = plans[chart](full);
  return plan.panels.every(holdsItsNames) ? {props: full, height: plan.height} : null;
}

/** what of a panel its names need */
export interface Named {
  top: number;
  bottom: number;
  labels?: readonly {box: {top: number; bottom: number}}[];
  type?: {row: number};
}

/** Names at the ends of many lines need a plot as high as they are. */
function holdsItsNames({top, bottom, labels = [], type}: Named) {
  const slack = type?.row ?? 0;
  return labels.every(({box}) => box.top > top - slack && box.bottom < bottom + slack);
}

function leastPlot({points, isDense}: Chart['props']) {
  const font = 14;
  const {one, rows} = isDense ? DENSE : LEAST;
  return font * ((points.panels?.length ?? 1) > 3 ? rows : one);
}
