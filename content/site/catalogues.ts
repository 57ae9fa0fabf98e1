import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {messageOf} from '../../lib/errors.ts';
import {problemAt} from '../problem.ts';
import {placeAt} from '../../lib/json/places.ts';
import {filesUnder} from './files.ts';
import {LOCALES} from '../languages.ts';
import {FOLDERS} from './folders.ts';
import {lineAt} from './prose.ts';
import type {Catalogues, Problem, Site} from '../types.ts';

/** `code` is Docusaurus' own, of strings of its shell, which only translations have. */
const OURS = /^i18n\/[a-z]+\/(studies\/)?(?!code\.)[^/]+\.json$/;

/**
 * The i18next catalogues of each language.
 *
 * @returns catalogues by language and name, null for one that doesn't parse; `sources` are the files' texts
 */
export function loadCatalogues(root: string): {
  catalogues: Catalogues;
  sources: Map<string, string>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const sources: Map<string, string> = new Map();
  const ofLocale = (locale: string) => {
    const files = filesUnder(root, FOLDERS.catalogues[locale], OURS);
    return Object.fromEntries(
      files.map((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        sources.set(file, text);
        return [nameOf(file), parse(file, text, problems)];
      }),
    );
  };
  const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, ofLocale(locale)]));
  return {catalogues, sources, problems};
}

/** Where a language has a catalogue. */
export const catalogueFile = (locale: string, name: string) =>
  `${FOLDERS.catalogues[locale]}/${name}.json`;

/** The texts of a catalogue in these languages, each with its file. */
export const textsIn = ({catalogues}: Pick<Site, 'catalogues'>, name: string, locales = LOCALES) =>
  locales.flatMap((locale) =>
    Object.entries(catalogues[locale][name] ?? {})
      .filter(([, text]) => typeof text === 'string')
      .map(([key, text]) => ({locale, file: catalogueFile(locale, name), key, text})),
  );

/** The line that a text stands on, or the first. */
export function placeOfText({catalogueSources}: Site, file: string, key: string) {
  const source = catalogueSources.get(file) ?? '';
  return {file, line: lineAt(source, Math.max(0, source.indexOf(`"${key}"`)))};
}

/**
 * Whether a text is in no language: one that a single language lacks is said by the comparison of the catalogues, and one
 * that doesn't parse is said already.
 */
export const isNowhere = ({catalogues}: Site, name: string, key: string) =>
  LOCALES.every((locale) => {
    const {[name]: texts = {}} = catalogues[locale];
    return texts !== null && !texts[key] && !texts[`${key}_other`];
  });

/** `study` of i18n/en/study.json, `studies/demo` of i18n/en/studies/demo.json. */
const nameOf = (file: string) =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.json$/, '');

function parse(file: string, text: string, problems: Problem[]) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = messageOf(error);
    const place = {file, ...placeInJson(text, message)};
    problems.push(problemAt('json-syntax', place, {reason: message}));
    return null;
  }
}

/** Node says "at position 12" or "(line 1 column 13)" depending on its version. */
function placeInJson(text: string, message: string) {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return {};
  return placeAt(text, Number(position));
}
