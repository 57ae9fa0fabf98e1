// @ts-check
import {readFileSync} from 'node:fs';
import {inRussian} from './katex-ru.js';
import {makeSay} from './say.js';

const NAMES = ['command-line', 'problems', 'refusals', 'verdicts', 'build'];

/** @type {Map<string, import('./say.js').Say>} */
const made = new Map();

/**
 * What says all sentences of the command line and of the build in one language.
 *
 * @param {string} lang
 * @returns {import('./say.js').Say}
 */
export function sayIn(lang) {
  const say =
    made.get(lang) ??
    makeSay(
      lang,
      NAMES.map((name) => catalogue(lang, name)),
      formats(lang),
    );
  made.set(lang, say);
  return say;
}

/** @param {string} lang @param {string} name @returns {Record<string, string>} */
function catalogue(lang, name) {
  const file = new URL(`../../i18n/${lang}/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * What KaTeX finds wrong with a formula, in languages other than its own.
 *
 * @type {Record<string, (reason: string) => string>}
 */
const TRANSLATED_REASONS = {ru: inRussian};

/** Parts of what the build says. @param {string} lang */
function formats(lang) {
  const say = (/** @type {string} */ key, /** @type {object} */ params = {}) =>
    sayIn(lang)(key, params);
  const shown = (/** @type {unknown} */ value) =>
    value === '' || value === undefined ? '∅' : JSON.stringify(value);
  return {
    shown,
    katex: (/** @type {string} */ reason) => TRANSLATED_REASONS[lang]?.(reason) ?? reason,
    language: (/** @type {string} */ code) =>
      String(new Intl.DisplayNames(lang, {type: 'language'}).of(code)),
    anchor: (/** @type {string | undefined} */ id) => (id ? `#${id}` : say('part.none')),
    used: (/** @type {string[]} */ places) =>
      places.length > 0 ? ` ${say('part.used', {places: places.join(', ')})}` : '',
    knownIds: (/** @type {string[]} */ ids) =>
      ids.length > 0 ? say('part.known', {ids: ids.join(', ')}) : say('part.known-none'),
    changes: (/** @type {{what: string, was: unknown, now: unknown}[]} */ list) =>
      list
        .map(({what, was, now}) => say('part.change', {what, was: shown(was), now: shown(now)}))
        .join('; '),
    pictures: (/** @type {{picture: string, was: string | null}[]} */ list) =>
      list
        .map(({picture, was}) => say(was ? 'part.drawn-from' : 'part.no-picture', {picture, was}))
        .join('; '),
  };
}
