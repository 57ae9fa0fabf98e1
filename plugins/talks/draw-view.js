// @ts-check
import {describer} from '../../src/components/charts/describe.js';
import {plans} from '../../src/components/charts/plan/index.js';
import {annotationKey} from '../../src/components/charts/plan/pins.js';
import {islandTexts} from '../../src/components/figure/live/texts.js';
import {spotsOf} from '../../src/components/figure/picture/spots.js';
import {loadJsx} from '../site-bundle/server-jsx.js';
import {layoutOf} from './slide-layout.js';

/**
 * Draws a figure for a slide as its live chart would: in the view that the slide asks for, and as large as the slide has
 * room for. Another view of the same figure has the same axes: the room is that of the whole figure.
 *
 * @param {import('./view-pictures.js').ViewJob} job
 * @returns {import('./view-pictures.js').ViewPicture}
 */
export function drawView({locale, view, told, drawing}) {
  const {name, chart, scales, annotations, points, texts} = drawing;
  const whole = {
    ...{points, name, locale, annotations, width: 0, t: islandTexts(texts, locale)},
    scale: view.scale ?? scales[0],
  };
  const layout = layoutOf({chart: /** @type {'lines'} */ (chart), props: whole}, told);
  const props = {...layout.props, visibleSeries: view.series ?? null};
  const keys = new Set(spotsIn(chart, {...props, annotations: []}).map(({key}) => key));
  const notes = annotations.filter((each) => keys.has(annotationKey(each)));
  const shown = {...props, annotations: notes};
  const {width, height} = planOf(chart, shown);
  /** @type {typeof import('../pictures/sheet/SheetDrawing.js')} */
  const {drawSheet} = loadJsx('plugins/pictures/sheet/SheetDrawing.js');
  const svg = drawSheet({
    ...{width, height, lines: [], pins: []},
    chart: {x: 0, y: 0, scale: 1, kind: /** @type {'lines'} */ (chart), props: shown},
  });
  return {
    svg: named(bare(svg), told.title),
    spots: spotsIn(chart, shown),
    notes: notes.map(({id}) => id),
    layout: {notes: layout.notes, crowd: layout.crowd},
  };
}

/** @param {string} chart @param {import('../../src/components/charts/types.js').ChartProps} props */
const planOf = (chart, props) => plans[/** @type {'lines'} */ (chart)](props);

/** @param {string} chart @param {import('../../src/components/charts/types.js').ChartProps} props */
const spotsIn = (chart, props) => spotsOf(planOf(chart, props), describer(props));

/**
 * Only shapes and texts on the slide's own ground: a talk's policy allows no style, and each id stands once in a page.
 * What is a link elsewhere keeps its place in the drawing, and with it what its texts inherit.
 *
 * @param {string} svg
 */
const bare = (svg) =>
  svg
    .replace(/^(<svg[^>]*>)<rect[^>]*><\/rect>/u, '$1')
    .replace(/<(defs|clipPath|title|desc)\b[^>]*>.*?<\/\1>/gsu, '')
    .replace(/<(\/?)a\b/gu, '<$1g')
    .replace(
      / (?:class|style|tabindex|id|clip-path|role|href|target|rel|data-[\w-]+|aria-[\w-]+)="[^"]*"/gu,
      '',
    )
    .replace(/(\.\d\d)\d+/gu, '$1');

/** @param {string} svg @param {string} title */
const named = (svg, title) =>
  svg.replace('<svg', `<svg role="img" aria-label="${title.replace(/[&<>"]/gu, entityOf)}"`);

/** @param {string} sign */
const entityOf = (sign) => `&#${sign.charCodeAt(0)};`;
