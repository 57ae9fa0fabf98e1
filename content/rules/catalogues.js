// @ts-check
import {parse} from '@humanwhocodes/momoa';
import {problemAt} from '../problem.js';
import {LOCALES} from '../languages.js';
import {nameIn, startOf} from '../validation/places.js';

/** @import {Problem} from '../problem.js' */

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Catalogues have the same keys in every language, every plural form, and the same values inside.
 *
 * @param {Bound} site
 *
 * @typedef {Pick<import('../types.js').Site, 'catalogues' | 'catalogueSources'>} Bound
 * @typedef {{key: string, base: string, form?: string, text: string | null, line: number, column: number}} Member
 * @typedef {{locale: string, file: string, members: Member[]}} Side a catalogue in one language
 */
export function checkCatalogues(site) {
  const names = LOCALES.flatMap((locale) => Object.keys(site.catalogues[locale]));
  return [...new Set(names)].flatMap((name) => checkCatalogue(name, site));
}

/** @param {string} name @param {Bound} site */
function checkCatalogue(name, site) {
  // one that doesn't parse is said already
  if (LOCALES.some((locale) => site.catalogues[locale][name] === null)) return [];
  const sides = LOCALES.map((locale) => sideOf(locale, name, site));
  const present = sides.flatMap(({members, ...side}) => (members ? [{...side, members}] : []));
  const missing = sides.filter(({members}) => !members);
  return [
    ...missing.map(({file}) => problemAt('catalogue-missing', {file}, {twin: present[0]?.file})),
    ...present.flatMap(flawsOfMembers),
    ...present.flatMap(missingForms),
    ...(missing.length === 0 ? differencesOf(present) : []),
  ];
}

/** @param {string} locale @param {string} name @param {Bound} site */
function sideOf(locale, name, site) {
  const file = `i18n/${locale}/${name}.json`;
  const source = site.catalogueSources.get(file);
  if (source === undefined) return {locale, file, members: null};
  return {locale, file, members: membersOf(source)};
}

/** @param {string} source @returns {Member[]} */
function membersOf(source) {
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

/** @param {Side} side */
function flawsOfMembers({file, members}) {
  const seen = new Set();
  return members.flatMap(({key, text, line, column}) => {
    const place = {file, line, column};
    const twice = seen.has(key) ? [problemAt('catalogue-key-twice', place, {key})] : [];
    seen.add(key);
    return text === null ? [...twice, problemAt('catalogue-not-text', place, {key})] : twice;
  });
}

/** @param {Side} side */
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

/** What differs from the original, each difference once however many languages show it. @param {Side[]} sides */
function differencesOf([first, ...others]) {
  const problems = others.flatMap((second) => [
    ...keysMissingIn(second, first),
    ...keysMissingIn(first, second),
    ...unlikeValues(first, second),
    ...emptyInOne(first, second),
  ]);
  /** @param {Problem} problem */
  const key = ({code, file, params}) => `${code} ${file} ${params.key}`;
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

/** @param {Side} side @param {Side} other */
function keysMissingIn(side, other) {
  const known = new Set(side.members.map(({base}) => base));
  const missing = other.members.filter(({base}) => !known.has(base));
  return oncePerBase(missing).map(({base, line}) =>
    problemAt('catalogue-key', {file: side.file}, {key: base, twin: `${other.file}:${line}`}),
  );
}

/** A number that one language shows and the other doesn't. @param {Side} first @param {Side} second */
function unlikeValues(first, second) {
  return oncePerBase(second.members).flatMap(({base, line, column}) => {
    if (!first.members.some((member) => member.base === base)) return [];
    const [there, here] = [valuesIn(first, base), valuesIn(second, base)];
    if (here.join() === there.join()) return [];
    const params = {key: base, here, there, twin: first.file};
    return [problemAt('catalogue-values', {file: second.file, line, column}, params)];
  });
}

/** A text that is empty in both languages is meant so. @param {Side[]} sides */
function emptyInOne(...sides) {
  const isEmpty = (/** @type {Side} */ side, /** @type {string} */ key) =>
    side.members.some((each) => each.key === key && each.text === '');
  return sides.flatMap((side, index) =>
    side.members
      .filter(({key}) => isEmpty(side, key) && !isEmpty(sides[1 - index], key))
      .map(({key, line, column}) =>
        problemAt('catalogue-empty', {file: side.file, line, column}, {key}),
      ),
  );
}

/** @param {Side} side @param {string} base */
function valuesIn({members}, base) {
  const own = members.filter((member) => member.base === base);
  const names = own.flatMap(({text}) =>
    [...(text ?? '').matchAll(/\{\{-?\s*([^,}\s]+)/g)].map((match) => match[1]),
  );
  return [...new Set(names)].filter((name) => name !== 'count').sort();
}

/** @param {readonly Member[]} members */
function oncePerBase(members) {
  return [...new Map(members.map((member) => [member.base, member])).values()];
}
