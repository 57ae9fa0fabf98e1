import {isDevelopment} from '../common/server-texts.ts';
import {filesPlugin, placeOf} from '../common/serve-files.ts';
import {islandScripts, rebuiltIslands} from './bundle.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes the islands' scripts, once for all languages. */
export default function islandsPlugin(context: LoadContext): Plugin<void> {
  const {base} = placeOf(context);
  return {
    ...filesPlugin('islands', context, () => islandScripts().files, islandAt),
    // The development server has a page frame of its own, and its application draws pages that the script then finds empty.
    getClientModules: () => (isDevelopment() ? ['./browser/arrived.ts'] : []),
    injectHtmlTags: () => (isDevelopment() ? {headTags: [scriptTag(base)]} : {}),
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
