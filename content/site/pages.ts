import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesUnder} from './files.ts';
import {LOCALES} from '../languages.ts';
import {processMemory} from '../results/process-memory.ts';
import {FOLDERS} from './folders.ts';
import {parsePage} from './parse-page.ts';
import {attributeOf, tagsNamed} from './tags.ts';
import type {Problem} from '../problem.ts';
import type {FrontMatter} from './parse-page.ts';
import type {Root} from 'mdast';

const known = processMemory<Page[]>('pages');

export interface Page {
  /** path from the root */
  file: string;
  locale: string;
  /** path inside its language's folder, equal in both twins */
  name: string;
  /** path of the page in each language */
  twins: Record<string, string>;
  text: string;
  /** first 12 hex digits of the SHA-256 of the text */
  hash: string;
  /** null if the page doesn't parse, or once `dropTrees` was called */
  tree: Root | null;
  /** ids of the figures in it, in order */
  figures: string[];
  frontMatter: FrontMatter;
  /** of parsing */
  problems: Problem[];
}

/**
 * Every page in every language, with its twin's name. A text that was parsed once isn't parsed again. A production build
 * reads the pages once: they don't change under it, and each study's page asks for all of them.
 */
export function readPages(root: string): Page[] {
  if (process.env.NODE_ENV !== 'production') return pagesUnder(root);
  if (!known.has(root)) known.set(root, pagesUnder(root));
  return known.get(root) as Page[];
}

/**
 * Forgets the trees of a production build's pages once they are checked: they are twenty times as large as the texts, and
 * nothing after the check looks at them.
 */
export function dropTrees(root: string) {
  if (process.env.NODE_ENV !== 'production') return;
  for (const page of readPages(root)) page.tree = null;
  parsed.clear();
}

function pagesUnder(root: string): Page[] {
  return FOLDERS.pages.flatMap((folders) =>
    LOCALES.flatMap((locale) => {
      const files = filesUnder(root, folders[locale], /\.mdx?$/);
      return files.map((file) => readPage(root, file, locale, folders));
    }),
  );
}

const parsed = processMemory<{text: string; page: ReturnType<typeof parsedPage>}>('parsed pages');

function readPage(
  root: string,
  file: string,
  locale: string,
  folders: Record<string, string>,
): Page {
  const text = readFileSync(join(root, file), 'utf8');
  const name = file.slice(folders[locale].length + 1);
  const twins = Object.fromEntries(LOCALES.map((each) => [each, `${folders[each]}/${name}`]));
  return {file, locale, name, twins, text, hash: hashOf(text), ...parsedOnce(root, file, text)};
}

/** Parses a text, and keeps the newest one of each file. */
function parsedOnce(
  root: string,
  file: string,
  text: string,
): ReturnType<typeof parsePage> & Pick<Page, 'figures'> {
  const path = join(root, file);
  const last = parsed.get(path);
  if (last?.text === text) return last.page;
  const page = parsedPage(file, text);
  parsed.set(path, {text, page});
  return page;
}

function parsedPage(file: string, text: string) {
  const page = parsePage(file, text);
  const figures = tagsNamed(page.tree, 'Figure').flatMap((tag) => attributeOf(tag, 'id') ?? []);
  return {...page, figures};
}

/** The hash that a translation names: of the text with Unix line ends, so that Windows agrees. */
export function hashOf(text: string) {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}
