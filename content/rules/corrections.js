import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {problemAt} from '../problem.js';
import {CORRECTIONS, readCorrectionsFile} from '../site/corrections.js';
import {LOCALES} from '../languages.js';
import {compileSchema} from '../validation/schema-validator.js';

const SCHEMA = fileURLToPath(
  new URL('../../static/data/schema/corrections.v1.schema.json', import.meta.url),
);

/** Every correction fits the schema, names a page, figures and claims that exist, and has its texts in every language. */
export function checkCorrections(site, pages) {
  const file = readCorrectionsFile(site.root);
  if (!file) return [];
  const malformed = flawsOfForm(file);
  const flaws = malformed.length > 0 ? malformed : flawsOfEntries(file.corrections, site, pages);
  return flaws.map((params) => problemAt('correction-flaw', {file: CORRECTIONS}, params));
}

function flawsOfForm(file) {
  const {validate} = compileSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')));
  if (validate(file)) return [];
  return validate.errors.map(({instancePath, params}) => {
    const [, , index, ...rest] = instancePath.split('/');
    const name = params.additionalProperty ?? params.missingProperty;
    const entry = file.corrections?.[index];
    const field = [...rest, name].filter((part) => part !== undefined).join('/');
    return {
      id: String(entry?.id ?? index ?? '∅'),
      field: field || 'corrections',
      value: String(valueAt(entry, field)),
    };
  });
}

const valueAt = (entry, field) => field.split('/').reduce((node, key) => node?.[key], entry);

function flawsOfEntries(entries, site, pages) {
  const known = {
    page: new Set(pages.map(({name}) => name.replace(/\.mdx?$/, ''))),
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

function unknownNames({page, figures = [], claims = []}, known) {
  const named = [
    ['page', page],
    ...figures.map((figure) => ['figures', figure]),
    ...claims.map((claim) => ['claims', claim]),
  ];
  return named
    .filter(([field, name]) => !known[field].has(name))
    .map(([field, name]) => ({field, value: String(name)}));
}

function untold(entry, {catalogues}) {
  return LOCALES.flatMap((locale) =>
    [`${entry.id}.was`, `${entry.id}.now`]
      .filter((key) => !Object.hasOwn(catalogues[locale].corrections ?? {}, key))
      .map((key) => ({field: `i18n/${locale}/corrections.json`, value: key})),
  );
}
