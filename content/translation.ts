import {join} from 'node:path';
import {Scalar, parseDocument} from 'yaml';
import {ORIGINAL} from './languages.ts';
import {tidied} from './rules/typography.ts';
import {hashOf, readPages} from './site/pages.ts';
import {writeWhole} from './write-whole.ts';
import type {Page} from './site/pages.ts';
import type {Document} from 'yaml';

/**
 * Writes into translations which text they translate: the current one. Puts no-break spaces and decimal
 * commas of Russian pages right on the way. A page whose original has changed, while its own words are those of its last
 * stamp, has hardly been translated: it is left as it is.
 *
 * @param root the project's root
 * @param name a page's path inside `docs`, or `all`
 * @param options `unchanged` stamps those pages too: their words are right as they are
 * @returns pages whose stamp was right already are left alone; `untouched` are those that were refused; `unknown` if
 * no translated page has that name
 */
export function stampTranslations(
  root: string,
  name: string,
  {unchanged = false}: {unchanged?: boolean} = {},
): {stamped: {file: string; of: string}[]; untouched: string[]; unknown: boolean; known: string[]} {
  const pages = readPages(root);
  const hashes = new Map(pages.map((page) => [page.file, page.hash]));
  const translations = pages.filter(
    ({locale, fileByLocale}) => locale !== ORIGINAL && hashes.has(fileByLocale[ORIGINAL]),
  );
  const wanted = translations.filter((page) => name === 'all' || isNamed(page, name));
  const due = wanted
    .map((page) => ({page, of: String(hashes.get(page.fileByLocale[ORIGINAL]))}))
    .filter(
      ({page, of}) =>
        stampOf(page) !== of ||
        page.frontMatter.translation?.stale ||
        tidied(page) !== page.text ||
        (unchanged && wordsStampOf(page) === ''),
    )
    // what is broken there, the check says
    .filter(({page}) => page.problems.every(({code}) => code !== 'front-matter-syntax'));
  const isRefused = ({page, of}: (typeof due)[number]) =>
    !unchanged && stampOf(page) !== of && wordsStampOf(page) === wordsHashOf(page.text);
  const stamped = due.filter((one) => !isRefused(one));
  for (const {page, of} of stamped) writeWhole(join(root, page.file), withStamp(tidied(page), of));
  return {
    stamped: stamped.map(({page, of}) => ({file: page.file, of})),
    untouched: due.filter(isRefused).map(({page}) => page.file),
    unknown: wanted.length === 0 && name !== 'all',
    known: translations.map((page) => page.name),
  };
}

/** `theory/page`, `theory/page.mdx` and the whole path in any language all mean the page. */
function isNamed(page: Page, name: string) {
  const bare = name.replace(/\.mdx?$/, '');
  return [page.name, page.file, page.fileByLocale[ORIGINAL]].some(
    (each) => each.replace(/\.mdx?$/, '') === bare,
  );
}

function stampOf({frontMatter}: Pick<Page, 'frontMatter'>) {
  return String(frontMatter.translation?.of ?? '');
}

/** The words that a translation had when it was last stamped; empty where that was not written down yet. */
function wordsStampOf({frontMatter}: Page) {
  return String(frontMatter.translation?.words ?? '');
}

const STAMP = /^translation:\r?\n(?:[ \t]+.*\r?\n)*/m;
const BOUND = /(<Value\b[^>]*>)[^<]*(?=<\/Value>)/g;

/** Hash of what a person wrote: without the stamp, bound numbers and kinds of spaces, which programs change. */
function wordsHashOf(text: string) {
  return hashOf(text.replace(STAMP, '').replace(BOUND, '$1').replace(/\s+/g, ' '));
}

/** Whether a page translates its original as that is now. */
export function isCurrent(page: Pick<Page, 'frontMatter'>, english: {hash: string}) {
  return stampOf(page) === english.hash;
}

function quoted(text: string) {
  const scalar = new Scalar(text);
  scalar.type = 'QUOTE_SINGLE';
  return scalar;
}

/** As authors write front matter: lists without spaces inside their brackets, long lines whole. */
const STYLE = {
  lineWidth: 0,
  flowCollectionPadding: false,
  singleQuote: true,
} as const;

/**
 * A page's text with the hash of the English text that it translates and that of its own words, as the last member of
 * its front matter; the order and the comments of the others stay.
 */
export function withStamp(text: string, of: string) {
  const found = /^(---\r?\n)([\s\S]*?)(^---[\s\S]*)$/m.exec(text);
  const [start, head, rest] = found?.slice(1) ?? ['---\n', '', `---\n\n${text}`];
  const ends = start.endsWith('\r\n') ? '\r\n' : '\n';
  const matter: Document = parseDocument(head.replaceAll('\r\n', '\n'));
  matter.contents ??= matter.createNode({});
  matter.delete('translation');
  const stamp = {of: quoted(of), words: quoted(wordsHashOf(text))};
  matter.set('translation', matter.createNode(stamp));
  return `${start}${matter.toString(STYLE).replaceAll('\n', ends)}${rest}`;
}
