import {plans} from '../../../src/components/charts/plan/index.ts';
import {textWidth} from '../../../src/components/charts/layout/text-width.ts';
import {fitted} from './fit.ts';
import {paragraphsAt} from './lines.ts';
import {markAt, markWidth} from './mark.ts';
import type {Chart} from './fit.ts';
import type {Line} from './lines.ts';
import type {PlacedMark} from './mark.ts';

/** where everything of a picture stands, in units of its drawing */
export interface Sheet {
  width: number;
  height: number;
  lines: Line[];
  pins: {x: number; y: number; radius: number; text: string}[];
  /** below its texts */
  boxes?: {x: number; y: number; width: number; height: number; fill: string}[];
  /** the site's, where it has one */
  mark?: PlacedMark;
  chart: {x: number; y: number; scale: number; kind: Chart['chart']; props: Chart['props']} | null;
}

/** what stands around a chart */
export interface Told {
  title: string;
  /** texts of its annotations, in the order of the pins */
  notes: string[];
  /** source, licence and address, a paragraph each */
  footer: string[];
  /** what its error bars mean, for a slide, beside which nothing explains them */
  intervals?: string;
  /** the day of the state that is shown, for a picture that outlives it */
  asOf?: string;
}

const INK = 'var(--figure-ink)';
const MUTED = 'var(--figure-muted)';

/** A picture for a page or a document: the chart at the page's own size, with its annotations written out below. */
export function pageSheet({chart, props}: Chart, {title, notes, footer, asOf}: Told): Sheet {
  const edge = 24;
  const inner = 720;
  const width = inner + 2 * edge;
  const full = {...props, width: inner};
  const head = paragraphsAt([title], {
    ...{x: edge, top: 18, width: inner, size: 19, lead: 1.3, weight: 600, colour: INK},
    isEven: true,
  });
  const top = head.bottom + 12;
  const below = notesAt(notes, {top: top + plans[chart](full).height + 8, edge, inner});
  const [source, ...rest] = footer;
  const dated = asOf ? `${asOf} ${source}` : source;
  const small = {x: edge, width: inner, size: 12, colour: MUTED, most: 2};
  const room = {top: below.bottom + 10, width: inner - markWidth(small.size)};
  const from = paragraphsAt([dated], {...small, ...room});
  const foot = paragraphsAt(rest, {...small, top: from.bottom});
  return {
    ...{width, height: Math.ceil(foot.bottom + 16)},
    lines: [...head.lines, ...below.lines, ...from.lines, ...foot.lines],
    pins: below.pins,
    mark: markAt(from.lines, edge + inner),
    chart: {x: edge, y: top, scale: 1, kind: chart, props: full},
  };
}

function notesAt(notes: string[], {top, edge, inner}: {top: number; edge: number; inner: number}) {
  let bottom = top;
  const lines = [];
  const pins = [];
  for (const [index, note] of notes.entries()) {
    const block = paragraphsAt([note], {
      ...{x: edge + 28, top: bottom, width: inner - 28, size: 14, colour: INK},
    });
    pins.push({x: edge + 10, y: block.lines[0].y - 5, radius: 9.5, text: String(index + 1)});
    lines.push(...block.lines);
    bottom = block.bottom + 6;
  }
  return {lines, pins, bottom};
}

/** of a picture, px */
export interface Shape {
  width: number;
  height: number;
  /** size of its type */
  title: number;
  /** margin as a part of the drawing's width */
  edge?: number;
  /** what is tried in turn where the chart's type couldn't be read else */
  crowded?: {title: number; edge?: number; footer?: number}[];
  /** size of its type */
  footer: number;
}

/**
 * A picture of a given shape, such as a slide: type as large as the chart leaves room for, no pins, since what they
 * lead to is said by the speaker.
 */
export function shapedSheet(chart: Chart, told: Told, shape: Shape): Sheet {
  let sheet = sheetOf(chart, told, shape);
  for (const smaller of shape.crowded ?? [])
    if (!isReadable(sheet, shape)) sheet = sheetOf(chart, told, {...shape, ...smaller});
  return sheet;
}

