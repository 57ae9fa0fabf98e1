// @ts-check
import {placeOfNode, placeText} from '../problem.js';
import {attributeOf, tagsNamed} from './tags.js';

/** @import {Page} from './pages.js' */

/**
 * Where each id is used in the pages of both languages.
 *
 * @param {Page[]} pages
 * @param {string} tag
 * @returns {Map<string, string[]>} id → places `file:line:column`
 */
export function usesOf(pages, tag) {
  const uses = new Map();
  for (const page of pages) {
    for (const node of tagsNamed(page.tree, tag)) {
      const id = attributeOf(node, 'id');
      uses.set(id, [...(uses.get(id) ?? []), placeText(placeOfNode(page.file, node))]);
    }
  }
  return uses;
}
