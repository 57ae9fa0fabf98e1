import {API, apiOf} from '../../content/api/index.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {filesPlugin, placeOf} from '../common/serve-files.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Publishes what the site says as JSON for programs, both languages in each file. */
export default function apiPlugin(context: LoadContext): Plugin<void> {
  const {root} = placeOf(context);
  const files = () => apiFiles(context.siteDir, root);
  const find = async (address: string) => {
    if (!address.startsWith(API)) return undefined;
    for await (const [each, content] of files()) if (each === address) return content;
    return undefined;
  };
  return filesPlugin('api', context, files, find);
}

/**
 * @param siteDir folder of the repository
 * @param root address of the site's root, with a slash at its end
 */
export async function* apiFiles(
  siteDir: string,
  root: string,
): AsyncGenerator<[address: string, content: string]> {
  const api = await apiOf(await loadSite(siteDir), root);
  for (const [name, content] of Object.entries(api))
    yield [`${API}${name}.json`, `${JSON.stringify(content, null, 1)}\n`];
}
