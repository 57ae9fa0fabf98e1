import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inEachLanguage} from '../../content/languages.ts';

/** Keys of the interface's texts around an embedded figure. */
const OF_FIGURES = /^figure\.(keys|scale|linear|log|series|annotation|share|csv)$/u;

/** Keys of texts that only embed pages say: what a sandbox around a frame of theirs may forbid, too. */
const OF_PAGES = /^(?:embed\.(?:unreachable|quoted|verdict|found|dark|light)|share\.sandboxed)$/u;

/**
 * The words of embedded figures, which carry every language.
 *
 * @param root folder of the repository
 * @returns by language
 */
export const embedWords = (root: string): Record<string, Record<string, string>> =>
  inEachLanguage((language) => around(root, language));

/**
 * The words of the web component, which brings those of the menu along: it has no site to ask.
 *
 * @param root folder of the repository
 * @returns by language
 */
export const elementWords = (root: string): Record<string, Record<string, string>> =>
  inEachLanguage((language) => {
    const all = Object.entries({...around(root, language), ...catalogue(root, language, 'share')});
    return Object.fromEntries(all.filter(([key]) => !OF_PAGES.test(key)));
  });

function around(root: string, language: string): Record<string, string> {
  const shared = Object.entries(catalogue(root, language, 'interface'));
  const own = shared.filter(([key]) => OF_FIGURES.test(key));
  return {...Object.fromEntries(own), ...catalogue(root, language, 'embed')};
}

const catalogue = (root: string, language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, 'i18n', language, `${name}.json`), 'utf8'));