/** Whether the type of a chart is 24 px on a slide: 12 pt on one of 13⅓ in. */
const isReadable = ({width, chart}: Sheet, shape: Shape) =>
  (14 * (chart?.scale ?? 1) * shape.width) / width >= 24;

function sheetOf(chart: Chart, told: Told, shape: Shape): Sheet {
  const plain = {...chart, props: {...chart.props, annotations: []}};
  const {props, height} = fitted(plain, (width) => {
    const {top, bottom} = frameOf(width, told, shape);
    return bottom - top;
  });
  const frame = frameOf(props.width, told, shape);
  const room = frame.bottom - frame.top;
  const scale = Math.min(1, room / height);
  const spare = room - height * scale;
  return {
    ...{width: frame.width, height: frame.height, lines: frame.lines, pins: []},
    mark: frame.mark,
    chart: {
      x: frame.edge + (props.width * (1 - scale)) / 2,
      y: frame.top + Math.min(spare / 2, 40),
      ...{scale, kind: chart.chart, props},
    },
  };
}

/** Title and footer around a drawing of this width. */
function frameOf(inner: number, {title, footer}: Told, shape: Shape) {
  const edge = inner * (shape.edge ?? 0.04);
  const width = inner + 2 * edge;
  const unit = width / shape.width;
  const height = shape.height * unit;
  const at = {x: edge, width: inner};
  const head = paragraphsAt([title], {
    ...{...at, top: edge * 0.8, size: shape.title * unit, lead: 1.2, weight: 600, colour: INK},
    isEven: true,
  });
  const small = {...at, size: shape.footer * unit, colour: MUTED, most: 1};
  const {bottom: depth} = footAt(footer, {...small, top: 0});
  const foot = footAt(footer, {...small, top: height - edge * 0.7 - depth});
  return {
    ...{edge, width, height, lines: [...head.lines, ...foot.lines]},
    mark: foot.mark,
    top: head.bottom + edge * 0.4,
    bottom: height - edge * 0.7 - depth - edge * 0.3,
  };
}

/** Lines that the sources of a slide may take. */
const SOURCE_LINES = 2;

/** Least part of its size that an address is drawn in, so that it stands whole: it can't be typed from its beginning. */
const LEAST_ADDRESS = 0.75;

/** Source and licence, which the mark ends, and the address, which is the last and has all of its line. */
function footAt(
  footer: string[],
  look: {x: number; top: number; width: number; size: number; colour: string; most: number},
) {
  const {x, top, size, width} = look;
  const room = {width: width - markWidth(size), most: SOURCE_LINES};
  const above = paragraphsAt(footer.slice(0, -1), {...look, ...room});
  const last = footer.slice(-1);
  const widest = Math.max(...last.map((text) => textWidth(text, size)));
  const part = Math.max(LEAST_ADDRESS, Math.min(1, width / widest));
  const address = paragraphsAt(last, {...look, top: above.bottom, size: size * part});
  return {
    lines: [...above.lines, ...address.lines],
    mark: markAt(above.lines, x + width, size),
    bottom: Math.max(top, address.bottom),
  };
}

/** What a slide tells: beside it there is no page that explains its intervals. */
export const toldOnSlide = (told: Told): Told => ({
  ...told,
  footer: [...(told.intervals ? [told.intervals] : []), ...told.footer],
});

/** A slide of 16:9: a title of 56 px is 28 pt on a slide of 13⅓ in. */
export const SLIDE = {
  ...{width: 1920, height: 1080, title: 56, footer: 26},
  crowded: [
    {title: 48},
    {title: 42},
    {title: 36},
    {title: 36, edge: 0.025},
    {title: 36, edge: 0.02, footer: 24},
    {title: 32, edge: 0.02, footer: 20},
  ],
};

/** A card as social networks show it. */
export const CARD = {width: 1200, height: 630, title: 42, footer: 20};
