// @ts-check
import {claimsAddress} from '../../content/claim/anchor.js';
import {claimViews} from '../../content/claim/view.js';
import {LOCALES, folderOf} from '../../content/languages.js';
import {claimCard, studyCard} from '../../content/site/card-addresses.js';
import {catalogueOf} from '../../content/site/catalogue.js';
import {textsOf} from '../../content/texts.js';

/** @import {CardsJob} from './draw.js' */
/** @import {TextCard} from './sheet/text-cards.js' */

/**
 * Cards of texts: one for each study and each claim, in each language. A job draws all of a study's claims, which are
 * many and quick to draw.
 *
 * @param {import('../../content/types.js').Site} site what loadSite gives
 * @param {string} printed address of the site's root, as pictures print it
 * @returns {CardsJob[]} plain data, the same for the same content
 */
export function cardJobs(site, printed) {
  return LOCALES.flatMap((locale) => {
    const {pictures, embed} = site.catalogues[locale];
    const words = textsOf(locale, {...pictures, ...embed});
    const home = (printed + folderOf(locale)).replace(/^https?:\/\//u, '');
    const footerOf = (/** @type {string} */ address) =>
      words.render('picture.site', {address: home + address.slice(1)});
    const look = {locale, words, footerOf};
    return [
      {id: 'studies', locale, cards: studyCards(site, look)},
      ...claimCards(site, look).map(([id, cards]) => ({id, locale, cards})),
    ];
  });
}

/**
 * @typedef {object} Look
 * @property {string} locale
 * @property {ReturnType<typeof textsOf>} words
 * @property {(address: string) => string} footerOf
 */

/** @param {import('../../content/types.js').Site} site @param {Look} look @returns {TextCard[]} */
function studyCards(site, {locale, words, footerOf}) {
  const {studies, labels} = catalogueOf(site, locale);
  return studies.map(({to, title, question, answer, evidence}) => ({
    address: studyCard(String(to.split('/').at(-2)), locale),
    blocks: [
      ['over', title],
      ['main', question],
      ['body', answer],
      ['mark', words.render('picture.evidence', {evidence: labels.evidence[evidence]})],
    ],
    footer: footerOf(to),
  }));
}

/** @param {import('../../content/types.js').Site} site @param {Look} look @returns {[study: string, cards: TextCard[]][]} */
function claimCards(site, {locale, words, footerOf}) {
  const views = claimViews(site, locale);
  const studies = [...new Set(views.map(({study}) => study))];
  const cardOf = (/** @type {typeof views[number]} */ view) => ({
    address: claimCard(`${view.study}/${view.id}`, locale),
    blocks: /** @type {TextCard['blocks']} */ ([
      ['over', view.sourceTitle],
      ['main', words.render('embed.quoted', {quote: view.quote})],
      ['mark', words.render('picture.verdict', {verdict: view.verdictWord})],
      ['body', view.reason],
    ]),
    footer: footerOf(claimsAddress(view.study)),
  });
  return studies.map((study) => [study, views.filter((view) => view.study === study).map(cardOf)]);
}
