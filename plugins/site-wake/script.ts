import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

const BROWSER = fileURLToPath(new URL('browser', import.meta.url));

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
  const contents = parts.map((part) => `import './${part}.ts';`).join('');
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: BROWSER},
    ...{bundle: true, write: false, minify: true, format: 'iife', target: 'es2022'},
  });
  return outputFiles[0].text.trim();
}
