import {LOCALES, ORIGINAL, TRANSLATIONS} from '../../../../content/languages.ts';
import {readView} from '../view-state.ts';
import type {View} from '../view-state.ts';

/** what an element's attributes ask for; its own win over those in the address of its source */
export interface EmbedRequest {
  /** address of the state */
  source: string;
  /** `<study>/<figure>`, empty where the source doesn't say */
  figure: string;
  /** address of the figure's embed page */
  home: string;
  /** address of what is known of the figure now */
  facts: string;
  /** address of the published picture */
  picture: string | null;
  language: string;
  theme: 'light' | 'dark' | 'auto';
  view: View;
  /** of the source, with the attributes in it */
  query: URLSearchParams;
}

/** The address of an embed page: the site's root, the figure. */
const EMBED = new RegExp(`^(.*/)embed/([^/]+/[^/]+)/(?:(?:${TRANSLATIONS.join('|')})/)?$`, 'u');

/**
 * Reads what an element asks for. Nothing of it is trusted: language and theme are one of those that there are, and
 * addresses are addresses.
 *
 * @param base address that `src` is relative to
 */
export function requestOf(
  element: {
    getAttribute: (name: string) => string | null;
    closest?: (selector: string) => Element | null;
  },
  base: string,
): EmbedRequest {
  const address = new URL(element.getAttribute('src') ?? '', base);
  const query = new URLSearchParams(address.search);
  const own = {lang: element.getAttribute('lang'), theme: element.getAttribute('theme')};
  for (const [name, value] of Object.entries(own)) if (value) query.set(name, value);
  const around = element.closest?.('[lang]')?.getAttribute('lang')?.slice(0, 2);
  const language =
    [query.get('lang'), around].find((each) => each && LOCALES.includes(each)) ?? ORIGINAL;
  const wanted = query.get('theme');
  const theme: EmbedRequest['theme'] = wanted === 'light' || wanted === 'dark' ? wanted : 'auto';
  const [, root, figure = ''] = EMBED.exec(address.pathname) ?? [];
  const name = String(figure.split('/').at(-1));
  for (const [key, value] of new URLSearchParams(element.getAttribute('view') ?? ''))
    query.set(`f.${name}.${key}`, value);
  const asked = {figure, language, theme, view: readView(`?${query}`, name), query};
  if (!figure)
    return {...asked, source: address.href, facts: '', home: address.href, picture: null};
  const at = (path: string) => new URL(root + path, address).href;
  const facts = at(`embed/${figure}/figure.json`);
  const home = at(`embed/${figure}/`);
  const frozen = query.get('frozen');
  const shade = theme === 'dark' ? 'dark' : 'light';
  return {
    ...{...asked, facts, home},
    source: frozen ? at(`frozen/${figure}/${encodeURIComponent(frozen)}.json`) : facts,
    picture: frozen ? null : at(`pictures/${figure}.${language}.${shade}.svg`),
  };
}
