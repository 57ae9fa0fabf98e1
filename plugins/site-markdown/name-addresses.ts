import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';

/** What a page writes for an address in code, and as the target of a link. */
const IN_CODE = /\bREPOSITORY\b/g;
const SITE_IN_CODE = /\bSITE\b/g;
const AS_TARGET = 'repository:';

/**
 * Puts addresses where a page names them: that of the repository for `REPOSITORY` in a block of code and `repository:` in a
 * link, that of the built site for `SITE` in a block of code.
 *
 * @param options `site` ends without a slash
 */
export function nameAddresses({address, site}: {address: string; site: string}) {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (node.type === 'code')
        node.value = node.value.replaceAll(IN_CODE, address).replaceAll(SITE_IN_CODE, site);
      if (node.type === 'link' && node.url === AS_TARGET) node.url = address;
    });
}
