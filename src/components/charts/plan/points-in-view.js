// @ts-check
/** @import {PanelInView, Points, Reference, Series} from '../types.js' */
/**
 * Panels of a figure; one without a name when it has only one.
 *
 * @param {Points} points
 * @returns {PanelInView[]}
 */
export function panelsOf(points) {
  if (!points.panels) return [{id: 'all', y: points.y, isNamed: false}];
  return points.panels.map((panel) => ({y: points.y, ...panel, isNamed: true}));
}

/**
 * Series of one panel that the reader has not switched off.
 *
 * @param {Points} points
 * @param {string} panel
 * @param {readonly string[] | null} [visibleSeries] ids; all when null
 * @returns {Series[]}
 */
export function seriesIn(points, panel, visibleSeries = null) {
  return points.series.filter(
    (series) =>
      (series.panel ?? 'all') === panel &&
      (visibleSeries === null || visibleSeries.includes(series.id)),
  );
}

/**
 * Ids of the series, each once, in their order.
 *
 * @param {readonly Series[]} series
 * @returns {string[]}
 */
export function seriesIds(series) {
  return [...new Set(series.map(({id}) => id))];
}

/**
 * Every value that a panel's axis must hold: points, intervals and references.
 *
 * @param {Points} points
 * @param {string} panel
 * @returns {number[]}
 */
export function valuesIn(points, panel) {
  const values = seriesIn(points, panel).flatMap((series) =>
    series.points.flatMap(({y, low, high}) => [y, low ?? null, high ?? null]),
  );
  const references = referencesIn(points, panel).map(({y}) => y);
  return /** @type {number[]} */ ([...values, ...references].filter((value) => value !== null));
}

/**
 * Reference lines of a panel.
 *
 * @param {Points} points
 * @param {string} panel
 */
export function referencesIn(points, panel) {
  return (points.references ?? []).filter((each) => (each.panel ?? panel) === panel);
}

/**
 * Address of a point within its figure.
 *
 * @param {{id: string, panel?: string, part?: string}} series
 * @param {number | string} x
 * @returns {string}
 */
export function pointKey({id, panel, part}, x) {
  return [id, panel, part, x].filter((each) => each !== undefined).join('|');
}
