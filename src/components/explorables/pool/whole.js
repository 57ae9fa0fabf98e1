// @ts-check
import {controlsHtml, lessonsHtml, moreHtml} from './form.js';
import {ICONS} from './icons.js';
import {escape} from './markup.js';
import {tablesOf} from './tables.js';
import {partsOf} from './view.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Cell} Cell
 * @typedef {import('../frame/words.js').Words} Words
 */

/**
 * The whole simulator, as the server draws it and as the page puts it in where the application left it empty.
 *
 * @param {State} state
 * @param {readonly Cell[]} cells
 * @param {Words} words
 * @returns {string} HTML
 */
export function poolHtml(state, cells, words) {
  const {t} = words;
  const drawn = partsOf(state, cells, words);
  /** @type {Record<string, string>} */
  const parts = {...drawn.parts, ...tablesOf(state, cells, drawn.films, words)};
  const part = (/** @type {string} */ name, tag = 'div') =>
    `<${tag} data-part="${name}">${parts[name]}</${tag}>`;
  const details = (/** @type {string} */ name, isOpen = false) =>
    `<details${isOpen ? ' open' : ''}><summary>${escape(t(`pool.details.${name}`))}</summary>${part(name)}</details>`;
  return (
    `<section class="explorable pool" aria-label="${escape(t('pool.name'))}"><form>` +
    `<p class="pool-sentence" data-part="sentence">${parts.sentence}</p>` +
    `${lessonsHtml(state, words)}<p class="pool-text" data-part="lesson">${parts.lesson}</p>` +
    `${controlsHtml(state, words)}` +
    `<div class="pool-stage"><div data-part="picture">${parts.picture}</div>${part('axis')}${timeHtml(words, parts.slow)}</div>` +
    `<p class="pool-story" data-part="story"></p>${part('legend')}` +
    moreHtml(state, cells, words) +
    `<noscript><p class="explorable-note">${escape(t('pool.noScript'))}</p></noscript>` +
    `<p class="pool-measured" data-part="measured">${parts.measured}</p>` +
    `<div data-part="statistics" class="pool-statistics"></div>` +
    `${details('formulas')}${details('record')}${details('numbers')}` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}

/** Play, step and the slider that is the playhead. @param {Words} words @param {string} slow */
function timeHtml({t}, slow) {
  const button = (/** @type {string} */ name) =>
    `<button type="button" name="${name}" aria-label="${escape(t(`pool.${name}`))}">${ICONS[/** @type {'play'} */ (name)]}</button>`;
  const speeds = ['0.25', '1', '4'].map(
    (speed) =>
      `<option value="${speed}"${speed === '1' ? ' selected' : ''}>×${speed === '0.25' ? '¼' : speed}</option>`,
  );
  return (
    `<div class="pool-scrub"><input type="range" name="time" min="0" max="1000" step="1" value="1000" aria-label="${escape(t('pool.time'))}"></div>` +
    `<div class="pool-player">${button('play')}${button('back')}${button('forward')}` +
    `<select name="speed" aria-label="${escape(t('pool.speed'))}">${speeds.join('')}</select>` +
    `<span class="pool-slow" data-part="slow">${slow}</span>` +
    `<button type="button" name="reset">${escape(t('pool.reset'))}</button><button type="button" name="keys" aria-expanded="false">?</button></div>` +
    `<p class="explorable-note pool-keys" hidden>${escape(t('pool.keysHelp'))}</p>`
  );
}
