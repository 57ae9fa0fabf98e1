// @ts-check
import {escape} from '../pool/markup.js';
import {controlsHtml} from './controls.js';
import {partsOf} from './view.js';

/**
 * The whole comparison, as the server draws it and as the page puts it in where the application left it empty.
 *
 * @param {import('./state.js').State} state
 * @param {import('./state.js').Study} study
 * @param {readonly {id: string, title: string}[]} studies
 * @param {import('../frame/words.js').Words} words
 * @returns {string} HTML
 */
export function compareHtml(state, study, studies, words) {
  const {t} = words;
  const {parts} = partsOf(state, study, words);
  const part = (/** @type {string} */ name, tag = 'div') =>
    `<${tag} data-part="${name}">${parts[name]}</${tag}>`;
  return (
    `<section class="explorable compare" aria-label="${escape(t('compare.title'))}"><form>` +
    `<p class="compare-sentence" data-part="sentence">${parts.sentence}</p>${part('more', 'ul')}` +
    `${controlsHtml(state, study, studies, words)}${part('ratio')}${part('values')}${part('legend')}${part('cause')}` +
    `<noscript><p class="explorable-note">${escape(t('compare.noScript'))}</p></noscript>` +
    `<p class="explorable-note" data-part="films">${parts.films}</p>` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}
