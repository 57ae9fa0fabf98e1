import yaml from 'js-yaml';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {problemAt} from '../problem.js';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkMath)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .freeze();

/**
 * Reads a page with the same syntax as the site's build.
 *
 * @param {string} file path from the root, for problems
 * @param {string} text
 * @returns {{tree: object | null, frontMatter: Record<string, any>, problems: object[]}}
 */
export function parsePage(file, text) {
  try {
    const tree = parser.parse(text);
    return {tree, ...readFrontMatter(file, tree)};
  } catch (error) {
    const place = {file, line: error.line ?? undefined, column: error.column ?? undefined};
    const problem = problemAt('page-syntax', place, {reason: error.reason ?? error.message});
    return {tree: null, frontMatter: {}, problems: [problem]};
  }
}

/**
 * The front matter of a page, without parsing the page.
 *
 * @param {string} text
 * @returns {Record<string, any>} empty where there is none, or it is broken, which parsePage says
 */
export function frontMatterOf(text) {
  const found = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text);
  try {
    return yaml.load(found?.[1] ?? '') ?? {};
  } catch {
    return {};
  }
}

function readFrontMatter(file, tree) {
  const node = tree.children.find(({type}) => type === 'yaml');
  try {
    return {frontMatter: yaml.load(node?.value ?? '') ?? {}, problems: []};
  } catch (error) {
    // the mark counts from the first line between the dashes
    const line = error.mark ? error.mark.line + 2 : 1;
    const problem = problemAt('front-matter-syntax', {file, line}, {reason: error.reason});
    return {frontMatter: {}, problems: [problem]};
  }
}
