import {basename} from 'node:path';
import {claimAddress, claimsAddress, placeOfClaim} from '../../../content/claim/anchor.ts';
import {isOfStudy, valuesOf} from '../../../content/claim/groups.ts';
import {answersInWords, claimViews, viewOfClaim} from '../../../content/claim/view.ts';
import {textsOf} from '../../../content/i18n.ts';
import {folderOf} from '../../../content/languages.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {readTalks} from '../../../content/talks/read-talks.ts';
import {quantityFormatter} from '../../../content/value/evaluate.ts';
import {FINDINGS, JUDGE_LINES, JUDGES, VERDICTS} from '../../../lib/verdict/judges.ts';
import {blockComponent, inlineComponent, inPlaceOf, text} from './nodes.ts';
import type {PhrasingContent, TableCell} from 'mdast';
import type {ClaimEntry, Site} from '../../../content/types.ts';
import type {JudgeName} from '../../../lib/verdict/judges.ts';
import type {BoundPage, Expansion} from './index.ts';
import type {Child} from './nodes.ts';

/**
 * `<Claim id>` becomes a mark linked to the entry. The answers' words are its name; they are shown where a
 * sentence ends, since within a sentence they would be read as a part of it.
 */
export const expandClaim: Expansion = (node, page, site, next) => {
  const entry = site.claims.get(attributeOf(node, 'id') ?? '');
  if (!entry) return {replacement: null, problems: []};
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const view = viewOfClaim(site, page.locale, entry);
  if (!view) return {replacement: null, problems: []};
  const answers = [view, ...view.elsewhere];
  const name = answersInWords(view, words.render);
  const props = {
    answers: JSON.stringify(answers.map(({verdict, verdictWord: word}) => ({verdict, word}))),
    form: endsSentence(next) ? 'word' : 'mark',
    name,
    href: claimAddress(entry),
    id: placeIn(page, entry),
  };
  return {
    replacement: inPlaceOf(node, inlineComponent('Claim', props, node.children)),
    problems: [],
  };
};

/** The claims that a page has named so far: the first place of each has its id. */
const named = new WeakMap();

/** Id for the way back from the calculation, in the study's own pages. */
function placeIn(page: BoundPage, {study, claim}: ClaimEntry) {
  const seen = named.get(page) ?? new Set();
  named.set(page, seen);
  const isOfStudy = [basename(page.file, '.mdx'), page.partOf, ...(page.cases ?? [])].includes(
    study,
  );
  if (!isOfStudy || seen.has(claim.id)) return undefined;
  seen.add(claim.id);
  return placeOfClaim(claim.id);
}

/** Whether a sentence ends before a node: nothing follows in the block, or what closes a sentence. */
function endsSentence(next: Child | undefined) {
  if (!next) return true;
  return next.type === 'text' && /^[»”)]*[.!?…]/.test(next.value);
}

/**
 * `<ClaimsSummary study>` gets the number of claims by either answer, linked to the filtered list, and the study's talk.
 */
export const expandClaimsSummary: Expansion = (node, page, site) => {
  const study = attributeOf(node, 'study') ?? '';
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const own = claimViews(site, page.locale).filter((view) => isOfStudy(study, view));
  const countsOf = (name: 'verdict' | 'found', answers: readonly string[]) =>
    answers
      .map((id) => ({
        verdict: id,
        word: words.render(`${name}.${id}`),
        meaning: words.render(`${name}.${id}.meaning`),
        count: own.filter((view) => valuesOf(view, name).includes(id)).length,
        href: `${claimsAddress(study)}?${name}=${id}`,
      }))
      .filter(({count}) => count > 0);
  const props = {
    verdicts: countsOf('verdict', VERDICTS),
    found: countsOf('found', FINDINGS),
    title: words.render('summary.title', {count: own.length}),
    foundTitle: words.render('summary.found'),
    talk: talkOf(study, page.locale, {site, words}),
  };
  return {replacement: blockComponent('ClaimsSummary', props), problems: []};
};

/** The way to a study's talk; a page of theory has claims as well, and none. */
function talkOf(
  study: string,
  locale: string,
  {site, words}: {site: Site; words: ReturnType<typeof textsOf>},
) {
  if (!readTalks(site).some(({name}) => name === study)) return undefined;
  const href = `pathname:///talk/${study}/${folderOf(locale)}`;
  return {href, text: words.render('summary.talk')};
}

/** `<Judges />` becomes the table of all judges of claims, each with its tolerance as the code has it. */
export const expandJudges: Expansion = (_, {locale}, site) => {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const format = quantityFormatter(locale, site.catalogues[locale].interface);
  const toleranceOf = (name: JudgeName) => {
    const {tolerance, unit} = JUDGES[name];
    if (tolerance === 0) return words.render('judge.tolerance.none');
    const shown = format(tolerance, unit === 'share' ? 'share' : 'ratio', {
      digits: unit === 'digit' ? 1 : 0,
    });
    return words.render(`judge.tolerance.${unit}`, {shown});
  };
  const head = ['name', 'asks', 'tolerance'].map((key) => cell(text(words.render(`judge.${key}`))));
  const rows = JUDGE_LINES.map((names) => [
    cell(
      ...names.flatMap((value, index) => [
        text(`${index > 0 ? ', ' : ''}${words.render(`judge.${value}.name`)} (`),
        {type: 'inlineCode' as const, value},
        text(')'),
      ]),
    ),
    cell(text(words.render(`judge.${names[0]}.asks`))),
    cell(text(toleranceOf(names[0]))),
  ]);
  const children = [head, ...rows].map((cells) => ({type: 'tableRow' as const, children: cells}));
  return {replacement: {type: 'table', children}, problems: []};
};

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
