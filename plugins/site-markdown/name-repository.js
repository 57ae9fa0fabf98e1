// @ts-check
import {visit} from 'unist-util-visit';

/** What a page writes for the address in code, and as the target of a link. */
const IN_CODE = /\bREPOSITORY\b/g;
const AS_TARGET = 'repository:';

/**
 * Puts the address of the repository where a page names it: `REPOSITORY` in a block of code, `repository:` in a link.
 * @param {{address: string}} options
 */
export function nameRepository({address}) {
  return (/** @type {any} */ tree) =>
    visit(tree, (node) => {
      if (node.type === 'code') node.value = node.value.replaceAll(IN_CODE, address);
      if (node.type === 'link' && node.url === AS_TARGET) node.url = address;
    });
}
