import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages} from './site/pages.js';

/**
 * Writes into Russian pages which English text they translate: the one that stands now.
 *
 * @param {string} root the project's root
 * @param {string} name a page's path inside `docs`, or `all`
 * @returns {{stamped: {file: string, of: string}[], unknown: boolean, known: string[]}} pages whose
 *   stamp was right already are left alone; `unknown` if no Russian page has that name
 */
export function stampTranslations(root, name) {
  const pages = readPages(root);
  const hashes = new Map(pages.map((page) => [page.file, page.hash]));
  const russian = pages.filter(({locale, twins}) => locale === 'ru' && hashes.has(twins.en));
  const wanted = russian.filter((page) => name === 'all' || isNamed(page, name));
  const stamped = wanted
    .map((page) => ({page, of: hashes.get(page.twins.en)}))
    .filter(({page, of}) => stampOf(page) !== of || page.frontMatter.translation?.stale);
  for (const {page, of} of stamped) writeFileSync(join(root, page.file), withStamp(page.text, of));
  return {
    stamped: stamped.map(({page, of}) => ({file: page.file, of})),
    unknown: wanted.length === 0 && name !== 'all',
    known: russian.map((page) => page.name),
  };
}

// `theory/page`, `theory/page.mdx` and the whole path of either twin all mean the page
function isNamed(page, name) {
  const bare = name.replace(/\.mdx?$/, '');
  return [page.name, page.file, page.twins.en].some((each) => each.replace(/\.mdx?$/, '') === bare);
}

function stampOf({frontMatter}) {
  return String(frontMatter.translation?.of ?? '');
}

/** Whether a Russian page translates an English one as it is now. */
export function isCurrent(page, english) {
  return stampOf(page) === english.hash;
}

/**
 * A page's text with the hash of the English text that it translates.
 *
 * The front matter is edited as text, so that its order and comments stay.
 *
 * @param {string} text
 * @param {string} of
 */
export function withStamp(text, of) {
  const block = `translation:\n  of: '${of}'\n`;
  const [, head, rest] = /^---\r?\n([\s\S]*?)^---([\s\S]*)$/m.exec(text) ?? [null, '', `\n${text}`];
  const without = head.replace(/^translation:.*\n(?:[ \t]+.*\n)*/m, '');
  return `---\n${without}${block}---${rest}`;
}
