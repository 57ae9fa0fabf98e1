import {claimAddress} from '../../content/claim/anchor.ts';
import {claimViews} from '../../content/claim/view.ts';
import {LOCALES, ORIGINAL, folderOf, inEachLanguage} from '../../content/languages.ts';
import {claimCard} from '../../content/site/card-addresses.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {embedWords} from '../islands/embed-words.ts';
import {pageStyles} from '../islands/embed-styles.ts';
import {cardOf} from './cards.ts';
import {escaped} from '../common/escaped.ts';
import {embedPage, languageButtons, MARK_HTML} from './page.ts';
import {present} from '../../lib/typed.ts';
import type {AnswerView, ClaimView} from '../../content/claim/view.ts';
import type {Place} from './figure-pages.ts';

/**
 * A page for each claim, so that a link to it can say what it leads to: the claim in its source's words, both answers, the
 * reasons, and the way to the calculation. What another study found has the same page at its own address.
 *
 * @returns addresses below the site's root
 */
export async function* claimEmbeds({
  siteDir,
  origin,
  base,
}: Place): AsyncGenerator<[address: string, content: string]> {
  const site = await loadSite(siteDir);
  const words = embedWords(siteDir);
  const sheet = pageStyles(siteDir, ['plugins/embeds/embed.css', 'plugins/embeds/claim.css'])('');
  const styles = () => sheet;
  const views = inEachLanguage(
    (locale) => new Map(claimViews(site, locale).map((view) => [keyOf(view), view])),
  );

  const filesOf = (original: ClaimView, key: string): [path: string, page: string][] => {
    const viewIn = (language: string) =>
      present(views[language].get(keyOf(original)), `the claim ${key}`);
    const homeIn = (language: string) => `${base}${folderOf(language)}`;
    const homeOf = (language: string) =>
      homeIn(language) + claimAddress({study: original.study, claim: original}).slice(1);
    const part = (language: string) =>
      claimHtml(viewIn(language), {home: homeIn(language), words: words[language], language});
    const parts = inEachLanguage(part);
    return LOCALES.map((language) => {
      const path = `embed/claims/${key}/${folderOf(language)}`;
      const {quote, reason, verdictWord, elsewhere} = viewIn(language);
      const answers = [verdictWord, ...elsewhere.map((found) => found.verdictWord)].join(', ');
      const title = `${words[language]['embed.quoted'].replace('{{quote}}', () => quote)} — ${answers}`;
      const image = origin + base + claimCard(key, language);
      const head = [
        `<link rel="canonical" href="${origin}${homeOf(language)}">`,
        `<link rel="icon" type="image/svg+xml" href="${base}img/favicon.svg">`,
        cardOf({title, description: reason, language, url: origin + base + path, image}),
      ].join('');
      const page = embedPage({language, parts, facts: {}, title, head, styles});
      return [`${path}index.html`, page];
    });
  };
  for (const claim of claimViews(site, ORIGINAL))
    for (const answer of [claim, ...claim.elsewhere]) yield* filesOf(claim, keyOf(answer));
}

const keyOf = ({study, id}: {study: string; id: string}) => `${study}/${id}`;

/** @param around `home` is the root of the language */
function claimHtml(
  view: ClaimView,
  {home, words, language}: {home: string; words: Record<string, string>; language: string},
) {
  const {quote, sourceTitle, sourceUrl, elsewhere} = view;
  const linkTo = (answer: AnswerView) =>
    `<a href="${home}${claimAddress({study: answer.study, claim: answer}).slice(1)}" target="_blank" rel="noopener">${escaped(answer.studyTitle)}</a>`;
  const answerHtml = ({verdictWord, reason, calculation}: AnswerView, label: string) =>
    [
      `<p class="claim-verdict"><b>${label} ${escaped(verdictWord)}</b></p>`,
      `<p>${escaped(reason)}</p>`,
      calculation && `<p class="claim-sum">${escaped(calculation)}</p>`,
    ].join('');
  const source = sourceUrl
    ? `<a href="${escaped(sourceUrl)}" target="_blank" rel="noopener">${escaped(sourceTitle)}</a>`
    : escaped(sourceTitle);
  return [
    `<article class="claim"><blockquote data-title>${escaped(quote)}</blockquote>`,
    answerHtml(view, escaped(words['embed.verdict'])),
    ...elsewhere.map((found) =>
      answerHtml(
        found,
        escaped(words['embed.found']).replace('{{study}}', () => linkTo(found)),
      ),
    ),
    `<p class="figure-source">${escaped(words['embed.source']).replace('{{sources}}', () => source)} · `,
    `${linkTo(view)} · `,
    `${MARK_HTML} ${escaped(words['embed.site'])}, ${escaped(words['embed.licence'])}</p></article>`,
    `<p class="figure-tools">${languageButtons(language)}</p>`,
  ].join('');
}
