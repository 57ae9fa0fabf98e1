import {toString} from 'mdast-util-to-string';
import {placeOfNode, problemAt} from '../problem.ts';
import {tagsIn} from '../site/tags.ts';
import russian from './russian.json' with {type: 'json'};
import type {Checkable, Page, Tag} from '../types.ts';

/** After these words a number and its noun are in the genitive: «из 2 запросов», but «2 запроса». */
const GENITIVE_AFTER = new Set(russian.genitiveAfter);

const ONLY_A_NUMBER = /^[−-]?\d+(?:,\d+)?$/;
/** The noun right after the tag: what encloses the tag may end in between, and one adjective may stand before it. */
const NOUN_AFTER =
  /^(?:<\/\w+>|[*)]|\]\([^)]*\))*[ \u00a0\n]+(?:[\p{L}-]+[ыи]х[ \u00a0\n]+)?(?<noun>\p{L}+)(?![\p{L}-])/u;
/** A number that a dash joins to the tag, so that what stands before it counts for both. */
const RANGE_BEFORE = /<Value [^>]*>[^<]*<\/Value>[\u2060]?[–-][\u2060]?$/u;
const OPENING_BEFORE = /(?:<\w+ [^>]*>|[[(*«])$/u;
const WORD_BEFORE = /(?<word>\p{L}+)[ \u00a0\n]+$/u;

const rules = new Intl.PluralRules('ru');
/** Form of a noun by what the number asks for; what a fraction asks for (`other`) is the genitive singular. */
const FORM = {one: 0, few: 1, many: 2, other: 1, zero: 2, two: 1};
const GENITIVE_FORM = {...FORM, one: 1, few: 2};

/**
 * Numbers of Russian pages agree with the nouns after them: «1 791 запрос», not «запросов». `update` writes a number
 * anew when its data change, and the word beside it stays as it is.
 */
export function checkAgreement({pages}: Pick<Checkable, 'pages'>) {
  const russianPages = pages.filter(({locale}) => locale === 'ru');
  return tagsIn(russianPages, 'Value').flatMap(({tag, page}) => disagreement(tag, page));
}

function disagreement(tag: Tag, {text, file}: Page) {
  const {position} = tag;
  const shown = toString(tag).trim();
  const number = shown.replace(/[\u00a0\u202f\s]/g, '');
  const start = Number(position?.start.offset);
  const noun = text.slice(Number(position?.end.offset)).match(NOUN_AFTER)?.groups?.noun ?? '';
  const forms = NOUNS.find((each) => each.includes(noun.toLowerCase()));
  if (!forms || !ONLY_A_NUMBER.test(number)) return [];
  const right = forms[formFor(number, isGenitive(text.slice(Math.max(0, start - FAR), start)))];
  if (right === noun.toLowerCase()) return [];
  return [problemAt('number-disagrees', placeOfNode(file, tag), {number: shown, noun, right})];
}

/** @param number as it is shown, without spaces */
function formFor(number: string, genitive: boolean) {
  const kind = number.includes(',') ? 'other' : rules.select(Math.abs(Number(number)));
  return (genitive ? GENITIVE_FORM : FORM)[kind];
}

/** Farther before a tag nothing bears on it; the whole page before each of its tags takes a second. */
const FAR = 1000;

/** @param before the text up to the tag */
function isGenitive(before: string) {
  let rest = before;
  while (RANGE_BEFORE.test(rest) || OPENING_BEFORE.test(rest))
    rest = rest.replace(RANGE_BEFORE, '').replace(OPENING_BEFORE, '');
  const word = rest.match(WORD_BEFORE)?.groups?.word.toLowerCase();
  return word !== undefined && GENITIVE_AFTER.has(word);
}

/**
 * Nouns that pages count, each as: one запрос, two запроса, five запросов. The second form is the genitive singular, the
 * third the genitive plural. A noun that isn't there isn't checked; add one once a page counts it.
 */
const NOUNS: readonly (readonly string[])[] = russian.nouns;
