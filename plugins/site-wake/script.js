// @ts-check
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {minifySync} from '@swc/core';

const PARTS = ['controls', 'wake', 'prefetch', 'not-found'];

/**
 * The one script that every page runs: what must work before the application, and what starts it.
 * @returns {{file: string, code: string}} `file` is the address below the site's root, named by its content.
 */
export function wakeScript() {
  const source = PARTS.map((part) => `{${read(part)}}`).join('\n');
  const {code} = minifySync(`(()=>{${source}})()`, {compress: true, mangle: {toplevel: true}});
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/wake.${hash}.js`, code};
}

/** @param {string} part */
const read = (part) => readFileSync(new URL(`browser/${part}.js`, import.meta.url), 'utf8');
