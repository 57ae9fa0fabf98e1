// @ts-check
import {islandScripts} from '../islands/bundle.js';
import {wakeScript} from './script.js';

/**
 * The page's frame. Differs from Docusaurus' own in five things: the application's scripts are
 * listed as data instead of being loaded, a script that loads them on intent takes their place,
 * pages with islands run the islands' script as well (a smaller one where all are figures, or all lists), what the
 * theme adds that no page needs is left out, and the content security policy has a seat that is filled once all pages
 * are known.
 * @param {string} rootUrl The site's root without the locale; ends with a slash.
 */
export function ssrTemplate(rootUrl) {
  const {page, figures, lists} = islandScripts();
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
    <script src="${rootUrl}${wakeScript().file}" data-islands="${rootUrl}${page}" defer></script>
    <% const islands = Array.from(it.appHtml.matchAll(/ data-island="([\\w-]+)"/g), ([, island]) => island); %>
    <% if (islands.length > 0) { %>
      <script src="${rootUrl}<%= islands.every((island) => island === 'figure') ? '${figures}' : islands.every((island) => island === 'list') ? '${lists}' : '${page}' %>" defer></script>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${ICONS}, '').replace(${ATTRIBUTES}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
}

/** The theme's icons for links elsewhere, which no page shows. */
const ICONS = /<svg style="display: none;">[^]*?<\/svg>/;
/** The theme's script that turns a query into attributes of the page. */
const ATTRIBUTES = /\(function\(\) \{\s*try \{\s*const entries = new URLSearchParams[^]*?\}\)\(\);/;

/** Placeholder in a page until its policy is known. */
export const POLICY_SEAT = 'policy-seat';

/**
 * The site's icon, shared by all locales. Docusaurus' own option would look for it below the locale.
 * @param {string} rootUrl
 */
export function favicon(rootUrl) {
  const attributes = {rel: 'icon', type: 'image/svg+xml', href: `${rootUrl}img/favicon.svg`};
  return {tagName: 'link', attributes};
}
