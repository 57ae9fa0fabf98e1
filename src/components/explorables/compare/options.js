// @ts-check
import {escape} from '../pool/markup.js';
import {quantitiesIn} from './state.js';

/**
 * @typedef {import('./state.js').Study} Study
 * @typedef {import('../frame/words.js').Words} Words
 */

/**
 * The cells of a study to choose from, by what they were asked to do.
 *
 * @param {Study} study
 * @param {string} chosen id
 * @param {boolean} [isLater] left for the reader's browser to fill
 * @param {string} [narrow] words that a name must have
 * @returns {string} HTML
 */
export function optionsHtml({cells}, chosen, isLater = false, narrow = '') {
  if (isLater && !chosen) return '';
  const wanted = narrow.toLowerCase().split(/\s+/u).filter(Boolean);
  const isWanted = (/** @type {import('./state.js').Cell} */ {id, name, group}) => {
    const text = `${name} ${group} ${id}`.toLowerCase();
    return id === chosen || wanted.every((word) => text.includes(word));
  };
  const groups = new Map();
  for (const cell of cells.filter(isWanted))
    groups.set(cell.group, [...(groups.get(cell.group) ?? []), cell]);
  return [...groups]
    .map(
      ([group, of]) =>
        `<optgroup label="${escape(group)}">${of.map((/** @type {import('./state.js').Cell} */ {id, name}) => optionHtml(id, name, id === chosen)).join('')}</optgroup>`,
    )
    .join('');
}

/**
 * What a study's cells were measured in.
 *
 * @param {Study} study
 * @param {string} chosen
 * @param {Words} words
 * @returns {string} HTML
 */
export const quantitiesHtml = (study, chosen, {t}) =>
  quantitiesIn(study)
    .map((path) => optionHtml(path, t(`compare.of.${path}`), path === chosen))
    .join('');

/** @param {string} value @param {string} text @param {boolean} isChosen */
export const optionHtml = (value, text, isChosen) =>
  `<option value="${escape(value)}"${isChosen ? ' selected' : ''}>${escape(text)}</option>`;
