// @ts-check
import {islandScripts} from '../islands/bundle.js';
import {wakeScript} from './script.js';

/**
 * The page's frame. Differs from Docusaurus' own in four things: the application's scripts are
 * listed as data instead of being loaded, a script that loads them on intent takes their place,
 * pages with islands run the islands' script as well, and the content security policy has a seat that
 * is filled once all pages are known.
 * @param {string} rootUrl The site's root without the locale; ends with a slash.
 */
export function ssrTemplate(rootUrl) {
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
    <script src="${rootUrl}${wakeScript().file}" data-islands="${rootUrl}${islandScripts().page}" defer></script>
    <% if (it.appHtml.includes(' data-island=')) { %>
      <script src="${rootUrl}${islandScripts().page}" defer></script>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('<svg style="display: none;">', '<svg class="sprite" aria-hidden="true">') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
}

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
