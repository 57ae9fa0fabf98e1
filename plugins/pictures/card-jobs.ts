import {claimsAddress} from '../../content/claim/anchor.ts';
import {claimViews} from '../../content/claim/view.ts';
import {LOCALES, folderOf} from '../../content/languages.ts';
import {claimCard, studyCard} from '../../content/site/card-addresses.ts';
import {catalogueOf} from '../../content/site/catalogue.ts';
import {textsOf} from '../../content/i18n.ts';
import type {ClaimView, Site} from '../../content/types.ts';
import type {CardsJob} from './draw.ts';
import type {TextCard} from './sheet/text-cards.ts';

/**
 * Cards of texts: one for each study and each claim, in each language. A job draws all of a study's claims, which are
 * many and quick to draw.
 *
 * @param site what loadSite gives
 * @param printed address of the site's root, as pictures print it
 * @returns plain data, the same for the same content
 */
export function cardJobs(site: Site, printed: string): CardsJob[] {
  return LOCALES.flatMap((locale) => {
    const {pictures, embed} = site.catalogues[locale];
    const words = textsOf(locale, {...pictures, ...embed});
    const home = (printed + folderOf(locale)).replace(/^https?:\/\//u, '');
    const footerOf = (address: string) =>
      words.render('picture.site', {address: home + address.slice(1)});
    const look = {locale, words, footerOf};
    return [
      {id: 'studies', locale, cards: studyCards(site, look)},
      ...claimCards(site, look).map(([id, cards]) => ({id, locale, cards})),
    ];
  });
}

export interface Look {
  locale: string;
  words: ReturnType<typeof textsOf>;
  footerOf: (address: string) => string;
}

function studyCards(site: Site, {locale, words, footerOf}: Look): TextCard[] {
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

function claimCards(
  site: Site,
  {locale, words, footerOf}: Look,
): [study: string, cards: TextCard[]][] {
  const views = claimViews(site, locale);
  const answers = views.flatMap((view) =>
    [view, ...view.elsewhere].map(({study, id}) => ({view, study, id})),
  );
  const cardOf = ({view, study, id}: (typeof answers)[number]): TextCard => ({
    address: claimCard(`${study}/${id}`, locale),
    blocks: [
      ['over', view.sourceTitle],
      ['main', words.render('embed.quoted', {quote: view.quote})],
      ['mark', markOf(view, words.render)],
      ['body', view.reason],
    ],
    footer: footerOf(claimsAddress(view.study)),
  });
  return [...Map.groupBy(answers, ({study}) => study)].map(([study, own]) => [
    study,
    own.map(cardOf),
  ]);
}

/** A band has room for the words of both answers and no more. */
const markOf = ({verdictWord, elsewhere}: ClaimView, render: Look['words']['render']) =>
  elsewhere.length === 0
    ? render('picture.verdict', {verdict: verdictWord})
    : [verdictWord, ...elsewhere.map((found) => found.verdictWord)].join(' · ');
