import {evaluateValue} from '../../../content/value/evaluate.ts';
import {inPlaceOf, text} from './nodes.ts';
import type {Expansion} from './index.ts';

/** `<Value>` becomes plain text. */
export const expandValue: Expansion = (node, page, site) => {
  const {text: computed, problems} = evaluateValue(node, page, site);
  return {replacement: computed === null ? null : inPlaceOf(node, text(computed)), problems};
};
