import {tagsNamed} from '../site/tags.ts';
import {evaluateValue} from '../value/evaluate.ts';
import type {Page} from '../site/pages.ts';
import type {Site} from '../types.ts';

/** Every `<Value>` of every page says what the files hold. */
export function checkValues(site: Site, pages: Page[]) {
  return pages.flatMap((page) =>
    tagsNamed(page.tree, 'Value').flatMap((node) => evaluateValue(node, page, site).problems),
  );
}
