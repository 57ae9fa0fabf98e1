import {posix} from 'node:path';
import {claimAddress} from '../../../content/claim/anchor.ts';
import {studyPages} from '../../../content/claim/study-page.ts';
import {figureTitle} from '../../../content/figures/titles.ts';
import {readCorrections} from '../../../content/site/corrections.ts';
import {textsOf} from '../../../content/i18n.ts';
import {dayText} from '../../../lib/quantity/day.ts';
import {link, paragraph, text} from './nodes.ts';
import type {Correction} from '../../../content/site/corrections.ts';
import type {Site} from '../../../content/types.ts';
import type {Expansion} from './index.ts';
import type {ListItem} from 'mdast';

export interface Look {
  locale: string;
  words: ReturnType<typeof textsOf>;
  site: Site;
  pageOf: ReturnType<typeof studyPages>;
}

/** `<Corrections>` becomes the list of all corrections, the newest first, each at its id. */
export const expandCorrections: Expansion = (_node, page, site) => {
  const {locale} = page;
  const words = textsOf(locale, site.catalogues[locale].corrections ?? {});
  const pageOf = studyPages(site.root, locale);
  const children = readCorrections(site.root).map((entry) =>
    itemOf(entry, {locale, words, site, pageOf}),
  );
  return {replacement: {type: 'list', ordered: false, spread: true, children}, problems: []};
};

function itemOf(entry: Correction, look: Look): ListItem {
  const {id} = entry;
  const {locale, words} = look;
  const day = dayText(entry.date, locale);
  return {
    type: 'listItem',
    spread: true,
    data: {hProperties: {id}},
    children: [
      paragraph(
        {type: 'strong', children: [text(day)]},
        // the Russian date ends with a full stop of its own
        text(day.endsWith('.') ? ' ' : '. '),
        ...linksOf(entry, look).flatMap((each, index) =>
          index === 0 ? [each] : [text(', '), each],
        ),
      ),
      paragraph(text(`${words.render('list.was')} ${words.render(`${id}.was`)}`)),
      paragraph(
        text(`${words.render('list.now')} ${words.render(`${id}.now`)} `),
        link(`#${id}`, words.render('list.link')),
      ),
    ],
  };
}

/** The corrected page by its title, figures by theirs, claims by their quotes. */
function linksOf({page, figures = [], claims = []}: Correction, {locale, site, pageOf}: Look) {
  return [
    link(`/${page}/`, pageOf(posix.basename(page)).title),
    ...figures.map((name) =>
      link(`/${page}/#figure-${posix.basename(name)}`, figureTitle(site, name, locale)),
    ),
    ...claims.flatMap((name) => {
      const entry = site.claims.get(name);
      return entry ? link(claimAddress(entry), entry.claim.quote) : [];
    }),
  ];
}
