// @ts-check
import {claimAddress} from '../../content/claim/anchor.js';
import {claimViews} from '../../content/claim/view.js';
import {LOCALES, ORIGINAL, folderOf} from '../../content/languages.js';
import {claimCard} from '../../content/site/card-addresses.js';
import {loadSite} from '../../content/site/load-site.js';
import {embedWords} from '../islands/embed-words.js';
import {pageStyles} from '../islands/embed-styles.js';
import {cardOf} from './cards.js';
import {embedPage, escaped, languageButtons} from './page.js';

/** @typedef {import('../../content/claim/view.js').ClaimView} ClaimView */

/**
 * A page for each claim, so that a link to it can say what it leads to: the claim in its source's words, the verdict, the
 * reason, and the way to the calculation.
 *
 * @param {import('./figure-pages.js').Place} place
 * @returns {AsyncGenerator<[address: string, content: string]>} addresses below the site's root
 */
export async function* claimEmbeds({siteDir, origin, base}) {
  const site = await loadSite(siteDir);
  const words = embedWords(siteDir);
  const sheet = pageStyles(siteDir, ['plugins/embeds/embed.css', 'plugins/embeds/claim.css'])('');
  const styles = () => sheet;
  const views = new Map(
    LOCALES.map((locale) => [
      locale,
      new Map(claimViews(site, locale).map((view) => [keyOf(view), view])),
    ]),
  );
  const viewIn = (/** @type {string} */ language, /** @type {string} */ key) =>
    /** @type {ClaimView} */ (views.get(language)?.get(key));

  const filesOf = (/** @type {ClaimView} */ original) => {
    const {study} = original;
    const key = keyOf(original);
    const homeOf = (/** @type {string} */ language) =>
      `${base}${folderOf(language)}${claimAddress({study, claim: original}).slice(1)}`;
    const part = (/** @type {string} */ language) =>
      claimHtml(viewIn(language, key), {home: homeOf(language), words: words[language], language});
    const parts = Object.fromEntries(LOCALES.map((locale) => [locale, part(locale)]));
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
      return /** @type {[string, string]} */ ([`${path}index.html`, page]);
    });
  };
  for (const claim of claimViews(site, ORIGINAL)) yield* filesOf(claim);
}

/** @param {{study: string, id: string}} claim */
const keyOf = ({study, id}) => `${study}/${id}`;

/** @param {ClaimView} view @param {{home: string, words: Record<string, string>, language: string}} look */
function claimHtml(view, {home, words, language}) {
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
