import {createHash} from 'node:crypto';
import {buildSync} from 'esbuild';

/** `file` is the address below the site's root, named by its content */
export type Script = {file: string; code: string};

/**
 * A script for browsers in one piece, with all that it imports.
 *
 * @param entry its file
 * @param define what the build puts in, by name
 */
export function browserScript(entry: string, define: Record<string, unknown> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    ...{bundle: true, write: false, minify: true, format: 'iife', target: 'es2022'},
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0].text.trim();
}

/** A script as a file of the site. */
export function scriptFile(
  name: string,
  entry: string,
  define: Record<string, unknown> = {},
): Script {
  const code = browserScript(entry, define);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/${name}.${hash}.js`, code};
}
