import {toString} from 'mdast-util-to-string';
import {numberIn} from '../../lib/quantity/number-in.ts';
import {attributeOf} from '../site/tags.ts';
import {resolveReference} from '../value/reference.ts';
import type {Sentence} from './sentences.ts';
import type {Site, Snapshot, Stated, Tag} from '../types.ts';

type Bound = Pick<Site, 'runs' | 'quantities' | 'claims' | 'computed'>;

export type Warning = {
  kind: 'sign' | 'one' | 'plural' | 'order' | 'claim' | 'claim-order';
  [param: string]: unknown;
};

/**
 * What a change of numbers may have made false in a sentence: words such as “5.2 times”, “more than” or “fell” are
 * about signs and order, and those can be compared. So can the form that a noun takes after a number.
 *
 * @param edits of the page, by tag
 */
export function warningsOf(
  {tags, beforeWord}: Sentence,
  edits: Map<Tag, {was: string; now: string}>,
  locale: string,
  site: Bound,
): Warning[] {
  const values = tags
    .filter(({name}) => name === 'Value')
    .flatMap((tag) => valueOf(tag, edits.get(tag), locale, site));
  const claims = tags.flatMap((tag) =>
    tag.name === 'Claim' ? (attributeOf(tag, 'id') ?? []) : [],
  );
  return [
    ...values.flatMap(warningsOfValue),
    ...values.filter(({tag}) => beforeWord.has(tag)).flatMap((value) => otherForm(value, locale)),
    ...turnedOrders(values),
    ...[...new Set(claims)].flatMap((id) => warningsOfClaim(id, site)),
  ];
}

type Changed = {
  tag: Tag;
  of: string;
  unit: string | undefined;
  was: string;
  now: string;
  before: number;
  after: number;
};

/** @returns none where there is no number */
function valueOf(
  tag: Tag,
  edit: {was: string; now: string} | undefined,
  locale: string,
  site: Bound,
): Changed[] {
  const {was, now} = edit ?? {was: toString(tag), now: toString(tag)};
  const [before, after] = [shownNumber(was, locale), shownNumber(now, locale)];
  if (Number.isNaN(before) || Number.isNaN(after)) return [];
  const of = attributeOf(tag, 'of') ?? '';
  const unit = attributeOf(tag, 'as') ?? attributeOf(tag, 'in') ?? unitOf(of, site);
  return [{tag, of, unit, was, now, before, after}];
}

function unitOf(of: string, site: Bound) {
  try {
    return resolveReference(of, site).unit;
  } catch {
    return undefined; // a reference to nothing is a problem that the check names
  }
}

/** The number of a text such as “−12,4 %” or “1 440 req/s”, as the language writes it; NaN if there is none. */
export function shownNumber(text: string, locale: string) {
  const digits = /[-−‐‑]?\d[\d\s.,]*/u.exec(text)?.[0] ?? '';
  return numberIn(digits.replace(/[−‐‑]/u, '-'), locale);
}

function warningsOfValue({of, unit, was, now, before, after}: Changed): Warning[] {
  if (Math.sign(before) !== Math.sign(after)) return [{kind: 'sign', of, was, now}];
  const crossesOne = Math.sign(before - 1) !== Math.sign(after - 1);
  return unit === 'ratio' && crossesOne ? [{kind: 'one', of, was, now}] : [];
}

/** “989 requests” in Russian has another form of the noun than “971 requests”. */
function otherForm({of, was, now, before, after}: Changed, locale: string): Warning[] {
  const rules = new Intl.PluralRules(locale);
  if (rules.select(before) === rules.select(after)) return [];
  return [{kind: 'plural', of, was, now}];
}

/** Pairs of values of one sentence of which now the other one is larger. */
function turnedOrders(values: Changed[]): Warning[] {
  return values.flatMap((left, index) =>
    values
      .slice(index + 1)
      .filter((right) => left.unit === right.unit && turns(left, right))
      .map((right) => ({
        kind: 'order',
        left: left.of,
        right: right.of,
        was: [left.was, right.was],
        now: [left.now, right.now],
      })),
  );
}

const turns = (left: Changed, right: Changed) =>
  Math.sign(left.before - right.before) !== Math.sign(left.after - right.after);

function warningsOfClaim(id: string, site: Bound): Warning[] {
  const recorded = site.computed.get(id);
  const result = site.claims.get(id)?.result;
  if (!recorded || !result) return [];
  const verdict = result.judged ?? result.verdict;
  if (recorded.verdict !== verdict)
    return [{kind: 'claim', claim: id, was: recorded.verdict, now: verdict}];
  const [was, now] = [orderOf(recorded), orderOf(result)];
  return was === now
    ? []
    : [{kind: 'claim-order', claim: id, was: recorded.ours, now: result.ours}];
}

/** On which side of the stated number, and of zero, a computed one is. */
function orderOf({stated, ours}: Snapshot) {
  if (typeof ours !== 'number') return '';
  const bounds = [0, ...(stated ? boundsOf(stated) : [])];
  return bounds.map((bound) => Math.sign(ours - bound)).join();
}

const boundsOf = (stated: Stated) =>
  'value' in stated ? [stated.value] : [stated.from, stated.to];
