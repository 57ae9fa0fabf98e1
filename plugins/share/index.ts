import {figuresOnce} from '../figures/index.ts';
import {filesPlugin, placeOf} from '../common/serve-files.ts';
import {shareAddress, shareMaker} from './share-data.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes what the menus of figures are filled with once they are opened. */
export default function sharePlugin(context: LoadContext): Plugin<void> {
  const {siteDir} = context;
  const {base, root} = placeOf(context);
  const find = async (address: string) => {
    if (!address.startsWith('share-data/')) return undefined;
    const [, locale, ...rest] = address.replace(/\.json$/u, '').split('/');
    const figure = (await figuresOnce(siteDir, base)).find(({id}) => id === rest.join('/'));
    const data = figure && (await shareMaker(siteDir, root)(figure))[locale];
    return data && JSON.stringify(data);
  };
  const files = async function* () {
    yield* shareFiles(siteDir, await figuresOnce(siteDir, base), root);
  };
  return filesPlugin('share', context, files, find);
}

/**
 * Made one figure after another.
 *
 * @param siteDir folder of the repository
 * @param root address of the site's root
 */
export async function* shareFiles(
  siteDir: string,
  figures: readonly Figure[],
  root: string,
): AsyncGenerator<[address: string, content: string]> {
  const make = shareMaker(siteDir, root);
  for (const figure of figures)
    for (const [locale, data] of Object.entries(await make(figure)))
      yield [shareAddress(figure.id, locale), JSON.stringify(data)];
}
