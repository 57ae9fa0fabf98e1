import {join} from 'node:path';
import {embedWords} from '../islands/embed-words.ts';
import {FIGURE_STYLES, pageStyles} from '../islands/embed-styles.ts';
import {ORIGINAL, inEachLanguage} from '../../content/languages.ts';
import {browserScript} from '../common/browser-script.ts';
import {escaped} from '../common/escaped.ts';
import {embedPage} from './page.ts';
import type {Place} from './figure-pages.ts';

const NEAREST = browserScript(join(import.meta.dirname, 'browser/list.ts'));

/**
 * The list of all figures that can be embedded, which also answers for one that there is not: it names the nearest.
 *
 * @param figures titles: by language
 * @returns HTML
 */
export function listPage(
  {siteDir, base}: Place,
  figures: readonly {figure: string; titles: Record<string, string>}[],
): string {
  const words = embedWords(siteDir);
  const part = (language: string) => {
    const items = figures.map(({figure, titles}) => {
      const address = `${base}embed/${figure}/?lang=${language}`;
      return `<li data-id="${figure}"><a href="${address}">${escaped(titles[language])}</a></li>`;
    });
    const {'embed.list': title, 'embed.unknown.figure': missing} = words[language];
    return `<div data-missing="${escaped(missing)}" role="status"></div><h1>${escaped(title)}</h1><ul>${items.join('')}</ul>`;
  };
  return embedPage({
    language: ORIGINAL,
    parts: inEachLanguage(part),
    facts: {},
    title: words[ORIGINAL]['embed.list'],
    head: '',
    styles: pageStyles(siteDir, [...FIGURE_STYLES, 'plugins/embeds/embed.css']),
    script: NEAREST,
  });
}
