// @ts-check
import {EFFECTS} from '../../../../lib/gains/corner-bounds.js';
import {rich} from '../pool/markup.js';

/** The cells above and below the line of an effect's ratio, as its terms carry them. @param {string} name */
export const cellsOf = (name) => {
  const {over, under} = EFFECTS[name];
  return `${over.join(' ')}/${under.join(' ')}`;
};

/**
 * A sentence as HTML: `[state:waiting|3.1 times]` is a term that lights up the cells it is made of.
 *
 * @param {string} text
 * @returns {string}
 */
export const termsHtml = (text) =>
  rich(
    text,
    (name, words) =>
      `<button type="button" class="pool-term" name="${name}" data-cells="${cellsOf(name)}" aria-pressed="false">${words}</button>`,
  );
