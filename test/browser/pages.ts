import {readdirSync, readFileSync} from 'node:fs';
import {MOVED} from '../../content/site/moved.ts';

/** Addresses of the English pages that are built, without the locale: every page has its Russian twin. */
export function builtPages(): string[] {
  return readdirSync('build', {recursive: true})
    .filter((name) => /(^|\/)index\.html$/.test(name) && !/^(ru|embed|talk)\//.test(name))
    .map((name) => `/${name.replace(/index\.html$/, '')}`)
    .filter((path) => !Object.hasOwn(MOVED, path.replaceAll(/^\/|\/$/g, '')))
    .sort();
}

/**
 * The first page of each kind, with the keys that its address may have: pages with the same mechanisms and keys are of
 * one kind, a new mechanism makes a new kind.
 *
 * @param addresses of folders in build/
 */
export function oneOfEachKind(addresses: string[]): {address: string; keys: string[]}[] {
  const found = new Map<string, {address: string; keys: string[]}>();
  for (const address of addresses) {
    const html = readFileSync(`build${address}index.html`, 'utf8');
    const {figure, own} = keysOf(html);
    const islands = all(html, /\sdata-(?:island|explorable|live|search)(?:="?([\w-]*))?/gu);
    const isEmbed = address.split('/')[1] === 'embed';
    const kind = [isEmbed, figure.length > 0, ...new Set([...own, ...islands])].sort().join();
    if (!found.has(kind)) found.set(kind, {address, keys: [...figure, ...own]});
  }
  return [...found.values()];
}

/** What an address can say to a page: its explorables' keys, its fields, and the view of its figures. */
function keysOf(html: string) {
  const figures = all(html, /\sid="?figure-([\w-]+)/gu);
  return {
    // Of many figures one is asked for everything.
    figure: figures
      .slice(0, 1)
      .flatMap((name) => ['scale', 'series', 'note'].map((part) => `f.${name}.${part}`)),
    own: [
      ...all(html, /\sdata-keys="?([^">]+)/gu).flatMap((keys) => keys.split(' ')),
      ...all(html, /<(?:input|select|textarea)[^>]*\sname="?([\w-]+)/gu),
    ],
  };
}

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);
