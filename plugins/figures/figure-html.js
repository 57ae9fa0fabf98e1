// @ts-check
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {tableRows} from '../../lib/chart-data/table.js';
import {wholeUnits} from '../../lib/quantity/whole-units.js';
import {loadJsx} from '../site-bundle/server-jsx.js';
import {spotsData} from './spots-data.js';

/** The parts of a figure's frame: other surfaces arrange them in their own way. */
const PARTS = 'src/components/figure/still/index.js';

/**
 * A figure as the HTML of a page.
 *
 * @param {import('../../content/figures/read-figures.js').Figure} figure
 * @param {import('../../src/components/figure/still/types.js').Look} look
 * @returns {string} content of the `figure` element
 */
export function figureHtml(figure, look) {
  /** @type {typeof import('../../src/components/figure/still/index.js')} */
  const {Frame} = loadJsx(PARTS);
  const t = (/** @type {string} */ key, /** @type {object | undefined} */ params) =>
    wholeUnits(look.t(key, params));
  const props = {figure: stillFigure(figure, look), look: {...look, t}};
  return renderToStaticMarkup(createElement(Frame, props));
}

/**
 * A figure with what the parts of its frame are drawn from.
 *
 * @param {import('../../content/figures/read-figures.js').Figure} figure
 * @param {{t: (key: string, params?: object) => string, locale: string}} look
 * @returns {import('../../src/components/figure/still/types.js').StillFigure}
 */
export function stillFigure(figure, look) {
  return {...figure, rows: tableRows(figure.points), spots: spotsData(figure, look)};
}
