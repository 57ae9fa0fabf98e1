import {readFileSync} from 'node:fs';
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

/** KaTeX speaks English only; these are the complaints that authors meet. */
const SENTENCES: [RegExp, string][] = [
  [/^Undefined control sequence: (.+)$/u, 'команды $1 нет'],
  [
    /^Unexpected end of input in a macro argument, expected '(.+)'$/u,
    'конец формулы раньше, чем «$1»',
  ],
  [/^Expected '(.+)', got 'EOF'$/u, 'конец формулы там, где ждали «$1»'],
  [/^Expected 'EOF', got '(.+)'$/u, 'лишний знак «$1»'],
  [/^Expected '(.+)', got '(.+)'$/u, 'ждали «$1», а стоит «$2»'],
  [/^Expected group after '(.+)'$/u, 'после «$1» ничего нет'],
  [/^Double superscript$/u, 'два верхних индекса подряд'],
  [/^Double subscript$/u, 'два нижних индекса подряд'],
  [/^No such environment: (.+)$/u, 'окружения $1 нет'],
];

/** What KaTeX says of a formula, in Russian where the sentence is known. */
export function inRussian(reason: string): string {
  const known = SENTENCES.find(([pattern]) => pattern.test(reason));
  return known ? reason.replace(...known) : reason;
}
