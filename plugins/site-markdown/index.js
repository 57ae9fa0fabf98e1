// @ts-check
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {failOnBadFormula} from './fail-on-bad-formula.js';
import {colourCode} from './colour-code.js';
import {keepWhole} from './keep-whole.js';
import {alignByClass, plainCorners, scrollWideTables} from './tables.js';

/**
 * The Markdown pipeline that documents and pages share.
 * @param {import('unified').Pluggable[]} [beforeDefaults] Remark plugins that must see the text first.
 */
export function markdownPipeline(beforeDefaults = []) {
  return {
    beforeDefaultRemarkPlugins: beforeDefaults,
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      [rehypeKatex, {output: 'mathml', strict: 'error'}],
      failOnBadFormula,
      colourCode,
      keepWhole,
      alignByClass,
      plainCorners,
      scrollWideTables,
    ],
  };
}
