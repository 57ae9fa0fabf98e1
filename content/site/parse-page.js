// @ts-check
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
 * @returns {{tree: Root | null, frontMatter: FrontMatter, problems: import('../problem.js').Problem[]}}
 *
 * @typedef {import('mdast').Root} Root
 * @typedef {Error & {reason?: string, line?: number, column?: number}} Complaint of the parser, a VFileMessage
 *
 * @typedef {object} FrontMatter what a page says of itself; the check of front matter says what a page must
 * @property {string} [title]
 * @property {string} [description]
 * @property {string} [study] id, of a page of a study
 * @property {string} [partOf] id of the study that the page is a further part of
 * @property {string} [question]
 * @property {string} [answer]
 * @property {Date | string} [date] a date of YAML is one already, and an unknown one a word
 * @property {string[]} [effects]
 * @property {string[]} [workloads]
 * @property {string[]} [runtimes]
 * @property {string} [evidence]
 * @property {string} [loadModel]
 * @property {{of?: string, words?: string, stale?: string}} [translation] of a translated page: what it translates
 */
export function parsePage(file, text) {
  try {
    const tree = parser.parse(text);
    return {tree, ...readFrontMatter(file, tree)};
  } catch (error) {
    const {line, column, reason, message} = /** @type {Complaint} */ (error);
    const problem = problemAt('page-syntax', {file, line, column}, {reason: reason ?? message});
    return {tree: null, frontMatter: {}, problems: [problem]};
  }
}

/**
 * The front matter of a page, without parsing the page.
 *
 * @param {string} text
 * @returns {FrontMatter} empty where there is none, or it is broken, which parsePage says
 */
export function frontMatterOf(text) {
  const found = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text);
  try {
    return matterIn(found?.[1] ?? '');
  } catch {
    return {};
  }
}

/** @param {string} text @returns {FrontMatter} @throws {yaml.YAMLException} */
const matterIn = (text) => /** @type {FrontMatter} */ (yaml.load(text) ?? {});

/** @param {string} file @param {Root} tree */
function readFrontMatter(file, tree) {
  const node = tree.children.find((each) => each.type === 'yaml');
  try {
    return {frontMatter: matterIn(node?.value ?? ''), problems: []};
  } catch (error) {
    const {mark, reason} = /** @type {yaml.YAMLException} */ (error);
    // the mark counts from the first line between the dashes
    const line = mark ? mark.line + 2 : 1;
    const problem = problemAt('front-matter-syntax', {file, line}, {reason});
    return {frontMatter: {}, problems: [problem]};
  }
}
