import {attributeOf} from '../site/tags.ts';
import {lineAt, proseOf} from '../site/prose.ts';
import {problemAt} from '../problem.ts';
import {catalogueFile, placeOfText, textsIn} from '../site/catalogues.ts';
import type {Text} from '../site/prose.ts';
import type {Nodes} from 'mdast';
import type {Checkable, Page, Site} from '../types.ts';

const NBSP = '\u00a0';
// Not the second: «Swoole 6.2 с корутинами» names a version.
const UNIT = '(?:мс|МБ|ГБ|МиБ|КиБ|кБ|раза?|запр|%)';

/** What a Russian text must not have, and what replaces it, where a program can tell. */
const RULES: {
  code: string;
  found: RegExp;
  /** what of it has one right answer; all of it without this */
  mendable?: RegExp;
  mended: (whole: string, groups: Record<string, string>) => string;
}[] = [
  {
    // A second, «5 с», has a no-break space before it; the preposition «с» rarely has.
    code: 'typography-preposition',
    found:
      /(?<![\p{L}\p{N}\-–/])(?:в|во|к|ко|(?<!\u00a0)с|со|о|об|у|на|по|за|до|из|от)(?<space>\s*[ \n]\s*)/giu,
    mended: (whole, {space}) => whole.slice(0, -space.length) + NBSP,
  },
  {
    // «5 с» is seconds, unless the no-break space after «с» makes it the preposition.
    code: 'typography-unit',
    found: /(?<=\d|\}\}) (?:(?:мс|мкс|МБ|ГБ|МиБ|КиБ|кБ|%)(?!\p{L})|с(?![\p{L}\u00a0]))/gu,
    mended: (whole) => NBSP + whole.trim(),
  },
  {
    code: 'typography-quote',
    found: /(?<!\S)[^\s"]*"\S*/gu,
    // what stands in pairs
    mendable: /(?<=^|[\s(—])"(?=[^\s"])(?<quoted>[^"\n]*[^\s"])"(?=$|[\s.,;:!?)—])/gu,
    mended: (_, {quoted}) => `«${quoted}»`,
  },
  {
    // A figure that is quoted, «-11.92%», stands as its source printed it.
    code: 'typography-decimal',
    found: new RegExp(`(?<!«[-+−\\d.,]*)\\d+\\.\\d+(?=[\\s\\u00a0]?${UNIT}(?!\\p{L}))`, 'gu'),
    mended: (whole) => whole.replace('.', ','),
  },
];

/** Catalogues of sentences that a terminal shows, where people search and copy: spaces there are plain ones. */
const OF_TERMINAL = new Set(['build', 'command-line', 'problems', 'refusals', 'verdicts']);

/**
 * Russian pages and catalogues keep the rules of Russian typography: a no-break space after short prepositions,
 * «ёлочки», and a comma in decimal fractions.
 */
export function checkTypography({site, pages}: Checkable) {
  const names = Object.keys(site.catalogues.ru).filter((name) => !OF_TERMINAL.has(name));
  return [
    ...pages.flatMap((page) => (page.locale === 'ru' ? flawsOfPage(page) : [])),
    ...names
      .flatMap((name) => textsIn(site, name, ['ru']))
      .flatMap(({file, key, text}) =>
        flawsOf(text).map(({code, whole}) =>
          problemAt(code, placeOfText(site, file, key), {whole}),
        ),
      ),
  ];
}

const flawsOfPage = (page: Page) =>
  russianOf(page).flatMap(({start, text}) =>
    flawsOf(text).map(({code, at, whole}) =>
      problemAt(code, {file: page.file, line: lineAt(page.text, start + at)}, {whole}),
    ),
  );

/** A Russian page with no-break spaces, commas and, where they stand in pairs, quotation marks as they belong. */
export function tidied({tree, text}: Text): string {
  if (!tree) return text;
  return russianOf({tree, text})
    .toReversed()
    .reduce((whole, {start, text: prose}) => {
      return whole.slice(0, start) + tidiedProse(prose) + whole.slice(start + prose.length);
    }, text);
}

/**
 * The sentences of a Russian catalogue that are mended, as the file will be: nothing else in it changes.
 *
 * @returns the same text if there are none, and where it isn't a catalogue
 */
export function tidiedCatalogue(site: Site, name: string): string {
  const texts = textsIn(site, name, ['ru']);
  const source = site.catalogueSources.get(catalogueFile('ru', name)) ?? '';
  if (OF_TERMINAL.has(name)) return source;
  return texts.reduce((whole, {key, text}) => {
    const [was, now] = [text, tidiedProse(text)].map(
      (one) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`,
    );
    return whole.replace(was, () => now);
  }, source);
}

const tidiedProse = (prose: string) =>
  RULES.reduce(
    (done, {found, mendable = found, mended}) =>
      done.replace(mendable, (match, ...rest) => mended(match, rest.at(-1))),
    prose,
  );

function flawsOf(text: string) {
  return RULES.flatMap(({code, found}) =>
    [...text.matchAll(found)].map((match) => ({
      code,
      at: match.index,
      whole: withNextWord(text, match),
    })),
  );
}

/** What was found and the word after it, on one line. */
function withNextWord(text: string, {0: found, index}: RegExpExecArray) {
  const [next] = text.slice(index + found.length).split(/\s/);
  return (found + next).replace(/\s*\n\s*/g, ' ').trim();
}

const russianOf = (page: Text) => proseOf(page, {except: isEnglish});

const isEnglish = (node: Nodes) => 'attributes' in node && attributeOf(node, 'lang') === 'en';
