import {problemAt} from '../problem.js';
import {CORRECTIONS, readCorrections} from '../site/corrections.js';
import {LOCALES} from '../site/folders.js';

const FORMS = {id: /^[a-z][a-z0-9-]*$/, date: /^\d{4}-\d\d-\d\d$/, commit: /^[0-9a-f]{7,40}$/};
const FIELDS = ['id', 'date', 'page', 'figure', 'claims', 'commit'];

/** Every correction has its fields, names a page, figure or claims that exist, and is told in both languages. */
export function checkCorrections(site, pages) {
  const known = {
    page: new Set(pages.map(({name}) => name.replace(/\.mdx?$/, ''))),
    figure: site.figures,
    claims: site.claims,
  };
  return readCorrections(site.root).flatMap((entry) =>
    [...flawsOfForm(entry), ...unknownNames(entry, known), ...untold(entry, site)].map((params) =>
      problemAt('correction-flaw', {file: CORRECTIONS}, {id: String(entry.id), ...params}),
    ),
  );
}

function flawsOfForm(entry) {
  const unknown = Object.keys(entry).filter((field) => !FIELDS.includes(field));
  const broken = Object.keys(FORMS).filter(
    (field) =>
      !(field === 'commit' && entry.commit === undefined) && !FORMS[field].test(entry[field] ?? ''),
  );
  return [...unknown, ...broken].map((field) => ({field, value: String(entry[field])}));
}

function unknownNames(entry, known) {
  const named = [
    ['page', entry.page],
    ...(entry.figure === undefined ? [] : [['figure', entry.figure]]),
    ...(entry.claims ?? []).map((claim) => ['claims', claim]),
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
