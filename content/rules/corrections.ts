import {problemAt} from '../problem.ts';
import {CORRECTIONS, readCorrectionsFile} from '../site/corrections.ts';
import {LOCALES} from '../languages.ts';
import {flawsOfForm} from './kept-list.ts';
import type {Flaw} from './kept-list.ts';
import type {Correction} from '../site/corrections.ts';
import type {Checkable, Page, Site} from '../types.ts';

/**
 * Every correction fits the schema, names a page, figures of that page and claims that exist, and has its texts in every
 * language.
 */
export function checkCorrections({site, pages}: Checkable) {
  const file = readCorrectionsFile(site.root);
  if (!file) return [];
  const malformed = flawsOfForm(file, 'corrections');
  const flaws = malformed.length > 0 ? malformed : flawsOfEntries(file.corrections, site, pages);
  if (flaws.length > 0)
    return flaws.map((params) => problemAt('correction-flaw', {file: CORRECTIONS}, params));
  return file.corrections.flatMap((entry) => figuresElsewhere(entry, pages));
}

/** Each language's page shows what was corrected in it: the entry links to the figure there. */
const figuresElsewhere = ({id, page, figures = []}: Correction, pages: readonly Page[]) =>
  pages
    .filter(({path}) => path === page)
    .flatMap(({file, figures: shown}) =>
      figures
        .filter((figure) => !shown.includes(figure))
        .map((figure) =>
          problemAt('correction-figure', {file: CORRECTIONS}, {id, figure, page: file}),
        ),
    );

function flawsOfEntries(entries: readonly Correction[], site: Site, pages: readonly Page[]) {
  const known = {
    page: new Set(pages.map(({path}) => path)),
    figures: site.figures,
    claims: site.claims,
  };
  const ids = entries.map(({id}) => id);
  return entries.flatMap((entry, index) =>
    [
      ...(ids.indexOf(entry.id) < index ? [{field: 'id', value: entry.id}] : []),
      ...unknownNames(entry, known),
      ...untold(entry, site),
    ].map((flaw) => ({id: entry.id, ...flaw})),
  );
}

function unknownNames(
  {page, figures = [], claims = []}: Correction,
  known: Record<'page' | 'figures' | 'claims', {has: (name: string) => boolean}>,
): Flaw[] {
  const named = {page: [page], figures, claims};
  return (['page', 'figures', 'claims'] as const).flatMap((field) =>
    named[field].filter((name) => !known[field].has(name)).map((value) => ({field, value})),
  );
}

function untold(entry: Correction, {catalogues}: Site): Flaw[] {
  return LOCALES.flatMap((locale) =>
    [`${entry.id}.was`, `${entry.id}.now`]
      .filter((key) => !Object.hasOwn(catalogues[locale].corrections ?? {}, key))
      .map((key) => ({field: `i18n/${locale}/corrections.json`, value: key})),
  );
}
