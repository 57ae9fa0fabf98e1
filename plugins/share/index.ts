import {figuresOnce} from '../figures/index.ts';
import {isDevelopment} from '../bends/server-texts.ts';
import {serveFiles} from '../common/serve-files.ts';
import {writeFiles} from '../common/write-files.ts';
import {shareAddress, shareMaker} from './share-data.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes what the menus of figures are filled with once they are opened. */
export default function sharePlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin<void> {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  const site = siteConfig.url + base;
  const find = async (address: string) => {
    if (!address.startsWith('share-data/')) return undefined;
    const [, locale, ...rest] = address.replace(/\.json$/u, '').split('/');
    const figure = (await figuresOnce(siteDir, base)).find(({id}) => id === rest.join('/'));
    const data = figure && (await shareMaker(siteDir, site)(figure))[locale];
    return data && JSON.stringify(data);
  };
  return {
    name: 'share',
    // Docusaurus' type knows of no development server.
    configureWebpack: (): object =>
      isDevelopment() ? {devServer: serveFiles('share', base, find)} : {},
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeFiles(outDir, shareFiles(siteDir, await figuresOnce(siteDir, base), site));
    },
  };
}

/**
 * Made one figure after another.
 *
 * @param root folder of the repository
 * @param site address of the site's root
 * @returns addresses below the site's root
 */
export async function* shareFiles(
  root: string,
  figures: readonly Figure[],
  site: string,
): AsyncGenerator<[address: string, content: string]> {
  const make = shareMaker(root, site);
  for (const figure of figures)
    for (const [locale, data] of Object.entries(await make(figure)))
      yield [shareAddress(figure.id, locale), JSON.stringify(data)];
}
