import {isDevelopment} from '../bends/server-texts.ts';
import {serveFiles} from '../common/serve-files.ts';
import {writeFiles} from '../common/write-files.ts';
import {islandScripts, rebuiltIslands} from './bundle.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes the islands' scripts, once for all languages. */
export default function islandsPlugin({siteConfig, i18n}: LoadContext): Plugin {
  const siteBase = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  return {
    name: 'islands',
    // The development server has a page frame of its own.
    injectHtmlTags: () => (isDevelopment() ? {headTags: [scriptTag(siteBase)]} : {}),
    // Docusaurus' type knows of no development server.
    configureWebpack: (): object =>
      isDevelopment() ? {devServer: serveFiles('islands', siteBase, islandAt)} : {},
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeFiles(outDir, islandScripts().files);
    },
  };
}

function scriptTag(siteBase: string) {
  return {tagName: 'script', attributes: {src: `${siteBase}assets/islands/page.js`, defer: true}};
}

/** The page's script is built anew each time that it is asked for, and what it loads with it. */
async function islandAt(address: string) {
  if (!address.startsWith('assets/islands/')) return undefined;
  const isPage = address.includes('/page.');
  const {page, files} = isPage ? rebuiltIslands() : islandScripts();
  const content = files.get(isPage ? page : address);
  return content && Buffer.from(content);
}
