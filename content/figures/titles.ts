import {saidTexts} from '../quantities/texts.ts';
import {textsOf} from '../i18n.ts';
import type {Site} from '../types.ts';

/**
 * The title of a figure in a language, with its numbers: for lists that name figures without drawing them.
 *
 * @param id `<study>/<figure>`
 * @returns the id for a figure without a title
 */
export function figureTitle(site: Site, id: string, locale: string): string {
  const [study, name] = id.split('/');
  const key = `figure.${name}.title`;
  const {has, render} = textsOf(locale, saidTexts(site, study, key, locale));
  return has(key) ? render(key) : id;
}
