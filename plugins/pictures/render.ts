import {memoize} from '../../content/memoize.ts';
import {plans} from '../../src/components/charts/plan/index.ts';
import {islandTexts} from '../../src/components/figure/live/texts.ts';
import {changed, parse, written} from '../common/markup.ts';
import {WIDTHS} from '../figures/spots-data.ts';
import {shaper} from './outlines/shape.ts';
import {drawSheet} from './sheet/SheetDrawing.tsx';
import {CARD, pageSheet, shapedSheet, SLIDE, toldOnSlide} from './sheet/figure-sheets.ts';
import {readTokens} from './tokens.ts';
import {forPages} from './writer/for-pages.ts';
import {writeSvg} from './writer/write-svg.ts';
import type {FigureData} from '../../src/components/figure/live/mount.ts';
import type {Own} from '../common/markup.ts';
import type {Shaper} from './outlines/shape.ts';
import type {Sheet, Told} from './sheet/figure-sheets.ts';
import type {Chart} from './sheet/fit.ts';

/** A figure in one language: plain data, so that it can be handed to a thread and hashed. */
export interface FigureIn {
  /** `<study>/<figure>` */
  id: string;
  locale: string;
  /** of its points */
  fingerprint: string;
  summary: string;
  told: Told;
  /** what a live chart is drawn from */
  drawing: FigureData;
}

/** The same with its chart, as it is drawn. */
export type Shown = Omit<FigureIn, 'drawing'> & {chart: Chart};

/** What a picture is written with. */
export interface Look extends Omit<Shown, 'chart'> {
  surface: Surface;
  /** of one theme, by token */
  colours: Map<string, string>;
  /** px */
  width: number;
  shape: () => Promise<Shaper>;
}

export type Surface = 'wide' | 'narrow' | 'picture' | 'slide' | 'card' | 'talk';

export type Theme = 'light' | 'dark';

/**
 * Where figures are shown: how a figure is laid out there, by whom the drawing is written, and its width, px, where that
 * isn't the layout's own. Pages, embeds and the web component show `wide` and `narrow`, in frames of their own.
 */
const SURFACES: Record<
  Surface,
  {
    lay: (chart: Chart, told: Told) => Sheet;
    write: (markup: string, look: Look) => string | Promise<string>;
    width?: number;
  }
> = {
  wide: {lay: (chart) => alone(chart, WIDTHS.wide), write: forPages},
  narrow: {lay: (chart) => alone(chart, WIDTHS.narrow), write: forPages},
  picture: {lay: pageSheet, write: forPrograms},
  slide: {
    lay: (chart, told) => shapedSheet(chart, toldOnSlide(told), SLIDE),
    write: forPrograms,
    width: SLIDE.width,
  },
  card: {
    lay: (chart, told) => shapedSheet(chart, told, CARD),
    write: forPrograms,
    width: CARD.width,
  },
  talk: {lay: (chart) => alone(chart, chart.props.width), write: forTalks},
};

async function forPrograms(markup: string, {told: {title}, locale, shape, ...look}: Look) {
  return writeSvg(markup, {...look, title, language: locale, shape: await shape()});
}

const tokens = readTokens();

/**
 * The one way to a picture: draws a figure for a surface, by the code that draws it live. It is drawn once for both themes.
 *
 * @returns SVG
 * @throws {Error} for a colour or a character that isn't known
 */
export async function render(
  figure: Shown,
  {surface, theme = 'light'}: {surface: Surface; theme?: Theme},
): Promise<string> {
  const {chart: _, ...about} = figure;
  const {write, width} = SURFACES[surface];
  const drawn = drawnOn(figure, surface);
  return write(drawn.markup, {
    ...{...about, surface, colours: tokens[theme], shape: () => shaperOf(figure)},
    width: width ?? drawn.width,
  });
}

const drawnOn = memoize(({chart, told}: Shown, surface: Surface) => {
  const sheet = SURFACES[surface].lay(chart, told);
  return {markup: drawSheet(sheet), width: sheet.width};
});

/** What sets the texts of a figure, each once. */
const shaperOf = memoize((_figure: Shown) => shaper());

/** A chart without a word around it. */
function alone({chart, props}: Chart, width: number): Sheet {
  const full = {...props, width};
  const {height} = plans[chart](full);
  return {
    ...{width, height, lines: [], pins: []},
    chart: {x: 0, y: 0, scale: 1, kind: chart, props: full},
  };
}

/** A figure as a live chart would draw it at first. */
export function shownOf({drawing, ...figure}: FigureIn): Shown {
  const {chart, points, name, annotations, scales, texts} = drawing;
  const t = islandTexts(texts, figure.locale);
  const {locale} = figure;
  const props = {points, annotations, name, scale: scales[0], t, locale, width: WIDTHS.wide};
  return {...figure, chart: {chart, props}};
}

/**
 * Only shapes and texts on the slide's own ground: a talk's policy allows no style, and each id stands once in a page.
 * What is a link elsewhere keeps its place in the drawing, and with it what its texts inherit.
 */
export function forTalks(markup: string, {told: {title}}: Pick<Look, 'told'>): string {
  const {tag, attributes, children} = changed(parse(markup), bare);
  const [, ...drawn] = children;
  return written({
    ...{tag, attributes: {role: 'img', 'aria-label': title, ...attributes}},
    children: drawn,
  });
}

const bare = ({tag, attributes}: Own): Own => ({
  tag: tag === 'a' ? 'g' : tag,
  attributes: attributes
    .filter(([name]) => !LIVE.test(name))
    .map(([name, value]) => [name, value.replace(/(\.\d\d)\d+/gu, '$1')]),
});

const LIVE = /^(class|style|tabindex|id|clip-path|role|href|target|rel|data-.*|aria-.*)$/u;
