import {readdirSync} from 'node:fs';
import {MOVED} from '../../content/site/moved.ts';

/** Addresses of the English pages that are built, without the locale: every page has its Russian twin. */
export function builtPages(): string[] {
  return readdirSync('build', {recursive: true})
    .filter((name) => /(^|\/)index\.html$/.test(name) && !/^(ru|embed|talk)\//.test(name))
    .map((name) => `/${name.replace(/index\.html$/, '')}`)
    .filter((path) => !Object.hasOwn(MOVED, path.replaceAll(/^\/|\/$/g, '')))
    .sort();
}
