import {parse} from '@humanwhocodes/momoa';
import {problemAt} from '../problem.ts';
import {LOCALES} from '../languages.ts';
import {nameIn, startOf} from '../../lib/json/places.ts';
import type {Problem, Site} from '../types.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

type Bound = Pick<Site, 'catalogues' | 'catalogueSources'>;

type Member = {
  key: string;
  base: string;
  form?: string;
  text: string | null;
  line: number;
  column: number;
};

/** a catalogue in one language */
type Side = {locale: string; file: string; members: Member[]};

/** Catalogues have the same keys in every language, every plural form, and the same values inside. */
export function checkCatalogues(site: Bound) {
  const names = LOCALES.flatMap((locale) => Object.keys(site.catalogues[locale]));
  return [...new Set(names)].flatMap((name) => checkCatalogue(name, site));
}

function checkCatalogue(name: string, site: Bound) {
  // one that doesn't parse is said already
  if (LOCALES.some((locale) => site.catalogues[locale][name] === null)) return [];
  const sides = LOCALES.map((locale) => sideOf(locale, name, site));
  const present = sides.flatMap(({members, ...side}) => (members ? [{...side, members}] : []));
  const missing = sides.filter(({members}) => !members);
  return [
    ...missing.map(({file}) => problemAt('catalogue-missing', {file}, {other: present[0]?.file})),
    ...present.flatMap(flawsOfMembers),
    ...present.flatMap(missingForms),
    ...(missing.length === 0 ? differencesOf(present) : []),
  ];
}

function sideOf(locale: string, name: string, site: Bound) {
  const file = `i18n/${locale}/${name}.json`;
  const source = site.catalogueSources.get(file);
  if (source === undefined) return {locale, file, members: null};
  return {locale, file, members: membersOf(source)};
}

function membersOf(source: string): Member[] {
  const {body} = parse(source, {mode: 'json'});
  return (body.type === 'Object' ? body.members : []).map(({name, value}) => {
    const key = nameIn(name);
    return {
      key,
      base: key.replace(PLURAL, ''),
      form: PLURAL.exec(key)?.[1],
      text: value.type === 'String' ? value.value : null,
      ...startOf(name),
    };
  });
}

function flawsOfMembers({file, members}: Side) {
  const seen = new Set();
  return members.flatMap(({key, text, line, column}) => {
    const place = {file, line, column};
    const twice = seen.has(key) ? [problemAt('catalogue-key-twice', place, {key})] : [];
    seen.add(key);
    return text === null ? [...twice, problemAt('catalogue-not-text', place, {key})] : twice;
  });
}

function missingForms({locale, file, members}: Side) {
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
function differencesOf([first, ...others]: Side[]) {
  const problems = others.flatMap((second) => [
    ...keysMissingIn(second, first),
    ...keysMissingIn(first, second),
    ...unlikeValues(first, second),
    ...emptyInOne(first, second),
  ]);
  const key = ({code, file, params}: Problem) => `${code} ${file} ${params.key}`;
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

function keysMissingIn(side: Side, other: Side) {
  const known = new Set(side.members.map(({base}) => base));
  const missing = other.members.filter(({base}) => !known.has(base));
  return oncePerBase(missing).map(({base, line}) =>
    problemAt('catalogue-key', {file: side.file}, {key: base, other: `${other.file}:${line}`}),
  );
}

/** A number that one language shows and the other doesn't. */
function unlikeValues(first: Side, second: Side) {
  return oncePerBase(second.members).flatMap(({base, line, column}) => {
    if (!first.members.some((member) => member.base === base)) return [];
    const [there, here] = [valuesIn(first, base), valuesIn(second, base)];
    if (here.join() === there.join()) return [];
    const params = {key: base, here, there, other: first.file};
    return [problemAt('catalogue-values', {file: second.file, line, column}, params)];
  });
}

/** A text that is empty in both languages is meant so. */
function emptyInOne(...sides: Side[]) {
  const isEmpty = (side: Side, key: string) =>
    side.members.some((each) => each.key === key && each.text === '');
  return sides.flatMap((side, index) =>
    side.members
      .filter(({key}) => isEmpty(side, key) && !isEmpty(sides[1 - index], key))
      .map(({key, line, column}) =>
        problemAt('catalogue-empty', {file: side.file, line, column}, {key}),
      ),
  );
}

function valuesIn({members}: Side, base: string) {
  const own = members.filter((member) => member.base === base);
  const names = own.flatMap(({text}) =>
    [...(text ?? '').matchAll(/\{\{-?\s*([^,}\s]+)/g)].map((match) => match[1]),
  );
  return [...new Set(names)].filter((name) => name !== 'count').sort();
}

function oncePerBase(members: readonly Member[]) {
  return [...new Map(members.map((member) => [member.base, member])).values()];
}
