// @ts-check
import {claimAddress} from '../../../content/claim/anchor.js';
import {studyPages} from '../../../content/claim/study-page.js';
import {figureTitle} from '../../../content/figures/titles.js';
import {readCorrections} from '../../../content/site/corrections.js';
import {textsOf} from '../../../content/texts.js';
import {dayText} from '../../../lib/quantity/day.js';
import {link, paragraph, text} from './nodes.js';

/** `<Corrections>` becomes the list of all corrections, the newest first, each at its id. */
export function expandCorrections(_node, page, site) {
  const {locale} = page;
  const words = textsOf(locale, site.catalogues[locale].corrections ?? {});
  const pageOf = studyPages(site.root, locale);
  const children = readCorrections(site.root).map((entry) =>
    itemOf(entry, {locale, words, site, pageOf}),
  );
  return {replacement: {type: 'list', ordered: false, spread: true, children}, problems: []};
}

function itemOf(entry, {locale, words, site, pageOf}) {
  const {id} = entry;
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
        ...linksOf(entry, {locale, site, pageOf}).flatMap((each, index) =>
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
function linksOf({page, figures = [], claims = []}, {locale, site, pageOf}) {
  const claimLink = (name) => {
    const entry = site.claims.get(name);
    return link(claimAddress(entry), entry.claim.quote);
  };
  return [
    link(`/${page}/`, pageOf(page.split('/').at(-1)).title),
    ...figures.map((name) =>
      link(`/${page}/#figure-${name.split('/').at(-1)}`, figureTitle(site, name, locale)),
    ),
    ...claims.map(claimLink),
  ];
}
