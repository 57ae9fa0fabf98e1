import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {problemAt} from '../problem.ts';
import {CORRECTIONS, readCorrectionsFile} from '../site/corrections.ts';
import {LOCALES} from '../languages.ts';
import {valueAt} from '../../lib/json/places.ts';
import {compileSchema} from '../validation/schema-validator.ts';
import type {Correction} from '../site/corrections.ts';
import type {Checkable, Page, Site} from '../types.ts';

const SCHEMA = fileURLToPath(
  new URL('../../static/data/schema/corrections.v1.schema.json', import.meta.url),
);

type Flaw = {field: string; value: string};

/**
 * Every correction fits the schema, names a page, figures of that page and claims that exist, and has its texts in every
 * language.
 */
export function checkCorrections({site, pages}: Checkable) {
  const file = readCorrectionsFile(site.root);
  if (!file) return [];
  const malformed = flawsOfForm(file);
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

function flawsOfForm(file: unknown): (Flaw & {id: string})[] {
  const {validate} = compileSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')));
  validate(file);
  return (validate.errors ?? []).map(({instancePath, params}) => {
    const [, , index, ...rest] = instancePath.split('/');
    const name = params.additionalProperty ?? params.missingProperty;
    const entry = `/corrections/${index}`;
    const field = [...rest, name].filter((part) => part !== undefined).join('/');
    return {
      id: String(valueAt(file, `${entry}/id`) ?? index ?? '∅'),
      field: field || 'corrections',
      value: String(valueAt(file, `${entry}/${field}`)),
    };
  });
}

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
