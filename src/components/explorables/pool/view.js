// @ts-check
import {LESSONS} from './fields.js';
import {endOf, filmsOf} from './film.js';
import {controlsHtml, moreHtml, lessonText, lessonsHtml} from './controls.js';
import {escape, rich} from './markup.js';
import {BANDS} from './paths.js';
import {axisHtml, filmHtml, legendHtml} from './picture.js';
import {measuredSentence, sentenceOf} from './sentence.js';
import {stateOf} from './state.js';
import {formulasHtml, numbersHtml, recordHtml} from './tables.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Cell} Cell
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {import('./film.js').Film} Film
 */

/**
 * The parts of the simulator that a state changes, as HTML.
 *
 * @param {State} state
 * @param {readonly Cell[]} cells
 * @param {Words} words
 * @param {number} [plot] pixels of the drawing; a stretch is drawn at least one of them wide
 * @returns {{parts: Record<string, string>, films: Record<'blocking' | 'coroutines', Film>, endS: number,
 *   sentence: string}}
 */
export function partsOf(state, cells, words, plot = TYPICAL_PLOT) {
  const films = filmsOf(state, cells);
  const sides = state.lesson === 1 ? /** @type {const} */ (['blocking']) : SIDES;
  const endS = state.lesson === 1 ? films.blocking.record.elapsedS : endOf(films);
  const sentence = sentenceOf(state, cells, films, words);
  /** @type {Record<string, string>} */
  const parts = {
    sentence: escape(sentence),
    lesson: `<strong>${escape(words.t(`pool.lesson.${LESSONS[state.lesson - 1]}`))}.</strong> ${rich(lessonText(state, words))}`,
    measured: escape(measuredSentence(state, cells, placeOf(state, cells), words)),
    picture: sides.map((side) => sideHtml(side, films[side], {state, endS, words, plot})).join(''),
    axis: axisHtml(endS, words),
    legend: legendHtml(kindsOf(sides.map((side) => films[side])), words),
    slow: escape(slowText(endS, words)),
  };
  return {parts, films, endS, sentence};
}

/**
 * The tables, which take longer than the picture and may follow it.
 *
 * @param {State} state
 * @param {readonly Cell[]} cells
 * @param {Record<'blocking' | 'coroutines', Film>} films
 * @param {Words} words
 * @returns {Record<string, string>} HTML
 */
export function tablesOf(state, cells, films, words) {
  return {
    record: recordHtml(films, words),
    formulas: formulasHtml(state, cells, films, words),
    numbers: numbersHtml(state, cells, words),
  };
}

/** Pixels of the drawing where nobody has measured them: between a phone's and a desktop's. */
const TYPICAL_PLOT = 480;

const SIDES = /** @type {const} */ (['blocking', 'coroutines']);

/** How long a film plays at its usual speed, seconds. */
export const PLAY_S = 8;

/** @param {number} endS @param {Words} words */
function slowText(endS, {t, say}) {
  return t('pool.slow', {
    here: say('s', 1),
    there: say('ms', (endS * 1000) / PLAY_S, {significant: 2}),
  });
}

/** @param {readonly Film[]} films */
function kindsOf(films) {
  const shown = new Set(films.flatMap(({record}) => record.segments.map(({kind}) => kind)));
  return Object.keys(BANDS).filter((kind) => shown.has(/** @type {any} */ (kind)));
}

/**
 * @param {'blocking' | 'coroutines'} side
 * @param {Film} film
 * @param {{state: State, endS: number, words: Words, plot: number}} drawing
 */
function sideHtml(side, film, {state, endS, words, plot}) {
  const {t, say} = words;
  const pool = t(`pool.title.${side}`, {
    workers: say('workers', state.workers),
    slots: state.slots,
  });
  const last = t('pool.last', {time: say('ms', film.record.elapsedS * 1000, {significant: 3})});
  return (
    `<div class="pool-side"><p class="pool-title"><strong>${escape(t(`pool.side.${side}`))}</strong> <span>${escape(pool)}</span> ` +
    `<b class="pool-last">${escape(last)}</b></p>${filmHtml(film, side, {endS, words, plot})}</div>`
  );
}

/**
 * Whether a state is a cell as it was measured, or the start.
 *
 * @param {State} state
 * @param {readonly Cell[]} cells
 */
function placeOf(state, cells) {
  const given = stateOf(cells, state.cell);
  const free = ['lesson', 'n', 'total', 'seed'];
  const isSame = Object.keys(given).every((key) => free.includes(key) || given[key] === state[key]);
  const isStart =
    state.load === 'once' &&
    state.workers === 1 &&
    ['tcpu', 'tio', 'boot'].every((key) => given[key] === state[key]);
  return {isAsMeasured: isSame && state.load !== 'once', isStart};
}

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

const icon = (/** @type {string} */ path) =>
  `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;
export const ICONS = {
  play: icon('M5 3l12 7-12 7z'),
  pause: icon('M5 3h3.5v14H5zM11.5 3H15v14h-3.5z'),
  back: icon('M4 3h2.5v14H4zM16 3v14L7 10z'),
  forward: icon('M13.500 3H16v14h-2.500zM4 3v14l9-7z'),
};
