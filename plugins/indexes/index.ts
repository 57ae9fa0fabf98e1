import {inventoryOf} from '../../content/indexes/inventory.ts';
import {llmsOf} from '../../content/indexes/llms.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {placeOf} from '../common/serve-files.ts';
import {writeFiles} from '../common/write-files.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes what others find the site's parts by: an overview for language models, and names for cross-references. */
export default function indexesPlugin(context: LoadContext): Plugin<void> {
  const {siteDir, i18n} = context;
  const {root} = placeOf(context);
  return {
    name: 'indexes',
    async postBuild({outDir}) {
      const site = await loadSite(siteDir);
      await writeFiles(outDir, [
        ['llms.txt', llmsOf(site, root, i18n.currentLocale)],
        ['objects.inv', inventoryOf(site, i18n.currentLocale)],
      ]);
    },
  };
}
