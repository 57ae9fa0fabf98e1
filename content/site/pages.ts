import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LOCALES} from '../languages.ts';
import {isBuild, memoizeByStamp} from '../memoize.ts';
import {filesUnder, stampOf} from './files.ts';
import {FOLDERS, localeOfPath} from './folders.ts';
import {parsePage} from './parse-page.ts';
import {attributeOf, tagsNamed} from './tags.ts';
import type {Root} from 'mdast';
import type {FrontMatter, Problem} from '../types.ts';

export interface Page {
  /** path from the root */
  file: string;
  locale: string;
  /** path inside its language's folder, the same in every language */
  name: string;
  /** the same without the ending of the file */
  path: string;
  /** path of the page in each language */
  fileByLocale: Record<string, string>;
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
 * Every page in every language, with the paths of its translations. A page that was parsed once isn't parsed again until
 * its file changes. A production build reads the pages once: each study's page asks for all of them.
 */
export const readPages = memoizeByStamp(
  (root: string) => stampOf(root, filesOfPages(root)),
  (root): Page[] => filesOfPages(root).map((file) => readPage(root, file)),
);

/** Paths of all pages, from the root. */
export function filesOfPages(root: string) {
  return FOLDERS.pages.flatMap((folders) =>
    LOCALES.flatMap((locale) => filesUnder(root, folders[locale], /\.mdx?$/)),
  );
}

/**
 * Forgets the trees of a production build's pages once they are checked: they are twenty times as large as the texts, and
 * nothing after the check looks at them.
 */
export function dropTrees(root: string) {
  if (!isBuild()) return;
  for (const page of readPages(root)) page.tree = null;
}

const readPage = memoizeByStamp(
  (root: string, file: string) => stampOf(root, [file]),
  (root, file): Page => {
    const text = readFileSync(join(root, file), 'utf8');
    const parsed = parsePage(file, text);
    const figures = tagsNamed(parsed.tree, 'Figure').flatMap((tag) => attributeOf(tag, 'id') ?? []);
    return {file, ...placeOf(file), text, hash: hashOf(text), ...parsed, figures};
  },
);

function placeOf(file: string) {
  const locale = localeOfPath(file);
  const isIn = (folder: string) => file.startsWith(`${folder}/`);
  const [folders] = FOLDERS.pages.filter((each) => isIn(each[locale]));
  const name = file.slice(folders[locale].length + 1);
  const paths = LOCALES.map((each) => [each, `${folders[each]}/${name}`]);
  const path = name.replace(/\.mdx?$/, '');
  return {locale, name, path, fileByLocale: Object.fromEntries(paths)};
}

/** The hash that a translation names: of the text with Unix line ends, so that Windows agrees. */
export function hashOf(text: string) {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}
