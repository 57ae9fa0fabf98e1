import {claimAddress} from '../../../content/claim/anchor.ts';
import {objectionTexts, readObjections} from '../../../content/site/objections.ts';
import {dayText} from '../../../lib/quantity/day.ts';
import {link, paragraph, text} from './nodes.ts';
import type {Objection} from '../../../content/site/objections.ts';
import type {Site, Texts} from '../../../content/types.ts';
import type {ListItem, PhrasingContent} from 'mdast';
import type {Expansion} from './index.ts';

type Look = {site: Site; locale: string; words: Texts};

/** `<Objections />` becomes the list of all objections, open ones first, each at its id. */
export const expandObjections: Expansion = (_node, {locale}, site) => {
  const words = objectionTexts(site, locale);
  const children = readObjections(site.root).map((entry) => itemOf(entry, {site, locale, words}));
  return {replacement: {type: 'list', ordered: false, spread: true, children}, problems: []};
};

function itemOf(entry: Objection, look: Look): ListItem {
  const {id, date, issue, correction} = entry;
  const {render} = look.words;
  const day = {date: dayText(date, look.locale)};
  const ways = [
    ...(correction ? [link(`/corrections/#${correction}`, render('list.correction'))] : []),
    ...(issue ? [link(issue, render('list.issue'))] : []),
  ];
  return {
    type: 'listItem',
    spread: true,
    data: {hProperties: {id}},
    children: [
      paragraph(
        {type: 'strong', children: [text(render(`${id}.title`))]},
        text(` (${render(`state.${entry.state}`)}). ${render(`${id}.says`)}`),
      ),
      paragraph(text(`${render('list.answer')} ${render(`${id}.answer`)}`)),
      paragraph(
        text(`${render(issue ? 'list.raised' : 'list.own', day)} ${render('list.about')} `),
        ...inRow(subjectsOf(entry, look)),
        ...ways.flatMap((way) => [text(' · '), way]),
      ),
    ],
  };
}

/** Claims by their quotes, results by their ids. */
const subjectsOf = ({claims = [], results = []}: Objection, {site}: Look): PhrasingContent[] => [
  ...claims.flatMap((name) => {
    const claim = site.claims.get(name);
    return claim ? [link(claimAddress(claim), claim.claim.quote)] : [];
  }),
  ...results.map((id) => link(`pathname:///data/results/${id}.json`, id)),
];

const inRow = (parts: PhrasingContent[]) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [text(', '), part]));
