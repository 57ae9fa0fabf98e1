import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {YAMLParseError, parse} from 'yaml';
import {problemAt} from '../problem.ts';
import {lineAt} from './prose.ts';
import type {Problem} from '../problem.ts';
import type {Root} from 'mdast';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkMath)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .freeze();

/** of the parser, a VFileMessage */
type Complaint = Error & {reason?: string; line?: number; column?: number};

/** what a page says of itself; the check of front matter says what a page must */
export interface FrontMatter {
  title?: string;
  description?: string;
  /** id, of a page of a study */
  study?: string;
  /** id of the study that the page is a further part of */
  partOf?: string;
  /** ids of small studies that have no page but a section of this one, with their id as its anchor */
  cases?: string[];
  question?: string;
  answer?: string;
  /** `YYYY-MM-DD`, or a word where it is unknown */
  date?: string;
  effects?: string[];
  workloads?: string[];
  runtimes?: string[];
  evidence?: string;
  loadModel?: string;
  /** of a translated page: what it translates */
  translation?: {of?: string; words?: string; stale?: string};
}

/**
 * Reads a page with the same syntax as the site's build.
 *
 * @param file path from the root, for problems
 */
export function parsePage(
  file: string,
  text: string,
): {tree: Root | null; frontMatter: FrontMatter; problems: Problem[]} {
  try {
    const tree = parser.parse(text);
    return {tree, ...readFrontMatter(file, tree)};
  } catch (error) {
    const {line, column, reason, message}: Complaint = Object(error);
    const problem = problemAt('page-syntax', {file, line, column}, {reason: reason ?? message});
    return {tree: null, frontMatter: {}, problems: [problem]};
  }
}

/**
 * Errors without the excerpt that would repeat the line.
 *
 * @throws {YAMLParseError}
 */
const matterIn = (text: string): FrontMatter => parse(text, {prettyErrors: false}) ?? {};

function readFrontMatter(file: string, tree: Root) {
  const text = tree.children.find((each) => each.type === 'yaml')?.value ?? '';
  try {
    return {frontMatter: matterIn(text), problems: []};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // the dashes are a line of their own
    const line = lineAt(text, error.pos[0]) + 1;
    const reason = error.message.replace(/\.$/u, '');
    const problem = problemAt('front-matter-syntax', {file, line}, {reason});
    return {frontMatter: {}, problems: [problem]};
  }
}
