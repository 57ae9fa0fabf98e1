import {claimAddress} from '../../../content/claim/anchor.ts';
import {ownFigures} from '../../../content/figures/figure-pages.ts';
import {textsOf} from '../../../content/i18n.ts';
import {runtimeRecord} from '../../../content/site/runtimes.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {monthText} from '../../../lib/quantity/day.ts';
import {FAMILIES} from '../../../lib/result/families.ts';
import {blockComponent, inlineComponent, link, list, paragraph, text} from './nodes.ts';
import type {RuntimeRecord, RuntimeStudy} from '../../../content/site/runtimes.ts';
import type {ClaimView} from '../../../content/types.ts';
import type {PhrasingContent as Phrase, RootContent} from 'mdast';
import type {Expansion} from './index.ts';

type Words = ReturnType<typeof textsOf>;
type Say = {locale: string; words: Words; family: string};

/** So many claims stand on the page itself; the list of claims has the others. */
const MOST_CLAIMS = 6;

/**
 * `<Runtime family="swoole" part="origin | studies | figures | claims" />` becomes what the data say of a family of runtimes: whose
 * numbers there are, each study that measured it, claims about it. `<Runtime part="families" />` is the list of all.
 */
export const expandRuntime: Expansion = (node, {file, locale}, site) => {
  const words = textsOf(locale, site.catalogues[locale].runtimes ?? {});
  const family = attributeOf(node, 'family') ?? '';
  const record = (id: string) => runtimeRecord(site, locale, id);
  const children: Record<string, () => RootContent[]> = {
    origin: () => [originOf(record(family), {locale, words, family})],
    studies: () => [studiesOf(record(family), {locale, words, family})],
    figures: () => figuresOf(record(family), words),
    claims: () => claimsOf(record(family), {locale, words, family}),
    families: () => {
      const ids = Object.keys(FAMILIES);
      const figures = ownFigures(
        site.root,
        ids.map((id) => `runtimes/${id}`),
      );
      const entries = ids.map((id) => {
        const to = `/runtimes/${id}/`;
        const said = originIn(record(id), {locale, words, family: id});
        const pictured = {to, figure: figures.get(`runtimes/${id}`)};
        return blockComponent('PictureEntry', pictured, [
          paragraph(link(to, FAMILIES[id].name), text(': '), ...said),
        ]);
      });
      return [blockComponent('PictureList', {}, entries)];
    },
  };
  const part = attributeOf(node, 'part') ?? '';
  if (!Object.hasOwn(children, part) || (part !== 'families' && !Object.hasOwn(FAMILIES, family)))
    throw new Error(
      `${file}: <Runtime family="${family}" part="${part}"> names no part of a family. Parts are ${Object.keys(children).join(', ')}; families are ${Object.keys(FAMILIES).join(', ')}.`,
    );
  return {replacement: {type: 'root', children: children[part]()}, problems: []};
};

const originOf = (record: RuntimeRecord, say: Say) => paragraph(...originIn(record, say));

/** Whether it was measured here, and if not, whose numbers there are. */
function originIn({name, studies}: RuntimeRecord, {locale, words}: Say): Phrase[] {
  const own = studies.filter(({evidence}) => evidence === 'own');
  const others = Map.groupBy(
    studies.filter(({evidence}) => evidence !== 'own'),
    ({evidence}) => evidence,
  );
  const kinds = [...others]
    .map(([id, {length}]) => `${words.render(`kind.${id}`)}\u00a0(${length})`)
    .join(', ');
  const last = own
    .map(({measuredOn}) => measuredOn)
    .toSorted()
    .at(-1);
  const said = last
    ? words.render('origin.own', {name, when: monthText(last, locale)})
    : words.render('origin.never');
  const rest = kinds && words.render(last ? 'origin.others' : 'origin.theirs', {kinds});
  return last
    ? [text(`${said} ${rest}`)]
    : [{type: 'strong', children: [text(said)]}, text(` ${rest}`)];
}

const studiesOf = ({studies}: RuntimeRecord, say: Say) =>
  list(studies.map((study) => paragraph(...studyOf(study, say))));

function studyOf(study: RuntimeStudy, {locale, words}: Say): Phrase[] {
  const {title, to, question, answer, evidence, measuredOn, measurements, states, waits} = study;
  const facts = [
    words.render(`evidence.${evidence}`),
    measuredOn ? monthText(measuredOn, locale) : words.render('undated'),
    words.render('measurements', {count: measurements}),
    words.render(`keeps.${states.length > 1 ? 'both' : states[0]}`),
    waits.map((wait) => words.render(`waits.${wait}`)).join(words.render('or')),
  ];
  return [
    to ? link(to, title) : text(title),
    ...(question && answer
      ? [text(': '), {type: 'emphasis' as const, children: [text(question)]}, text(` ${answer}`)]
      : []),
    {type: 'break'},
    inlineComponent('small', {}, [text(`${facts.join(' · ')}.`)]),
  ];
}

/** Folded: some families have dozens. */
function figuresOf({figures}: RuntimeRecord, words: Words): RootContent[] {
  if (figures.length === 0) return [];
  const summary = blockComponent('summary', {}, [
    text(words.render('figures', {count: figures.length})),
  ]);
  const all = list(figures.map(({title, to}) => paragraph(link(to, title))));
  return [blockComponent('Details', {}, [summary, all])];
}

/** Claims about a family, and the way to all of them. */
function claimsOf({claims, name}: RuntimeRecord, {words, family}: Say): RootContent[] {
  if (claims.length === 0) return [paragraph(text(words.render('claims.none', {name})))];
  const all = words.render('claims.all', {count: claims.length, name});
  return [
    list(claims.slice(0, MOST_CLAIMS).map((view) => paragraph(...claimOf(view, words)))),
    paragraph(link(`/claims/?runtime=${family}`, all)),
  ];
}

function claimOf(view: ClaimView, words: Words): Phrase[] {
  const {study, id, verdictWord, claim, quote, studyTitle} = view;
  return [
    link(claimAddress({study, claim: {id}}), words.render('claims.quoted', {quote})),
    text(': '),
    {type: 'strong', children: [text(verdictWord)]},
    text(`. ${claim} (${studyTitle})`),
  ];
}
