// @ts-check
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {figuresOnce} from '../figures/index.js';
import {shareData} from './share-data.js';

/**
 * Publishes what the menus of figures are filled with once they are opened.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin<any>}
 */
export default function sharePlugin({siteDir, siteConfig, i18n}) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  return {
    name: 'share',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const figures = await figuresOnce(siteDir, base);
      const files = await shareData(siteDir, figures, siteConfig.url + base);
      await Promise.all(
        Object.entries(files).map(async ([address, data]) => {
          const file = join(outDir, address);
          await mkdir(dirname(file), {recursive: true});
          await writeFile(file, JSON.stringify(data));
        }),
      );
    },
  };
}
