import {shapePath, stylesOf} from '../../../src/components/charts/marks/style.js';
import {escapeHtml} from './escape.js';

/** Kinds that say nothing with a part of them missing. */
const WHOLE = new Set(['stacked-bars', 'timeline', 'effect-grid']);

/**
 * Buttons that choose the scale and the series; the live chart does what they ask.
 *
 * @param {import('../../../content/figures/read-figures.js').Figure} figure
 * @param {{t: (key: string, params?: object) => string}} look
 * @returns {string} empty where there is nothing to choose
 */
export function controlBar({definition, points}, {t}) {
  const groups = [scaleButtons(definition, t), seriesButtons(points, t)].filter(Boolean);
  return groups.length > 0 ? `<div class="figure-controls">${groups.join('')}</div>` : '';
}

/** @param {any} definition @param {(key: string) => string} t */
function scaleButtons({scales}, t) {
  if (scales.length < 2) return '';
  const buttons = scales.map((/** @type {string} */ scale, /** @type {number} */ index) =>
    button('scale', scale, index === 0, escapeHtml(t(`figure.${scale}`))),
  );
  return group(t('figure.scale'), buttons);
}

/** @param {any} points @param {(key: string) => string} t */
function seriesButtons(points, t) {
  const styles = stylesOf(points.series);
  if (styles.size < 2 || WHOLE.has(points.kind)) return '';
  const buttons = [...styles].map(([id, style]) =>
    button(
      'series',
      id,
      true,
      `${swatch(style, isCurve(points, id))}${escapeHtml(t(`series.${id}`))}`,
    ),
  );
  return group(t('figure.series'), buttons);
}

/** @param {string} label @param {string[]} buttons */
function group(label, buttons) {
  return `<div role="group" aria-label="${escapeHtml(label)}">${buttons.join('')}</div>`;
}

/** @param {string} kind @param {string} value @param {boolean} isPressed @param {string} content */
function button(kind, value, isPressed, content) {
  return `<button type="button" data-${kind}="${value}" aria-pressed="${isPressed}">${content}</button>`;
}

/** @param {any} points @param {string} id */
function isCurve({series}, id) {
  return series.some((/** @type {any} */ each) => each.id === id && each.role === 'model');
}

/** @param {{colour: string, shape: string}} style @param {boolean} isLine curves of models have no marks */
function swatch({colour, shape}, isLine) {
  return (
    '<svg width="14" height="14" viewBox="-8 -8 16 16" aria-hidden="true">' +
    `<path d="${isLine ? 'M-7 0H7' : shapePath(shape, 5)}" fill="none" stroke="${colour}" stroke-width="2.5"/></svg>`
  );
}
