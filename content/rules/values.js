// @ts-check
import {tagsNamed} from '../site/tags.js';
import {evaluateValue} from '../value/evaluate.js';

/** Every `<Value>` of every page says what the files hold. */
export function checkValues(site, pages) {
  return pages.flatMap((page) =>
    tagsNamed(page.tree, 'Value').flatMap((node) => evaluateValue(node, page, site).problems),
  );
}
