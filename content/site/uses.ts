import {placeOfNode, placeText} from '../problem.ts';
import {attributeOf, tagsNamed} from './tags.ts';
import type {Page} from './pages.ts';

/**
 * Where each id is used in the pages of both languages.
 *
 * @returns id → places `file:line:column`
 */
export function usesOf(pages: Page[], tag: string): Map<string, string[]> {
  const uses = new Map();
  for (const page of pages) {
    for (const node of tagsNamed(page.tree, tag)) {
      const id = attributeOf(node, 'id');
      uses.set(id, [...(uses.get(id) ?? []), placeText(placeOfNode(page.file, node))]);
    }
  }
  return uses;
}
