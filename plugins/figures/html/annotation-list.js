import {escapeHtml} from './escape.js';

/**
 * The annotations of a figure, numbered as its pins are; each can be pressed to show its point.
 *
 * @param {import('../../../content/figures/read-figures.js').Figure} figure
 * @param {{t: (key: string, params?: object) => string}} look
 * @returns {string}
 */
export function annotationList({name, definition}, {t}) {
  const {annotations = []} = definition;
  if (annotations.length === 0) return '';
  const items = annotations.map(
    (/** @type {{id: string, at: {series: string}}} */ {id, at}, /** @type {number} */ index) =>
      `<li id="${name}--${id}"><button type="button" class="figure-pin" data-note="${id}" data-of="${at.series}" aria-pressed="false" ` +
      `aria-label="${escapeHtml(t('figure.annotation', {number: index + 1}))}">${index + 1}</button>` +
      `<span>${escapeHtml(t(`annotation.${id}`))}</span></li>`,
  );
  return `<ol class="figure-annotations">${items.join('')}</ol>`;
}
