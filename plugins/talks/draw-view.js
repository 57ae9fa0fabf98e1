// @ts-check
import {describer} from '../../src/components/charts/describe.js';
import {plans} from '../../src/components/charts/plan/index.js';
import {annotationKey} from '../../src/components/charts/plan/pins.js';
import {islandTexts} from '../../src/components/figure/live/texts.js';
import {spotsOf} from '../../src/components/figure/picture/spots.js';
import {loadJsx} from '../site-bundle/server-jsx.js';

/** Width of the published pictures, px: a slide with a view of its own has type of the same size. */
const WIDTH = 720;

/**
 * Draws a figure in a view that isn't published, as its live chart would.
 *
 * @param {import('./view-pictures.js').ViewJob} job
 * @returns {import('./view-pictures.js').ViewPicture}
 */
export function drawView({locale, view, title, drawing}) {
  const {name, chart, scales, annotations, points, texts} = drawing;
  const props = {
    ...{points, name, locale, width: WIDTH, t: islandTexts(texts, locale)},
    ...{scale: view.scale ?? scales[0], visibleSeries: view.series ?? null},
  };
  const spots = spotsIn(chart, props);
  const keys = new Set(spots.map(({key}) => key));
  const notes = annotations.filter((each) => keys.has(annotationKey(each)));
  const shown = {...props, annotations: notes};
  const {height} = planOf(chart, shown);
  /** @type {typeof import('../pictures/sheet/SheetDrawing.js')} */
  const {drawSheet} = loadJsx('plugins/pictures/sheet/SheetDrawing.js');
  const svg = drawSheet({
    ...{width: WIDTH, height, lines: [], pins: []},
    chart: {x: 0, y: 0, scale: 1, kind: chart, props: shown},
  });
  return {
    svg: named(bare(svg), title),
    spots: spotsIn(chart, shown),
    notes: notes.map(({id}) => id),
  };
}

/** @param {string} chart @param {import('../../src/components/charts/types.js').ChartProps} props */
const planOf = (chart, props) => plans[/** @type {'lines'} */ (chart)](props);

/** @param {string} chart @param {import('../../src/components/charts/types.js').ChartProps} props */
const spotsIn = (chart, props) => spotsOf(planOf(chart, props), describer(props));

/** Only shapes and texts on the slide's own ground: a talk's policy allows no style, and each id stands once in a page. @param {string} svg */
const bare = (svg) =>
  svg
    .replace(/^(<svg[^>]*>)<rect[^>]*><\/rect>/u, '$1')
    .replace(/<(defs|clipPath|title|desc)\b[^>]*>.*?<\/\1>/gsu, '')
    .replace(/<\/?a\b[^>]*>/gu, '')
    .replace(/ (?:class|style|tabindex|id|clip-path|role|data-[\w-]+|aria-[\w-]+)="[^"]*"/gu, '');

/** @param {string} svg @param {string} title */
const named = (svg, title) =>
  svg.replace('<svg', `<svg role="img" aria-label="${title.replace(/[&<>"]/gu, entityOf)}"`);

/** @param {string} sign */
const entityOf = (sign) => `&#${sign.charCodeAt(0)};`;
