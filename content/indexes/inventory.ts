import {deflateSync} from 'node:zlib';
import {readWork} from '../citation/citation.ts';
import {answerViews} from '../claim/view.ts';
import {claimAddress} from '../claim/anchor.ts';
import {figurePages} from '../figures/figure-pages.ts';
import {figureTitle} from '../figures/titles.ts';
import {readPages} from '../site/pages.ts';
import type {Page, Site} from '../types.ts';

/** What another text can refer to: `address` from the language's root, without a slash at its start. */
export interface Referable {
  name: string;
  address: string;
  title: string;
}

/**
 * Everything with a name of its own: `figure:<study>/<figure>`, `claim:<study>/<claim>`, and `value:<name>` for each value
 * of a page's prose, at the section that has it.
 */
export function referables(site: Site, locale: string): Referable[] {
  const pageOf = figurePages(site.root, locale);
  const figures = [...site.figures.keys()].sort().map((id) => ({
    name: `figure:${id}`,
    address: pageOf(id).slice(1),
    title: figureTitle(site, id, locale),
  }));
  const claims = [...site.claims.values()].flatMap((entry) => {
    const view = answerViews(site, locale).get(entry.key);
    const [claim] = [entry.claim.of && site.claims.get(entry.claim.of), entry].filter(Boolean);
    if (!view || !claim) return [];
    const title = `${claim.claim.quote} — ${view.verdictWord}`;
    return [{name: `claim:${entry.key}`, address: claimAddress(entry).slice(1), title}];
  });
  const pages = readPages(site.root).filter((page) => page.locale === locale);
  return [...figures, ...claims, ...valuesOf(pages)];
}

/** A heading with its id, or a value with what is written of it; either in a page's text. */
const HEADING_OR_VALUE =
  /^#{2,4} .*\{\/\* #([\w-]+) \*\/\}|<Value of="([^"]+)"[^>]*>([^<]+)<\/Value>/gmu;

/** Each value at the first section that says it. */
function valuesOf(pages: readonly Page[]): Referable[] {
  const found: Map<string, Referable> = new Map();
  for (const {path, text} of pages) {
    const page = `${path.replace(/(^|\/)index$/u, '')}/`.replace(/^\/$/u, '');
    let section = '';
    for (const [, heading, of, said] of text.matchAll(HEADING_OR_VALUE))
      if (heading) section = `#${heading}`;
      else if (!found.has(of))
        found.set(of, {name: `value:${of}`, address: page + section, title: said});
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * An inventory that Sphinx, MyST and MkDocs read, so that their texts link to ours by name.
 *
 * @returns version 2 of the format; each is a label of the domain `std`, which all of them can refer to
 * @see https://www.sphinx-doc.org/en/master/usage/extensions/intersphinx.html
 */
export function inventoryOf(site: Site, locale: string): Uint8Array {
  const {title, version} = readWork(site.root);
  const lines = referables(site, locale).map(
    ({name, address, title: said}) =>
      `${name} std:label -1 ${address || './'} ${said.replaceAll(/\s+/gu, ' ').trim()}\n`,
  );
  const head = [
    '# Sphinx inventory version 2',
    `# Project: ${title}`,
    `# Version: ${version}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n');
  return Buffer.concat([Buffer.from(head), deflateSync(lines.join(''))]);
}
