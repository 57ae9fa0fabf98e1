import {EFFECTS} from '../../../../lib/gains/corner-bounds.ts';
import {rich} from '../pool/markup.ts';

/** The cells above and below the line of an effect's ratio, as its terms carry them. */
export const cellsOf = (name: string) => {
  const {over, under} = EFFECTS[name];
  return `${over.join(' ')}/${under.join(' ')}`;
};

/** A sentence as HTML: `[state:waiting|3.1 times]` is a term that lights up the cells it is made of. */
export const termsHtml = (text: string): string =>
  rich(
    text,
    (name, words) =>
      `<button type="button" class="pool-term" name="${name}" data-cells="${cellsOf(name)}" aria-pressed="false">${words}</button>`,
  );
