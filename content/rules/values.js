// @ts-check
import {tagsNamed} from '../site/tags.js';
import {evaluateValue} from '../value/evaluate.js';

/** @import {Page} from '../site/pages.js' */
/** @import {Site} from '../types.js' */

/** Every `<Value>` of every page says what the files hold. @param {Site} site @param {Page[]} pages */
export function checkValues(site, pages) {
  return pages.flatMap((page) =>
    tagsNamed(page.tree, 'Value').flatMap((node) => evaluateValue(node, page, site).problems),
  );
}
