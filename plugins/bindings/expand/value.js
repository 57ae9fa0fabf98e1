// @ts-check
import {evaluateValue} from '../../../content/value/evaluate.js';
import {inPlaceOf, text} from './nodes.js';

/**
 * `<Value>` becomes plain text.
 *
 * @type {import('./index.js').Expansion}
 */
export function expandValue(node, page, site) {
  const {text: computed, problems} = evaluateValue(node, page, site);
  return {replacement: computed === null ? null : inPlaceOf(node, text(computed)), problems};
}
