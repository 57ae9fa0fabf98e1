import {claimAddress} from '../../content/claim/anchor.ts';
import {claimViews} from '../../content/claim/view.ts';
import {LOCALES, ORIGINAL, folderOf, inEachLanguage} from '../../content/languages.ts';
import {claimCard} from '../../content/site/card-addresses.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {embedWords} from '../islands/embed-words.ts';
import {pageStyles} from '../islands/embed-styles.ts';
import {cardOf} from './cards.ts';
import {escaped} from '../common/escaped.ts';
import {embedPage, languageButtons} from './page.ts';
import {present} from '../../lib/typed.ts';
import type {ClaimView} from '../../content/claim/view.ts';
import type {Place} from './figure-pages.ts';

/**
 * A page for each claim, so that a link to it can say what it leads to: the claim in its source's words, the verdict, the
 * reason, and the way to the calculation.
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
  const viewIn = (language: string, key: string) =>
    present(views[language].get(key), `the claim ${key}`);

  const filesOf = (original: ClaimView): [path: string, page: string][] => {
    const {study} = original;
    const key = keyOf(original);
    const homeOf = (language: string) =>
      `${base}${folderOf(language)}${claimAddress({study, claim: original}).slice(1)}`;
    const part = (language: string) =>
      claimHtml(viewIn(language, key), {home: homeOf(language), words: words[language], language});
    const parts = inEachLanguage(part);
    return LOCALES.map((language) => {
      const path = `embed/claims/${key}/${folderOf(language)}`;
      const {quote, reason, verdictWord} = viewIn(language, key);
      const title = `${words[language]['embed.quoted'].replace('{{quote}}', () => quote)} — ${verdictWord}`;
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
  for (const claim of claimViews(site, ORIGINAL)) yield* filesOf(claim);
}

const keyOf = ({study, id}: {study: string; id: string}) => `${study}/${id}`;

function claimHtml(
  view: ClaimView,
  {home, words, language}: {home: string; words: Record<string, string>; language: string},
) {
  const {quote, sourceTitle, sourceUrl, verdict, verdictWord, reason, calculation, studyTitle} =
    view;
  const source = sourceUrl
    ? `<a href="${escaped(sourceUrl)}" target="_blank" rel="noopener">${escaped(sourceTitle)}</a>`
    : escaped(sourceTitle);
  const shown = calculation && verdict !== 'not-derivable' ? calculation : '';
  return [
    `<article class="claim"><blockquote data-title>${escaped(quote)}</blockquote>`,
    `<p class="claim-verdict"><b>${escaped(words['embed.verdict'])} ${escaped(verdictWord)}</b></p>`,
    `<p>${escaped(reason)}</p>`,
    shown && `<p class="claim-sum">${escaped(shown)}</p>`,
    `<p class="figure-source">${escaped(words['embed.source']).replace('{{sources}}', () => source)} · `,
    `<a href="${home}" target="_blank" rel="noopener">${escaped(studyTitle)}</a> · `,
    `${escaped(words['embed.site'])}, ${escaped(words['embed.licence'])}</p></article>`,
    `<p class="figure-tools">${languageButtons(language)}</p>`,
  ].join('');
}
