import {parse} from '@humanwhocodes/momoa';
import {problemAt} from '../problem.ts';
import {LOCALES} from '../languages.ts';
import {nameIn, startOf} from '../../lib/json/places.ts';
import {PLURAL} from '../quantities/texts.ts';
import {catalogueFile} from '../site/catalogues.ts';
import type {Checkable, Problem, Site} from '../types.ts';

interface Member {
  key: string;
  form?: string;
  text: string | null;
  line: number;
  column: number;
}

/** a catalogue in one language; `byBase`: the plural forms of a text are kept together */
type Side = {locale: string; file: string; members: Member[]; byBase: Map<string, Member[]>};

/** Catalogues have the same keys in every language, every plural form, and the same values inside. */
export function checkCatalogues({site}: Checkable) {
  const names = LOCALES.flatMap((locale) => Object.keys(site.catalogues[locale]));
  return [...new Set(names)].flatMap((name) => checkCatalogue(name, site));
}

function checkCatalogue(name: string, site: Site) {
  // one that doesn't parse is said already
  if (LOCALES.some((locale) => site.catalogues[locale][name] === null)) return [];
  const sides = LOCALES.map((locale) => sideOf(locale, catalogueFile(locale, name), site));
  const present = sides.flatMap((side) => (typeof side === 'string' ? [] : side));
  const missing = sides.filter((side) => typeof side === 'string');
  return [
    ...missing.map((file) => problemAt('catalogue-missing', {file}, {other: present[0]?.file})),
    ...present.flatMap(flawsOfMembers),
    ...present.flatMap(missingForms),
    ...(missing.length === 0 ? differencesOf(present) : []),
  ];
}

/** @returns the file's path where there is none */
function sideOf(locale: string, file: string, site: Site): Side | string {
  const source = site.catalogueSources.get(file);
  if (source === undefined) return file;
  const members = membersOf(source);
  const byBase = Map.groupBy(members, ({key}) => key.replace(PLURAL, ''));
  return {locale, file, members, byBase};
}

function membersOf(source: string): Member[] {
  const {body} = parse(source, {mode: 'json'});
  return (body.type === 'Object' ? body.members : []).map(({name, value}) => {
    const key = nameIn(name);
    const text = value.type === 'String' ? value.value : null;
    return {key, form: PLURAL.exec(key)?.[1], text, ...startOf(name)};
  });
}

const placeOf = ({file}: Side, {line, column}: Member) => ({file, line, column});

function flawsOfMembers(side: Side) {
  const seen = new Set();
  return side.members.flatMap((member) => {
    const {key, text} = member;
    const place = placeOf(side, member);
    const twice = seen.has(key) ? [problemAt('catalogue-key-twice', place, {key})] : [];
    seen.add(key);
    return text === null ? [...twice, problemAt('catalogue-not-text', place, {key})] : twice;
  });
}

function missingForms(side: Side) {
  const required = new Intl.PluralRules(side.locale).resolvedOptions().pluralCategories;
  return [...side.byBase].flatMap(([base, members]) => {
    const own = members.filter(({form}) => form);
    const missing = required.filter((form) => !own.some((member) => member.form === form));
    if (own.length === 0 || missing.length === 0) return [];
    const params = {key: base, missing, add: missing.map((form) => `${base}_${form}`)};
    return [problemAt('catalogue-plural', placeOf(side, own[0]), params)];
  });
}

/** What differs from the original, each difference once however many languages show it. */
function differencesOf([first, ...others]: Side[]) {
  const problems = others.flatMap((second) => [
    ...keysMissingIn(second, first),
    ...keysMissingIn(first, second),
    ...unlikeValues(first, second),
    ...emptyInOne(first, second),
    ...emptyInOne(second, first),
  ]);
  const key = ({code, file, params}: Problem) => `${code} ${file} ${params.key}`;
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

function keysMissingIn({file, byBase}: Side, other: Side) {
  return [...other.byBase]
    .filter(([base]) => !byBase.has(base))
    .map(([base, members]) => {
      const there = `${other.file}:${members.at(-1)?.line}`;
      return problemAt('catalogue-key', {file}, {key: base, other: there});
    });
}

/** A number that one language shows and the other doesn't. */
function unlikeValues(first: Side, second: Side) {
  return [...second.byBase].flatMap(([base, members]) => {
    const others = first.byBase.get(base);
    if (!others) return [];
    const [there, here] = [valuesIn(others), valuesIn(members)];
    if (here.join() === there.join()) return [];
    const params = {key: base, here, there, other: first.file};
    return [problemAt('catalogue-values', placeOf(second, members[members.length - 1]), params)];
  });
}

/** A text that is empty in both languages is meant so. */
function emptyInOne(side: Side, {members}: Side) {
  const empty = new Set(members.filter(({text}) => text === '').map(({key}) => key));
  return side.members
    .filter(({key, text}) => text === '' && !empty.has(key))
    .map((member) => problemAt('catalogue-empty', placeOf(side, member), {key: member.key}));
}

function valuesIn(members: readonly Member[]) {
  const names = members.flatMap(({text}) =>
    [...(text ?? '').matchAll(/\{\{-?\s*([^,}\s]+)/g)].map((match) => match[1]),
  );
  return [...new Set(names)].filter((name) => name !== 'count').sort();
}
