import {claimAddress} from '../../../content/claim/anchor.js';
import {dateText, readCorrections} from '../../../content/site/corrections.js';
import {textsOf} from '../../../content/texts.js';
import {text} from './nodes.js';

/** `<Corrections>` becomes the list of all corrections, the newest first. */
export function expandCorrections(_node, page, site) {
  const words = textsOf(page.locale, site.catalogues[page.locale].corrections ?? {});
  const entries = readCorrections(site.root).toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const children = entries.map((entry) => itemOf(entry, page.locale, words, site));
  return {replacement: {type: 'list', ordered: false, spread: true, children}, problems: []};
}

function itemOf(entry, locale, words, site) {
  const {id, date, page, claims = [], figure} = entry;
  const links = [
    link(
      `/${page}/${figure ? `#figure-${figure.split('/').at(-1)}` : ''}`,
      words.render('list.page'),
    ),
    ...claims.map((name) => {
      const claim = site.claims.get(name);
      return link(claimAddress(claim), claim.claim.quote);
    }),
  ];
  return {
    type: 'listItem',
    spread: true,
    children: [
      paragraph(
        {type: 'strong', children: [text(dateText(date, locale))]},
        text('. '),
        ...links.flatMap((each, index) => (index === 0 ? [each] : [text(', '), each])),
      ),
      paragraph(text(`${words.render('list.was')} ${words.render(`${id}.was`)}`)),
      paragraph(text(`${words.render('list.now')} ${words.render(`${id}.now`)}`)),
    ],
  };
}

const paragraph = (...children) => ({type: 'paragraph', children});
const link = (url, label) => ({type: 'link', url, children: [text(label)]});
