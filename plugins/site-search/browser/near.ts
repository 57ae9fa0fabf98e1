import leven from 'leven';
import {namesIn} from '../../../lib/words/names.ts';
import {plain} from '../../../lib/words/stems.ts';

/** How much of what was typed may differ, and how many are named at most. */
const [SHARE, MOST] = [0.4, 4];

/**
 * Names and terms of the site that are written nearly as a query is.
 *
 * @param query that finds nothing
 * @param language of the page
 * @param terms the glossary's, in that language
 * @returns the nearest first
 */
export function nearTo(
  query: string,
  language: string,
  terms: readonly string[] = TERMS,
): string[] {
  const asked = plain(query);
  const known = [
    ...namesIn(language).map(([name, written]) => ({name, forms: [name, ...written]})),
    ...terms.map((name) => ({name, forms: [name, ...name.split(/[\s,]+/u)]})),
  ];
  const near = known
    .map(({name, forms}) => ({
      name,
      distance: Math.min(...forms.map((form) => farness(asked, form))),
    }))
    .filter(({distance}) => distance <= SHARE)
    .sort((a, b) => a.distance - b.distance);
  return [...new Set(near.map(({name}) => name))].slice(0, MOST);
}

/** @returns letters to change as a share of the longer text; short forms are near to anything */
function farness(asked: string, form: string) {
  const length = Math.max(asked.length, form.length);
  return form.length < 4 ? 1 : leven(asked, plain(form)) / length;
}
