// @ts-check
/**
 * A figure ready to be drawn as HTML.
 *
 * @typedef {import('../../../../lib/chart-data/types.js').Points} Points
 * @typedef {import('../../../../lib/chart-data/table.js').Row} Row
 *
 * @typedef {object} StillFigure
 * @property {string} id `<study>/<figure>`
 * @property {string} name last part of the id
 * @property {Points} points as `select` returns them
 * @property {{chart: string, scales: readonly ('linear' | 'log')[], annotations?: readonly Annotation[]}} definition
 * @property {readonly Row[]} rows of the values, as `lib/chart-data/table.js` gives them
 * @property {string} spots JSON of what the picture answers with
 *
 * @typedef {import('../../charts/types.js').Annotation} Annotation
 *
 * @typedef {object} Look
 * @property {(key: string, params?: object) => string} t texts of the figure and of the interface
 * @property {(key: string) => boolean} has whether the figure itself has this text
 * @property {string} locale
 * @property {string} baseUrl of the whole site
 * @property {{wide: string, narrow: string}} pictures as SVG
 * @property {readonly import('../../../../content/site/corrections.js').CorrectionNote[]} [corrections] of this figure,
 *   with whole addresses
 *
 * @typedef {{figure: StillFigure, look: Look}} StillProps what every part of a figure's frame is drawn from
 */

export {};
