import {LANGUAGES, pathIn} from '../../content/languages.ts';

/**
 * Where a served site is to be seen, a line for each language.
 *
 * @param url of the site, with its last slash
 */
export const addresses = (url: string) =>
  LANGUAGES.map(({code, name}) => `${name}  ${url}${pathIn(code, '/').slice(1)}`).join('\n');
