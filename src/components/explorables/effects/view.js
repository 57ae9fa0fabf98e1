// @ts-check
import {escape} from '../pool/markup.js';
import {designHtml, modelHtml} from './controls.js';
import {guessHtml} from './guess.js';
import {gridHtml} from './grid.js';
import {heightsHtml} from './heights.js';
import {modelOf} from './model.js';
import {numbersHtml} from './numbers.js';
import {rowsHtml} from './rows.js';
import {measuredSentence, modelSentence} from './sentence.js';
import {designWith} from './state.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Design} Design
 * @typedef {import('../frame/words.js').Words} Words
 */

/**
 * The parts of the explorer that a state changes.
 *
 * @param {State} state
 * @param {readonly Design[]} designs
 * @param {Words} words
 * @returns {{parts: Record<string, string>, said: string}} HTML of each part, and what a screen reader is told
 */
export function partsOf(state, designs, words) {
  const design = designWith(designs, state.design);
  const model = modelOf(state, design);
  const [sentence, ofModel] = [
    measuredSentence(design, words),
    modelSentence(state, designs, design, words),
  ];
  const parts = {
    sentence: escape(sentence),
    model: escape(ofModel),
    grid: gridHtml(design, model, words),
    heights: heightsHtml(design, model, words),
    rows: rowsHtml(design, model, words),
    note: escape(words.t(`effects.note.${design.kind}`)),
    numbers: numbersHtml(state, designs, design, words),
  };
  return {parts, said: `${sentence} ${ofModel}`};
}

/**
 * The whole explorer, as the server draws it and as the page puts it in where the application left it empty.
 *
 * @param {State} state
 * @param {readonly Design[]} designs
 * @param {Words} words
 * @returns {string} HTML
 */
export function effectsHtml(state, designs, words) {
  const {t} = words;
  const {parts} = partsOf(state, designs, words);
  const hasModel = designWith(designs, state.design).request !== null;
  const title = (/** @type {string} */ key) => `<p class="effects-title">${escape(t(key))}</p>`;
  return (
    `<section class="explorable pool effects" aria-label="${escape(t('effects.name'))}"><form>` +
    `<p class="pool-sentence" data-part="sentence">${parts.sentence}</p>${designHtml(state, designs, words)}${guessHtml(words)}` +
    `<div class="effects-grid" data-part="grid">${parts.grid}</div>` +
    `<p class="explorable-note" data-part="note">${parts.note}</p>` +
    `<p class="pool-measured" data-part="model">${parts.model}</p>${modelHtml(state, words, hasModel)}` +
    `<noscript><p class="explorable-note">${escape(t('effects.noScript'))}</p></noscript>` +
    `<div class="effects-pictures"><div>${title('effects.heights.title')}<div data-part="heights">${parts.heights}</div></div>` +
    `<div>${title('effects.rows.title')}<ul class="effects-rows" data-part="rows">${parts.rows}</ul></div></div>` +
    `<p class="explorable-note">${escape(t('effects.legend'))}</p>` +
    `<details class="effects-numbers"${hasModel ? '' : ' hidden'}><summary>${escape(t('pool.details.numbers'))}</summary><div data-part="numbers">${parts.numbers}</div></details>` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}
