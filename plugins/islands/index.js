// @ts-check
import {isDevelopment} from '../site-bundle/server-texts.js';
import {writeFiles} from '../site-bundle/write-files.js';
import {islandScripts, rebuiltIslands} from './bundle.js';

/**
 * Publishes the islands' scripts, once for all languages.
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
export default function islandsPlugin({siteConfig, i18n}) {
  const siteBase = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  return {
    name: 'islands',
    // The development server has a page frame of its own.
    injectHtmlTags: () => (isDevelopment() ? {headTags: [scriptTag(siteBase)]} : {}),
    configureWebpack: () =>
      /** @type {import('webpack').Configuration} Docusaurus' type knows of no development server. */ (
        isDevelopment() ? {devServer: serveIslands(siteBase)} : {}
      ),
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeFiles(outDir, islandScripts().files);
    },
  };
}

/** @param {string} siteBase */
function scriptTag(siteBase) {
  return {tagName: 'script', attributes: {src: `${siteBase}assets/islands/page.js`, defer: true}};
}

/** @param {string} siteBase */
function serveIslands(siteBase) {
  return {
    setupMiddlewares(/** @type {object[]} */ middlewares) {
      middlewares.unshift({name: 'islands', middleware: answer(siteBase)});
      return middlewares;
    },
  };
}

/** @param {string} siteBase */
function answer(siteBase) {
  return (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
    /** @type {() => void} */ next,
  ) => {
    const address = String(request.url).split('?')[0].slice(siteBase.length);
    if (!address.startsWith('assets/islands/')) return next();
    const isPage = address.includes('/page.');
    const {page, files} = isPage ? rebuiltIslands() : islandScripts();
    const content = files.get(isPage ? page : address);
    if (!content) return next();
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    return response.end(Buffer.from(content));
  };
}
