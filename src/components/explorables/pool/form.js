// @ts-check
import {shownNumber} from '../frame/shown-number.js';
import {CHOICES, LESSONS, NUMBERS, SWITCHES} from './fields.js';
import {nameOf} from './cell-name.js';
import {SLIDERS} from './controls.js';
import {escape} from './markup.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Cell} Cell
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {import('./fields.js').NumberName} NumberName
 */

/**
 * The lessons, each of which adds one control and one sentence.
 *
 * @param {State} state
 * @param {Words} words
 * @returns {string} HTML
 */
export function lessonsHtml({lesson}, {t}) {
  const buttons = LESSONS.map((name, at) => {
    const pressed = at + 1 === lesson;
    return `<li><button type="button" name="lesson-${at + 1}" aria-pressed="${pressed}"><span aria-hidden="true">${at + 1}</span> <b>${escape(t(`pool.lesson.${name}`))}</b></button></li>`;
  });
  return `<ol class="pool-lessons" aria-label="${escape(t('pool.lessons'))}">${buttons.join('')}</ol>`;
}

/**
 * The few controls; those of later lessons hidden.
 *
 * @param {State} state
 * @param {Words} words
 * @returns {string} HTML
 */
export function controlsHtml(state, words) {
  const numbers = (/** @type {NumberName[]} */ names) =>
    names.map((name) => numberHtml(name, state, words)).join('');
  return (
    `<div class="pool-controls">${switchHtml('kept', state, words)}${numbers(['workers', 'slots'])}` +
    `${choiceHtml('load', state, words)}${numbers(['rate', 'cap', 'n'])}</div>`
  );
}

/** @type {NumberName[]} */
const MORE = ['cores', 'tcpu', 'tio', 'waits', 'boot', 'ccpu', 'cwait', 'seed'];

/**
 * All other controls, which stand below the picture so that it stays in sight.
 *
 * @param {State} state
 * @param {readonly Cell[]} cells
 * @param {Words} words
 * @returns {string} HTML
 */
export function moreHtml(state, cells, words) {
  return (
    `<fieldset class="pool-more" data-step="6"${hiddenAt(6, state)}><legend>${escape(words.t('pool.more'))}</legend>` +
    `${cellHtml(state, cells, words)}<div class="pool-controls">${switchHtml('others', state, words)}` +
    `${choiceHtml('work', state, words)}${MORE.map((name) => numberHtml(name, state, words)).join('')}</div></fieldset>`
  );
}

/** @param {number} step @param {State} state */
const hiddenAt = (step, {lesson}) => (lesson < step ? ' hidden' : '');

/** @param {keyof import('./fields.js').Switches} name @param {State} state @param {Words} words */
function switchHtml(name, state, {t}) {
  return (
    `<div class="pool-field pool-switch" data-step="${SWITCHES[name].step}"${hiddenAt(SWITCHES[name].step, state)}>` +
    `<label><input type="checkbox" name="${name}"${state[name] ? ' checked' : ''}> ${escape(t(`pool.field.${name}`))}</label></div>`
  );
}

/** @param {keyof import('./fields.js').Choices} name @param {State} state @param {Words} words */
function choiceHtml(name, state, {t}) {
  const {options, step} = CHOICES[name];
  const all = options.map(
    (option) =>
      `<option value="${option}"${state[name] === option ? ' selected' : ''}>${escape(t(`pool.${name}.${option}`))}</option>`,
  );
  return (
    `<div class="pool-field" data-step="${step}"${hiddenAt(step, state)}><label for="pool-${name}">${escape(t(`pool.field.${name}`))}</label>` +
    `<select id="pool-${name}" name="${name}">${all.join('')}</select></div>`
  );
}

/** @param {NumberName} name @param {State} state @param {Words} words */
function numberHtml(name, state, {t, locale}) {
  const {step, unit} = NUMBERS[name];
  const label = escape(t(`pool.field.${name}`));
  const range = SLIDERS[name];
  const [least, most, by] = range ?? [];
  const slider = range
    ? `<input type="range" name="${name}-slider" min="${least}" max="${most}" step="${by}" value="${state[name]}" aria-label="${escape(t('pool.slider', {field: t(`pool.field.${name}`)}))}">`
    : '';
  const suffix = unit ? `<span aria-hidden="true">${escape(t(`pool.suffix.${unit}`))}</span>` : '';
  return (
    `<div class="pool-field" data-step="${step}"${hiddenAt(step, state)}><label for="pool-${name}">${label}</label>` +
    `<div class="pool-number">${slider}<input id="pool-${name}" name="${name}" inputmode="decimal" autocomplete="off" ` +
    `value="${shownNumber(state[name], locale)}" aria-describedby="pool-${name}-bad">${suffix}</div><p class="explorable-bad" id="pool-${name}-bad"></p></div>`
  );
}

/** @param {State} state @param {readonly Cell[]} cells @param {Words} words */
function cellHtml(state, cells, words) {
  const option = (/** @type {Cell} */ cell) =>
    `<option value="${escape(cell.id)}"${cell.id === state.cell ? ' selected' : ''}>${escape(nameOf(cell, words))}</option>`;
  const studies = [...new Set(cells.map(({study}) => study))].map((study) => {
    const own = cells.filter((cell) => cell.study === study).map(option);
    return `<optgroup label="${escape(words.t(`pool.study.${study}`))}">${own.join('')}</optgroup>`;
  });
  return (
    `<div class="pool-field pool-cell"><label for="pool-cell">${escape(words.t('pool.field.cell'))}</label>` +
    `<select id="pool-cell" name="cell">${studies.join('')}</select><p class="explorable-bad" id="pool-cell-bad"></p></div>`
  );
}
