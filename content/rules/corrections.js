// @ts-check
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {problemAt} from '../problem.js';
import {CORRECTIONS, readCorrectionsFile} from '../site/corrections.js';
import {LOCALES} from '../languages.js';
import {valueAt} from '../validation/schema-problems.js';
import {compileSchema} from '../validation/schema-validator.js';

const SCHEMA = fileURLToPath(
  new URL('../../static/data/schema/corrections.v1.schema.json', import.meta.url),
);

/**
 * Every correction fits the schema, names a page, figures and claims that exist, and has its texts in every language.
 *
 * @param {import('../types.js').Site} site
 * @param {readonly import('../site/pages.js').Page[]} pages
 *
 * @typedef {import('../site/corrections.js').Correction} Correction
 * @typedef {{field: string, value: string}} Flaw
 */
export function checkCorrections(site, pages) {
  const file = readCorrectionsFile(site.root);
  if (!file) return [];
  const malformed = flawsOfForm(file);
  const flaws = malformed.length > 0 ? malformed : flawsOfEntries(file.corrections, site, pages);
  return flaws.map((params) => problemAt('correction-flaw', {file: CORRECTIONS}, params));
}

/** @param {unknown} file @returns {(Flaw & {id: string})[]} */
function flawsOfForm(file) {
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

/**
 * @param {readonly Correction[]} entries
 * @param {import('../types.js').Site} site
 * @param {readonly import('../site/pages.js').Page[]} pages
 */
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

/**
 * @param {Correction} entry
 * @param {Record<'page' | 'figures' | 'claims', {has: (name: string) => boolean}>} known
 * @returns {Flaw[]}
 */
function unknownNames({page, figures = [], claims = []}, known) {
  const named = {page: [page], figures, claims};
  return /** @type {const} */ (['page', 'figures', 'claims']).flatMap((field) =>
    named[field].filter((name) => !known[field].has(name)).map((value) => ({field, value})),
  );
}

/** @param {Correction} entry @param {import('../types.js').Site} site @returns {Flaw[]} */
function untold(entry, {catalogues}) {
  return LOCALES.flatMap((locale) =>
    [`${entry.id}.was`, `${entry.id}.now`]
      .filter((key) => !Object.hasOwn(catalogues[locale].corrections ?? {}, key))
      .map((key) => ({field: `i18n/${locale}/corrections.json`, value: key})),
  );
}
