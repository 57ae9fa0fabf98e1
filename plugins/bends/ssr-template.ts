import {ORIGINAL} from '../../content/languages.ts';
import {islandScripts} from '../islands/bundle.ts';
import {readFileSync} from 'node:fs';
import {claimCardsScript, failedScript, notFoundScript, wakeScript} from './script.ts';

/**
 * The page's frame. Differs from Docusaurus' own in seven things: a few lines say what didn't arrive, the application's scripts are
 * listed as data instead of being loaded, a script that loads them on intent takes their place,
 * pages with claims in their text run what opens them, pages with islands run the islands' script as well (a smaller one where all are figures, or all lists), what the
 * theme adds that no page needs is left out, and the content security policy has a seat that is filled once all pages
 * are known.
 *
 * @param rootUrl The site's root without the locale; ends with a slash.
 * @param language of the pages
 */
export function ssrTemplate(rootUrl: string, language: string = ORIGINAL) {
  const {page, figures, lists} = islandScripts();
  const isMissing = "it.appHtml.includes('data-not-found')";
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY_SEAT}">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script type="application/json" id="app-scripts"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <script>${failedScript()}</script>
    <script src="${rootUrl}${wakeScript().file}" data-failed="${failedText(language)}" data-for="#__docusaurus,[data-live]" data-dead="[data-theme-toggle],[data-live] input" defer></script>
    <% if (${isMissing}) { %><script src="${rootUrl}${notFoundScript().file}" defer></script><% } %>
    <% if (it.appHtml.includes(' data-claim=')) { %><script src="${rootUrl}${claimCardsScript().file}" data-close="${wordOf('close', language)}" defer></script><% } %>
    <% const islands = Array.from(it.appHtml.matchAll(/ data-island="([\\w-]+)"/g), ([, island]) => island); %>
    <% if (islands.length > 0) { %>
      <script src="${rootUrl}<%= islands.every((island) => island === 'figure') ? '${figures}' : islands.every((island) => island === 'list') ? '${lists}' : '${page}' %>" data-for="[data-island]" defer></script>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${ICONS}, '').replace(${ATTRIBUTES}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
}

/** What a page says beside a part of which a file didn't arrive. */
export const failedText = (language: string) => wordOf('failed.part', language);

const wordOf = (name: string, language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../i18n/${language}/interface.json`, import.meta.url), 'utf8'),
  )[name];

/** The theme's icons for links elsewhere, which no page shows. */
const ICONS = /<svg style="display: none;">[^]*?<\/svg>/;
/** The theme's script that turns a query into attributes of the page. */
const ATTRIBUTES = /\(function\(\) \{\s*try \{\s*const entries = new URLSearchParams[^]*?\}\)\(\);/;

/** Placeholder in a page until its policy is known. */
export const POLICY_SEAT = 'policy-seat';

/** The site's icon, shared by all locales. Docusaurus' own option would look for it below the locale. */
export function favicon(rootUrl: string) {
  const attributes = {rel: 'icon', type: 'image/svg+xml', href: `${rootUrl}img/favicon.svg`};
  return {tagName: 'link', attributes};
}
