// @ts-check
import {posix} from 'node:path';
import {claimAddress} from '../../../content/claim/anchor.js';
import {studyPages} from '../../../content/claim/study-page.js';
import {figureTitle} from '../../../content/figures/titles.js';
import {readCorrections} from '../../../content/site/corrections.js';
import {textsOf} from '../../../content/texts.js';
import {dayText} from '../../../lib/quantity/day.js';
import {link, paragraph, text} from './nodes.js';

/**
 * `<Corrections>` becomes the list of all corrections, the newest first, each at its id.
 *
 * @type {import('./index.js').Expansion}
 *
 * @typedef {import('../../../content/site/corrections.js').Correction} Correction
 * @typedef {object} Look
 * @property {string} locale
 * @property {ReturnType<typeof textsOf>} words
 * @property {import('../../../content/types.js').Site} site
 * @property {ReturnType<typeof studyPages>} pageOf
 */
export function expandCorrections(_node, page, site) {
  const {locale} = page;
  const words = textsOf(locale, site.catalogues[locale].corrections ?? {});
  const pageOf = studyPages(site.root, locale);
  const children = readCorrections(site.root).map((entry) =>
    itemOf(entry, {locale, words, site, pageOf}),
  );
  return {replacement: {type: 'list', ordered: false, spread: true, children}, problems: []};
}

/** @param {Correction} entry @param {Look} look @returns {import('mdast').ListItem} */
function itemOf(entry, look) {
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

/** The corrected page by its title, figures by theirs, claims by their quotes. @param {Correction} entry @param {Look} look */
function linksOf({page, figures = [], claims = []}, {locale, site, pageOf}) {
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
