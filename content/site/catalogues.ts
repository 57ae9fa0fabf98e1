import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {messageOf} from '../../lib/errors.ts';
import {problemAt} from '../problem.ts';
import {placeAt} from '../../lib/json/places.ts';
import {filesUnder} from './files.ts';
import {LOCALES} from '../languages.ts';
import {FOLDERS} from './folders.ts';
import type {Catalogues, Problem} from '../types.ts';

// Docusaurus' own catalogue of shell strings, which only translations have
const OURS = /^i18n\/[a-z]+\/(studies\/)?[^/]+\.json$/;
const NOT_OURS = /\/code\.json$/;

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
    const ours = files.filter((file) => !NOT_OURS.test(file));
    return Object.fromEntries(
      ours.map((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        sources.set(file, text);
        return [nameOf(file), parse(file, text, problems)];
      }),
    );
  };
  const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, ofLocale(locale)]));
  return {catalogues, sources, problems};
}

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
