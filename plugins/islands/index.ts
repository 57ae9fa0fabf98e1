import {isDevelopment} from '../site-bundle/server-texts.ts';
import {writeFiles} from '../site-bundle/write-files.ts';
import {islandScripts, rebuiltIslands} from './bundle.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Configuration} from 'webpack';

/** Publishes the islands' scripts, once for all languages. */
export default function islandsPlugin({siteConfig, i18n}: LoadContext): Plugin {
  const siteBase = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  return {
    name: 'islands',
    // The development server has a page frame of its own.
    injectHtmlTags: () => (isDevelopment() ? {headTags: [scriptTag(siteBase)]} : {}),
    configureWebpack: () =>
      /** Docusaurus' type knows of no development server. */ (isDevelopment()
        ? {devServer: serveIslands(siteBase)}
        : {}) as Configuration,
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeFiles(outDir, islandScripts().files);
    },
  };
}

function scriptTag(siteBase: string) {
  return {tagName: 'script', attributes: {src: `${siteBase}assets/islands/page.js`, defer: true}};
}

function serveIslands(siteBase: string) {
  return {
    setupMiddlewares(middlewares: object[]) {
      middlewares.unshift({name: 'islands', middleware: answer(siteBase)});
      return middlewares;
    },
  };
}

function answer(siteBase: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
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
