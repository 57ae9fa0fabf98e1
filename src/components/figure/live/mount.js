// @ts-check
import {createElement, render} from 'preact';
import {fetchJson} from './fetch-json.js';
import LiveFigure from './LiveFigure.js';

/**
 * @typedef {object} FigureData what a figure is drawn from: its published `figure-data/<language>/<study>/<figure>.json`
 * @property {string} name
 * @property {import('../../../../lib/chart-data/types.js').ChartKind} chart
 * @property {readonly ('linear' | 'log')[]} scales the first is the default
 * @property {readonly import('../../charts/types.js').Annotation[]} annotations
 * @property {import('../../charts/types.js').Points} points
 * @property {Record<string, string>} texts in one language
 *
 * @typedef {{show: (view: import('../view-state.js').View) => void, close: () => void}} LiveChart
 */

/**
 * Draws a live chart. Knows of no site: a page, an embed and a web component use it alike.
 *
 * @param {Element} root empty element that the chart fills in width
 * @param {{source?: string, data?: FigureData, language: string, theme?: 'light' | 'dark',
 *   view?: import('../view-state.js').View, onDraw?: (spots: import('../picture/spots.js').Spot[]) => void}} options
 *   `source`: address of the data where they aren't given; `theme`: where the surroundings don't say it; `onDraw` gets
 *   the points of each drawing once it is to be seen
 * @returns {Promise<LiveChart>}
 * @throws {Error} when the data can't be had or drawn
 */
export async function mountFigure(root, {source, data, language, theme, view = {}, onDraw}) {
  const given = data ?? /** @type {FigureData} */ (await fetchJson(String(source)));
  if (theme) root.setAttribute('data-theme', theme);
  const show = (/** @type {import('../view-state.js').View} */ next) =>
    render(createElement(LiveFigure, {data: given, locale: language, view: next, onDraw}), root);
  show(view);
  return {show, close: () => render(null, root)};
}
