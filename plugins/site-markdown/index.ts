import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {failOnBadFormula} from './fail-on-bad-formula.ts';
import {colourCode} from './colour-code.ts';
import {keepWhole} from './keep-whole.ts';
import {alignByClass, plainCorners, scrollWideTables} from './tables.ts';
import type {Pluggable} from 'unified';

/**
 * The Markdown pipeline that documents and pages share.
 *
 * @param beforeDefaults Remark plugins that must see the text first.
 */
export function markdownPipeline(beforeDefaults: Pluggable[] = []) {
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
