// @ts-check
import {figuresOnce} from '../figures/index.js';
import {isDevelopment} from '../site-bundle/server-texts.js';
import {serveFiles} from '../site-bundle/serve-files.js';
import {writeFiles} from '../site-bundle/write-files.js';
import {shareAddress, shareMaker} from './share-data.js';

/**
 * Publishes what the menus of figures are filled with once they are opened.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin<void>}
 */
export default function sharePlugin({siteDir, siteConfig, i18n}) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  const site = siteConfig.url + base;
  const find = async (/** @type {string} */ address) => {
    if (!address.startsWith('share-data/')) return undefined;
    const [, locale, ...rest] = address.replace(/\.json$/u, '').split('/');
    const figure = (await figuresOnce(siteDir, base)).find(({id}) => id === rest.join('/'));
    const data = figure && (await shareMaker(siteDir, site)(figure))[locale];
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
      await writeFiles(outDir, shareFiles(siteDir, await figuresOnce(siteDir, base), site));
    },
  };
}

/**
 * Made one figure after another.
 *
 * @param {string} root folder of the repository
 * @param {readonly import('../../content/figures/read-figures.js').Figure[]} figures
 * @param {string} site address of the site's root
 * @returns {AsyncGenerator<[address: string, content: string]>} addresses below the site's root
 */
export async function* shareFiles(root, figures, site) {
  const make = shareMaker(root, site);
  for (const figure of figures)
    for (const [locale, data] of Object.entries(await make(figure)))
      yield [shareAddress(figure.id, locale), JSON.stringify(data)];
}
