import {escape} from '../pool/markup.ts';
import {optionHtml, optionsHtml, quantitiesHtml} from './options.ts';
import {LETTERS} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {State, Study} from './state.ts';

/**
 * The form: the cells and the quantity, each in one line, so that a phone's first screen has the values too; folded
 * away, the study and what narrows the lists.
 *
 * @returns HTML
 */
export function controlsHtml(
  state: State,
  study: Study,
  studies: readonly {id: string; title: string}[],
  words: Words,
): string {
  const {t} = words;
  const button = (name: string, isHidden = false) =>
    `<button type="button" name="${name}"${isHidden ? ' hidden' : ''}>${escape(t(`compare.${name}`))}</button>`;
  const cells = LETTERS.map((letter, at) =>
    fieldHtml(
      letter,
      optionsHtml(study, state.cells[at] ?? '', at > 1),
      words,
      at >= state.cells.length,
    ),
  );
  const of = fieldHtml('of', quantitiesHtml(study, state.of, words), words);
  return (
    `<div class="compare-cells">${cells.join('')}${of}</div>` +
    `<div class="compare-tools">${button('swap')}${button('add')}${button('remove', state.cells.length < 3)}` +
    `<details class="compare-more"><summary>${escape(t('compare.moreFields'))}</summary>` +
    `<div class="compare-fields">${fieldHtml('study', studiesHtml(studies, state.study), words)}` +
    `<div class="compare-field"><label for="compare-narrow">${escape(t('compare.field.narrow'))}</label><input id="compare-narrow" name="narrow" type="search" autocomplete="off" spellcheck="false">` +
    `<p class="explorable-bad" id="compare-narrow-bad"></p></div></div></details></div>`
  );
}

function fieldHtml(name: string, options: string, {t}: Words, isHidden = false) {
  const role =
    name === 'b' ? `<span class="visually-hidden">${escape(t('compare.base'))}</span>` : '';
  return (
    `<div class="compare-field" data-field="${name}"${isHidden ? ' hidden' : ''}><label for="compare-${name}">${escape(t(`compare.field.${name}`))}${role}</label>` +
    `<select id="compare-${name}" name="${name}" aria-describedby="compare-${name}-bad">${options}</select><p class="explorable-bad" id="compare-${name}-bad"></p></div>`
  );
}

const studiesHtml = (studies: readonly {id: string; title: string}[], chosen: string) =>
  studies.map(({id, title}) => optionHtml(id, title, id === chosen)).join('');
