// @ts-check
import {escape} from '../pool/markup.js';
import {designHtml, modelHtml} from './controls.js';
import {guessHtml} from './guess-form.js';
import {numbersHtml} from './numbers.js';
import {designWith} from './state.js';
import {noTimelines, partsOf} from './view.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Design} Design
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {import('./view.js').TimelinesOf} TimelinesOf
 */

/**
 * The whole explorer, as the server draws it and as the page puts it in where the application left it empty.
 *
 * @param {State} state
 * @param {readonly Design[]} designs
 * @param {Words} words
 * @param {TimelinesOf} [timelinesOf] what draws the timelines of the cells; it comes with the simulator, later than the rest
 * @returns {string} HTML
 */
export function effectsHtml(state, designs, words, timelinesOf = noTimelines) {
  const {t} = words;
  const {parts} = partsOf(state, designs, words, timelinesOf);
  const hasModel = designWith(designs, state.design).request !== null;
  const title = (/** @type {string} */ key) => `<p class="effects-title">${escape(t(key))}</p>`;
  const cover = (/** @type {string} */ name) =>
    ` data-cover="${escape(t(`effects.cover.${name}`))}"`;
  return (
    `<section class="explorable pool effects" aria-label="${escape(t('effects.name'))}"><form>` +
    `<p class="pool-sentence" data-part="sentence"${cover('sentence')}>${parts.sentence}</p>${designHtml(state, designs, words)}${guessHtml(words)}` +
    `<div class="effects-grid" data-part="grid">${parts.grid}</div>` +
    `<p class="explorable-note" data-part="timelines">${parts.timelines}</p>` +
    `<p class="explorable-note" data-part="note">${parts.note}</p>` +
    `<p class="pool-measured" data-part="model"${cover('model')}>${parts.model}</p>${modelHtml(state, words, hasModel)}` +
    `<noscript><p class="explorable-note">${escape(t('effects.noScript'))}</p></noscript>` +
    `<div class="effects-pictures"><div${cover('heights')}>${title('effects.heights.title')}<div data-part="heights">${parts.heights}</div></div>` +
    `<div${cover('rows')}>${title('effects.rows.title')}<ul class="effects-rows" data-part="rows">${parts.rows}</ul></div></div>` +
    `<p class="explorable-note">${escape(t('effects.legend'))} <span data-screen-only>${escape(t('effects.press'))}</span></p>` +
    `<details class="effects-numbers"${hasModel ? '' : ' hidden'}><summary>${escape(t('pool.details.numbers'))}</summary><div data-part="numbers">${numbersHtml(state, designs, designWith(designs, state.design), words)}</div></details>` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}
