// @ts-check
import {LANGUAGES, pathIn} from '../../content/languages.js';

/** Where a served site is to be seen, a line for each language. @param {string} url of the site, with its last slash */
export const addresses = (url) =>
  LANGUAGES.map(({code, name}) => `${name}  ${url}${pathIn(code, '/').slice(1)}`).join('\n');
