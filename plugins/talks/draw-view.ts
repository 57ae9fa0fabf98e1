import {describer} from '../../src/components/charts/describe.ts';
import {plans} from '../../src/components/charts/plan/index.ts';
import {annotationKey} from '../../src/components/charts/plan/pins.ts';
import {islandTexts} from '../../src/components/figure/live/texts.ts';
import {spotsOf} from '../../src/components/figure/picture/spots.ts';
import {drawSheet} from '../pictures/sheet/SheetDrawing.tsx';
import {parse, written} from '../common/markup.ts';
import {layoutOf} from './slide-layout.ts';
import type {ChartKind} from '../../lib/chart-data/types.ts';
import type {ChartProps} from '../../src/components/charts/types.ts';
import type {Element} from '../common/markup.ts';
import type {ViewJob, ViewPicture} from './view-pictures.ts';

/**
 * Draws a figure for a slide as its live chart would: in the view that the slide asks for, and as large as the slide has
 * room for. Another view of the same figure has the same axes: the room is that of the whole figure.
 */
export function drawView({locale, view, told, drawing}: ViewJob): ViewPicture {
  const {name, chart, scales, annotations, points, texts} = drawing;
  const whole = {
    ...{points, name, locale, annotations, width: 0, t: islandTexts(texts, locale)},
    scale: view.scale ?? scales[0],
  };
  const layout = layoutOf({chart, props: whole}, told);
  const props = {...layout.props, visibleSeries: view.series ?? null};
  const keys = new Set(spotsIn(chart, {...props, annotations: []}).map(({key}) => key));
  const notes = annotations.filter((each) => keys.has(annotationKey(each)));
  const shown = {...props, annotations: notes};
  const {width, height} = plans[chart](shown);
  const svg = drawSheet({
    ...{width, height, lines: [], pins: []},
    chart: {x: 0, y: 0, scale: 1, kind: chart, props: shown},
  });
  return {
    svg: onSlide(svg, told.title),
    spots: spotsIn(chart, shown),
    notes: notes.map(({id}) => id),
    layout: {notes: layout.notes, crowd: layout.crowd},
  };
}

const spotsIn = (chart: ChartKind, props: ChartProps) =>
  spotsOf(plans[chart](props), describer(props));

/**
 * Only shapes and texts on the slide's own ground: a talk's policy allows no style, and each id stands once in a page.
 * What is a link elsewhere keeps its place in the drawing, and with it what its texts inherit.
 */
export function onSlide(svg: string, title: string): string {
  const {tag, attributes, children} = bare(parse(svg));
  const [, ...drawn] = children;
  return written({
    ...{tag, attributes: {role: 'img', 'aria-label': title, ...attributes}},
    children: drawn,
  });
}

function bare({tag, attributes, children}: Element): Element {
  const kept = Object.entries(attributes).filter(([name]) => !LIVE.test(name));
  return {
    tag: tag === 'a' ? 'g' : tag,
    attributes: Object.fromEntries(
      kept.map(([name, value]) => [name, value.replace(/(\.\d\d)\d+/gu, '$1')]),
    ),
    children: children
      .filter((child) => typeof child === 'string' || !UNUSED.test(child.tag))
      .map((child) => (typeof child === 'string' ? child : bare(child))),
  };
}

const UNUSED = /^(defs|clipPath|title|desc)$/u;
const LIVE = /^(class|style|tabindex|id|clip-path|role|href|target|rel|data-.*|aria-.*)$/u;
