import {shownNumber} from '../frame/shown-number.ts';
import {CHOICES, LESSONS, NUMBERS, SWITCHES} from './fields.ts';
import {nameOf} from './cell-name.ts';
import {SLIDERS} from './controls.ts';
import {escape} from './markup.ts';
import type {Words} from '../frame/words.ts';
import type {Choices, NumberName, Switches} from './fields.ts';
import type {Cell, State} from './state.ts';

/**
 * The lessons, each of which adds one control and one sentence.
 *
 * @returns HTML
 */
export function lessonsHtml({lesson}: State, {t}: Words): string {
  const buttons = LESSONS.map((name, at) => {
    const pressed = at + 1 === lesson;
    return `<li><button type="button" name="lesson-${at + 1}" aria-pressed="${pressed}"><span aria-hidden="true">${at + 1}</span> <b>${escape(t(`pool.lesson.${name}`))}</b></button></li>`;
  });
  return `<ol class="pool-lessons" aria-label="${escape(t('pool.lessons'))}">${buttons.join('')}</ol>`;
}

/**
 * The few controls; those of later lessons hidden.
 *
 * @returns HTML
 */
export function controlsHtml(state: State, words: Words): string {
  const numbers = (names: NumberName[]) =>
    names.map((name) => numberHtml(name, state, words)).join('');
  return (
    `<div class="pool-controls">${switchHtml('kept', state, words)}${numbers(['workers', 'slots'])}` +
    `${choiceHtml('load', state, words)}${numbers(['rate', 'cap', 'n'])}</div>`
  );
}

const MORE: NumberName[] = ['cores', 'tcpu', 'tio', 'waits', 'boot', 'ccpu', 'cwait', 'seed'];

/**
 * All other controls, which stand below the picture so that it stays in sight.
 *
 * @returns HTML
 */
export function moreHtml(state: State, cells: readonly Cell[], words: Words): string {
  return (
    `<fieldset class="pool-more" data-step="6"${hiddenAt(6, state)}><legend>${escape(words.t('pool.more'))}</legend>` +
    `${cellHtml(state, cells, words)}<div class="pool-controls">${switchHtml('others', state, words)}` +
    `${choiceHtml('work', state, words)}${MORE.map((name) => numberHtml(name, state, words)).join('')}</div></fieldset>`
  );
}

const hiddenAt = (step: number, {lesson}: State) => (lesson < step ? ' hidden' : '');

function switchHtml(name: keyof Switches, state: State, {t}: Words) {
  return (
    `<div class="pool-field pool-switch" data-step="${SWITCHES[name].step}"${hiddenAt(SWITCHES[name].step, state)}>` +
    `<label><input type="checkbox" name="${name}"${state[name] ? ' checked' : ''}> ${escape(t(`pool.field.${name}`))}</label></div>`
  );
}

function choiceHtml(name: keyof Choices, state: State, {t}: Words) {
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

function numberHtml(name: NumberName, state: State, {t, locale}: Words) {
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

function cellHtml(state: State, cells: readonly Cell[], words: Words) {
  const option = (cell: Cell) =>
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
