// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What draws anew, one file for each kind of island and what they share in files beside them. */
const ENTRIES = {
  figure: 'src/islands/figure.js',
  calculator: 'src/islands/calculator.js',
  'vu-cap': 'src/islands/vu-cap.js',
  list: 'src/islands/list.js',
};

/** Islands are written in React's words and run on Preact: with Recharts 123 kB gzipped in place of 184. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** @satisfies {import('esbuild').BuildOptions} */
const COMMON = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  target: 'es2022',
  loader: {'.js': /** @type {const} */ ('jsx')},
  jsx: /** @type {const} */ ('automatic'),
  alias: PREACT,
  outdir: path.join(root, 'assets/islands'),
  logLevel: /** @type {const} */ ('error'),
};

/** @typedef {{page: string, files: Map<string, string | Uint8Array>}} Islands */

/** @type {Islands | undefined} */
let built;

/**
 * The islands' scripts, built once a process: they know nothing of Docusaurus, and serve pages and embeds alike.
 *
 * @returns {Islands} `page`: address, below the site's root, of the script that pages with islands run; `files`: by
 *   their addresses
 */
export function islandScripts() {
  built ??= build();
  return built;
}

/** Builds anew: a development server's sources change. */
export function rebuiltIslands() {
  built = build();
  return built;
}

/** @returns {Islands} */
function build() {
  const live = buildSync({
    ...COMMON,
    entryPoints: ENTRIES,
    format: 'esm',
    splitting: true,
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const page = buildSync({
    ...COMMON,
    entryPoints: {page: 'src/islands/page.js'},
    format: 'iife',
    entryNames: '[name].[hash]',
    define: {ISLAND_FILES: JSON.stringify(entryFiles(live.metafile))},
  });
  const outputs = [...live.outputFiles, ...page.outputFiles];
  const files = new Map(outputs.map(({path: file, contents}) => [address(file), contents]));
  return {page: address(page.outputFiles[0].path), files};
}

/** @param {import('esbuild').Metafile} metafile @returns {Record<string, string>} file by the entry's name */
function entryFiles({outputs}) {
  const names = Object.entries(ENTRIES).map(([name, source]) => {
    const [file] = Object.entries(outputs).find(([, {entryPoint}]) => entryPoint === source) ?? [];
    return [name, path.basename(String(file))];
  });
  return Object.fromEntries(names);
}

/** @param {string} file */
const address = (file) => path.relative(root, file).split(path.sep).join('/');
