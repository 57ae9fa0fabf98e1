import {problemAt} from '../problem.ts';
import {LOCALES} from '../languages.ts';
import {readCorrections} from '../site/corrections.ts';
import {OBJECTIONS, readObjectionsFile} from '../site/objections.ts';
import {flawsOfForm} from './kept-list.ts';
import type {Objection} from '../site/objections.ts';
import type {Checkable, Site} from '../types.ts';
import type {Flaw} from './kept-list.ts';

/**
 * Every objection fits the schema, names results, claims and a correction that exist, and has its texts in every
 * language.
 */
export function checkObjections({site}: Pick<Checkable, 'site'>) {
  const file = readObjectionsFile(site.root);
  if (!file) return [];
  const malformed = flawsOfForm(file, 'objections');
  const flaws = malformed.length > 0 ? malformed : flawsOfEntries(file.objections, site);
  return flaws.map((params) => problemAt('objection-flaw', {file: OBJECTIONS}, params));
}

function flawsOfEntries(entries: readonly Objection[], site: Site) {
  const ids = entries.map(({id}) => id);
  const corrections = new Set(readCorrections(site.root).map(({id}) => id));
  return entries.flatMap((entry, index) => {
    const {id, results = [], claims = [], correction} = entry;
    const flaws: Flaw[] = [
      ...(ids.indexOf(id) < index ? [{field: 'id', value: id}] : []),
      ...unknown('results', results, site.runs.byId),
      ...unknown('claims', claims, site.claims),
      ...unknown('correction', correction === undefined ? [] : [correction], corrections),
      ...untold(id, site),
    ];
    return flaws.map((flaw) => ({id, ...flaw}));
  });
}

const unknown = (
  field: string,
  names: readonly string[],
  known: {has: (name: string) => boolean},
): Flaw[] => names.filter((name) => !known.has(name)).map((value) => ({field, value}));

const untold = (id: string, {catalogues}: Site): Flaw[] =>
  LOCALES.flatMap((locale) =>
    ['title', 'says', 'answer']
      .map((key) => `${id}.${key}`)
      .filter((key) => !Object.hasOwn(catalogues[locale].objections ?? {}, key))
      .map((key) => ({field: `i18n/${locale}/objections.json`, value: key})),
  );
