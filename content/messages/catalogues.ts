import {readFileSync} from 'node:fs';
import {inRussian} from './katex-ru.ts';
import {makeSay} from './say.ts';
import type {Say} from './say.ts';

const NAMES = ['command-line', 'problems', 'refusals', 'verdicts', 'build'];

const made: Map<string, Say> = new Map();

/** What says all sentences of the command line and of the build in one language. */
export function sayIn(lang: string): Say {
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

function catalogue(lang: string, name: string): Record<string, string> {
  const file = new URL(`../../i18n/${lang}/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What KaTeX finds wrong with a formula, in languages other than its own. */
const TRANSLATED_REASONS: Record<string, (reason: string) => string> = {ru: inRussian};

/** Parts of what the build says. */
function formats(lang: string) {
  const say = (key: string, params: object = {}) => sayIn(lang)(key, params);
  const shown = (value: unknown) =>
    value === '' || value === undefined ? '∅' : JSON.stringify(value);
  return {
    shown,
    katex: (reason: string) => TRANSLATED_REASONS[lang]?.(reason) ?? reason,
    language: (code: string) => String(new Intl.DisplayNames(lang, {type: 'language'}).of(code)),
    anchor: (id: string | undefined) => (id ? `#${id}` : say('part.none')),
    used: (places: string[]) =>
      places.length > 0 ? ` ${say('part.used', {places: places.join(', ')})}` : '',
    knownIds: (ids: string[]) =>
      ids.length > 0 ? say('part.known', {ids: ids.join(', ')}) : say('part.known-none'),
    changes: (list: {what: string; was: unknown; now: unknown}[]) =>
      list
        .map(({what, was, now}) => say('part.change', {what, was: shown(was), now: shown(now)}))
        .join('; '),
    pictures: (list: {picture: string; was: string | null}[]) =>
      list
        .map(({picture, was}) => say(was ? 'part.drawn-from' : 'part.no-picture', {picture, was}))
        .join('; '),
  };
}
