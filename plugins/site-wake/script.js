// @ts-check
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {minifySync} from '@swc/core';

/** @typedef {{file: string, code: string}} Script `file` is the address below the site's root, named by its content */

/**
 * The one script that every page runs: what must work before the application, and what starts it.
 * @returns {Script}
 */
export const wakeScript = () => scriptOf('wake', ['controls', 'wake', 'prefetch']);

/**
 * What the page for missing addresses runs besides.
 * @returns {Script}
 */
export const notFoundScript = () => scriptOf('not-found', ['not-found']);

/**
 * What stands in every page and embed itself, as it says that other scripts didn't arrive.
 * @returns {string} code
 */
export const failedScript = () => minified(['failed']);

/** @param {string} name @param {readonly string[]} parts @returns {Script} */
function scriptOf(name, parts) {
  const code = minified(parts);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/${name}.${hash}.js`, code};
}

/** @param {readonly string[]} parts */
function minified(parts) {
  const source = parts.map((part) => `{${read(part)}}`).join('\n');
  return minifySync(`(()=>{${source}})()`, {compress: true, mangle: {toplevel: true}}).code;
}

/** @param {string} part */
const read = (part) => readFileSync(new URL(`browser/${part}.js`, import.meta.url), 'utf8');
