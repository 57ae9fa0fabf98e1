import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';

/** `file` is the address below the site's root, named by its content */
export type Script = {file: string; code: string};

/** The one script that every page runs: what must work before the application, and what starts it. */
export const wakeScript = (): Script => scriptOf('wake', ['controls', 'wake']);

/** What the page for missing addresses runs besides. */
export const notFoundScript = (): Script => scriptOf('not-found', ['not-found']);

/**
 * What stands in every page and embed itself, as it says that other scripts didn't arrive.
 *
 * @returns code
 */
export const failedScript = (): string => minified(['failed']);

function scriptOf(name: string, parts: readonly string[]): Script {
  const code = minified(parts);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/${name}.${hash}.js`, code};
}

function minified(parts: readonly string[]) {
  const source = parts.map((part) => `{${read(part)}}`).join('\n');
  const options = {loader: 'ts', minify: true, target: 'es2022'} as const;
  return transformSync(`(()=>{${source}})()`, options).code.trim();
}

const read = (part: string) => readFileSync(new URL(`browser/${part}.ts`, import.meta.url), 'utf8');
