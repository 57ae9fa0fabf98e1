import {parse} from '@humanwhocodes/momoa';
import {problemAt} from '../problem.js';
import {LOCALES} from '../languages.js';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Catalogues have the same keys in every language, every plural form, and the same values inside. */
export function checkCatalogues(site) {
  const names = LOCALES.flatMap((locale) => Object.keys(site.catalogues[locale]));
  return [...new Set(names)].flatMap((name) => checkCatalogue(name, site));
}

function checkCatalogue(name, site) {
  // one that doesn't parse is said already
  if (LOCALES.some((locale) => site.catalogues[locale][name] === null)) return [];
  const sides = LOCALES.map((locale) => sideOf(locale, name, site));
  const missing = sides.filter(({members}) => members === null);
  const present = sides.filter(({members}) => members !== null);
  return [
    ...missing.map(({file}) => problemAt('catalogue-missing', {file}, {twin: present[0]?.file})),
    ...present.flatMap(flawsOfMembers),
    ...present.flatMap(missingForms),
    ...(missing.length === 0 ? differencesOf(sides) : []),
  ];
}

function sideOf(locale, name, site) {
  const file = `i18n/${locale}/${name}.json`;
  const source = site.catalogueSources.get(file);
  if (source === undefined) return {locale, file, members: null};
  return {locale, file, members: membersOf(source)};
}

function membersOf(source) {
  const {body} = parse(source, {mode: 'json'});
  return (body.members ?? []).map(({name, value}) => ({
    key: name.value,
    base: name.value.replace(PLURAL, ''),
    form: PLURAL.exec(name.value)?.[1],
    text: value.type === 'String' ? value.value : null,
    line: name.loc.start.line,
    column: name.loc.start.column,
  }));
}

function flawsOfMembers({file, members}) {
  const seen = new Set();
  return members.flatMap(({key, text, line, column}) => {
    const place = {file, line, column};
    const twice = seen.has(key) ? [problemAt('catalogue-key-twice', place, {key})] : [];
    seen.add(key);
    return text === null ? [...twice, problemAt('catalogue-not-text', place, {key})] : twice;
  });
}

function missingForms({locale, file, members}) {
  const required = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const plural = members.filter(({form}) => form);
  return [...new Set(plural.map(({base}) => base))].flatMap((base) => {
    const own = plural.filter((member) => member.base === base);
    const missing = required.filter((form) => !own.some((member) => member.form === form));
    if (missing.length === 0) return [];
    const {line, column} = own[0];
    return [
      problemAt(
        'catalogue-plural',
        {file, line, column},
        {
          key: base,
          missing,
          add: missing.map((form) => `${base}_${form}`),
        },
      ),
    ];
  });
}

/** What differs from the original, each difference once however many languages show it. */
function differencesOf([first, ...others]) {
  const problems = others.flatMap((second) => [
    ...keysMissingIn(second, first),
    ...keysMissingIn(first, second),
    ...unlikeValues(first, second),
    ...emptyInOne(first, second),
  ]);
  const key = ({code, file, params}) => `${code} ${file} ${params.key}`;
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

function keysMissingIn(side, other) {
  const known = new Set(side.members.map(({base}) => base));
  const missing = other.members.filter(({base}) => !known.has(base));
  return uniqueBy(missing, 'base').map(({base, line}) =>
    problemAt('catalogue-key', {file: side.file}, {key: base, twin: `${other.file}:${line}`}),
  );
}

// A number that one language shows and the other doesn't.
function unlikeValues(first, second) {
  return uniqueBy(second.members, 'base').flatMap(({base, line, column}) => {
    const there = valuesIn(first, base);
    const here = valuesIn(second, base);
    if (there === null || here.join() === there.join()) return [];
    const params = {key: base, here, there, twin: first.file};
    return [problemAt('catalogue-values', {file: second.file, line, column}, params)];
  });
}

// A text that is empty in both languages is meant so.
function emptyInOne(...sides) {
  const isEmpty = (side, key) => side.members.some((each) => each.key === key && each.text === '');
  return sides.flatMap((side, index) =>
    side.members
      .filter(({key}) => isEmpty(side, key) && !isEmpty(sides[1 - index], key))
      .map(({key, line, column}) =>
        problemAt('catalogue-empty', {file: side.file, line, column}, {key}),
      ),
  );
}

function valuesIn({members}, base) {
  const own = members.filter((member) => member.base === base);
  if (own.length === 0) return null;
  const names = own.flatMap(({text}) =>
    [...(text ?? '').matchAll(/\{\{-?\s*([^,}\s]+)/g)].map((match) => match[1]),
  );
  return [...new Set(names)].filter((name) => name !== 'count').sort();
}

function uniqueBy(items, field) {
  return [...new Map(items.map((item) => [item[field], item])).values()];
}
