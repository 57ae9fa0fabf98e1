// @ts-check
import {figuresOnce} from '../figures/index.js';
import {isDevelopment} from '../site-bundle/server-texts.js';
import {serveFiles} from '../site-bundle/serve-files.js';
import {writeFiles} from '../site-bundle/write-files.js';
import {shareData} from './share-data.js';

/**
 * Publishes what the menus of figures are filled with once they are opened.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin<void>}
 */
export default function sharePlugin({siteDir, siteConfig, i18n}) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  const filesNow = async () =>
    shareData(siteDir, await figuresOnce(siteDir, base), siteConfig.url + base);
  const find = async (/** @type {string} */ address) => {
    if (!address.startsWith('share-data/')) return undefined;
    const data = (await filesNow())[address];
    return data && JSON.stringify(data);
  };
  return {
    name: 'share',
    configureWebpack: () =>
      /** @type {import('webpack').Configuration} Docusaurus' type knows of no development server. */ (
        isDevelopment() ? {devServer: serveFiles('share', base, find)} : {}
      ),
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeFiles(outDir, asJson(await filesNow()));
    },
  };
}

/** @param {Record<string, object>} files @returns {Generator<[address: string, content: string]>} */
function* asJson(files) {
  for (const [address, data] of Object.entries(files)) yield [address, JSON.stringify(data)];
}
