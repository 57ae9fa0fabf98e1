// @ts-check
import {createHash} from 'node:crypto';
import {inTwelveDigits} from '../../lib/quantity/twelve-digits.js';
import {chartTexts} from '../figures/chart-texts.js';
import {textsOf} from '../figures/read-figures.js';
import {sourcesOf} from '../figures/sources.js';
import {LOCALES} from '../languages.js';

/** @import {Points} from '../../lib/chart-data/types.js' */
/** @import {Figure} from '../figures/read-figures.js' */

/**
 * @typedef {object} FigureState all that a figure shows at one time, in both languages: enough to draw it ever after
 * @property {string} figure `<study>/<figure>`
 * @property {import('../../lib/chart-data/types.js').ChartKind} chart
 * @property {readonly ('linear' | 'log')[]} scales
 * @property {readonly import('../../src/studies/types.js').FigureAnnotation[]} annotations
 * @property {Points} points without the places in the result files that they were read from
 * @property {Record<string, {own: Record<string, string>, shared: Record<string, string>}>} languages `own`: texts of
 *   the figure, numbers put in; `shared`: those of the interface that its drawing needs
 * @property {import('../figures/sources.js').Source[]} sources
 */

/**
 * The state of a figure now.
 *
 * @param {string} root folder of the repository
 * @param {import('../figures/read-figures.js').Figure} figure
 * @returns {Promise<FigureState>}
 */
export async function stateOf(root, figure) {
  const {id, definition, points, runs} = figure;
  const {chart, scales, annotations = []} = definition;
  const entries = LOCALES.map(async (locale) => {
    const {t, catalogue} = await textsOf(root, figure, locale);
    return [locale, wordsOf(figure, t, catalogue)];
  });
  const languages = Object.fromEntries(await Promise.all(entries));
  const drawn = withoutOrigins(points);
  const state = {figure: id, chart, scales, annotations, points: drawn};
  return inTwelveDigits({...state, languages, sources: sourcesOf(runs)});
}

/**
 * The name of a state: ten hexadecimal digits of the SHA-256 of what the figure itself says. Words that all figures
 * share don't count: another word for a unit is no other figure.
 *
 * @param {FigureState} state
 * @returns {string}
 */
export function idOf({chart, scales, annotations, points, languages}) {
  const own = Object.fromEntries(LOCALES.map((locale) => [locale, languages[locale].own]));
  return createHash('sha256')
    .update(JSON.stringify({chart, scales, annotations, points, own}))
    .digest('hex')
    .slice(0, 10);
}

/** @param {Figure} figure @param {(key: string) => string} t @param {Record<string, string>} catalogue */
function wordsOf({name, points}, t, catalogue) {
  const prefix = `figure.${name}.`;
  const isOwn = (/** @type {string} */ key) => Object.hasOwn(catalogue, prefix + key);
  const texts = chartTexts(name, t, catalogue);
  const around = Object.keys(catalogue)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => [key, t(key)]);
  const isNeeded = needOf(points);
  const entries = Object.entries(texts);
  return {
    own: Object.fromEntries([...around, ...entries.filter(([key]) => isOwn(key))]),
    shared: Object.fromEntries(entries.filter(([key]) => !isOwn(key) && isNeeded(key))),
  };
}

/** Shared words name units, runtimes and parts, of which a figure has a few, and say what marks mean. @param {Points} points */
function needOf(points) {
  const named = JSON.stringify(points);
  return (/** @type {string} */ key) => {
    const [kind, ...rest] = key.split('.');
    if (kind === 'chart') return rest[0] !== 'single' || rest[1].startsWith(points.kind);
    return kind === 'figure' || named.includes(`"${rest.join('.')}"`);
  };
}

/**
 * @template T
 * @param {T} value of points, at any depth
 * @returns {T} which may lack its places: they are optional
 */
function withoutOrigins(value) {
  if (Array.isArray(value)) return /** @type {T} */ (value.map(withoutOrigins));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'from');
  return /** @type {T} */ (
    Object.fromEntries(kept.map(([key, inner]) => [key, withoutOrigins(inner)]))
  );
}
