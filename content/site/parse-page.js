// @ts-check
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {YAMLParseError, parse} from 'yaml';
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
 * @property {string} [date] `YYYY-MM-DD`, or a word where it is unknown
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

/** Errors without the excerpt that would repeat the line. @param {string} text @returns {FrontMatter} @throws {YAMLParseError} */
const matterIn = (text) => /** @type {FrontMatter} */ (parse(text, {prettyErrors: false}) ?? {});

/** @param {string} file @param {Root} tree */
function readFrontMatter(file, tree) {
  const text = tree.children.find((each) => each.type === 'yaml')?.value ?? '';
  try {
    return {frontMatter: matterIn(text), problems: []};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // the dashes are a line of their own
    const line = text.slice(0, error.pos[0]).split('\n').length + 1;
    const reason = error.message.replace(/\.$/u, '');
    const problem = problemAt('front-matter-syntax', {file, line}, {reason});
    return {frontMatter: {}, problems: [problem]};
  }
}
