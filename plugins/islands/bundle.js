// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';
import {elementStyles, touchedStyles} from './embed-styles.js';
import {elementWords, embedWords} from './embed-words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What draws anew, one file for each kind of island and what they share in files beside them. */
const ENTRIES = {
  figure: 'src/islands/figure.js',
  answer: 'src/islands/answer.js',
  'vu-cap': 'src/islands/vu-cap.js',
  pool: 'src/islands/pool.js',
  pause: 'src/islands/pause.js',
  effects: 'src/islands/effects.js',
  compare: 'src/islands/compare.js',
  list: 'src/islands/list.js',
  embed: 'src/islands/embed.js',
  share: 'src/islands/share.js',
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

/**
 * @typedef {object} Islands
 * @property {string} page address, below the site's root, of the script that pages with islands run
 * @property {string} figures of the script that pages run whose islands are all figures
 * @property {string} lists of the script that pages run whose islands are all lists
 * @property {string} embed of what brings an embed page to life
 * @property {string} element of the web component, named by its content
 * @property {Map<string, string | Uint8Array>} files by their addresses
 */

/** Where the web component always is. */
export const ELEMENT = 'embed/benchmark-figure.js';

/** Which files each island may fetch, for the test that keeps them away one by one. */
const FILES = 'assets/islands/files.json';

/** @type {Islands | undefined} */
let built;

/**
 * The islands' scripts, built once a process: they know nothing of Docusaurus, and serve pages and embeds alike.
 *
 * @returns {Islands}
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
    define: {
      'process.env.NODE_ENV': '"production"',
      EMBED_WORDS: words(embedWords(root)),
      EMBED_STYLES: JSON.stringify(touchedStyles(root)),
    },
  });
  const names = entryFiles(live.metafile);
  const page = buildOne('page', names);
  const figures = buildOne('figures', {figure: names.figure, share: names.share});
  const lists = buildOne('lists');
  const element = buildElement();
  const outputs = [...live.outputFiles, page, figures, lists, element];
  const files = new Map(outputs.map(({path: file, contents}) => [address(file), contents]));
  files.set(ELEMENT, element.contents);
  files.set(FILES, Buffer.from(JSON.stringify(filesOf(live.metafile))));
  return {
    page: address(page.path),
    figures: address(figures.path),
    lists: address(lists.path),
    embed: `assets/islands/${names.embed}`,
    element: address(element.path),
    files,
  };
}

/**
 * A script that pages run, in one file.
 *
 * @param {string} name of its entry
 * @param {Record<string, string>} [islands] files that it may fetch, by their names
 */
function buildOne(name, islands = {}) {
  const {outputFiles} = buildSync({
    ...COMMON,
    entryPoints: {[name]: `src/islands/${name}.js`},
    format: 'iife',
    entryNames: '[name].[hash]',
    define: {ISLAND_FILES: JSON.stringify(islands)},
  });
  return outputFiles[0];
}

/** The web component: one file that needs nothing else on any page. */
function buildElement() {
  const {outputFiles} = buildSync({
    ...COMMON,
    entryPoints: {'benchmark-figure': 'src/islands/benchmark-figure.js'},
    format: 'iife',
    outdir: path.join(root, 'embed'),
    entryNames: '[name].[hash]',
    define: {
      'process.env.NODE_ENV': '"production"',
      EMBED_WORDS: words(elementWords(root)),
      EMBED_STYLES: JSON.stringify(elementStyles(root)),
    },
  });
  return outputFiles[0];
}

/** As a text within a text: an object would be put in a file that all islands load. @param {object} each */
const words = (each) => JSON.stringify(JSON.stringify(each));

/** @param {import('esbuild').Metafile} metafile @returns {Record<string, string>} file by the entry's name */
function entryFiles({outputs}) {
  const names = Object.entries(ENTRIES).map(([name, source]) => {
    const [file] = Object.entries(outputs).find(([, {entryPoint}]) => entryPoint === source) ?? [];
    return [name, path.basename(String(file))];
  });
  return Object.fromEntries(names);
}

/**
 * All scripts of an island: its entry, and what that imports at once or later.
 *
 * @param {import('esbuild').Metafile} metafile
 * @returns {Record<string, string[]>} addresses below the site's root by the island's name
 */
function filesOf({outputs}) {
  const scriptsOf = (/** @type {[string, string]} */ [name, source]) => {
    const entry = Object.keys(outputs).find((file) => outputs[file].entryPoint === source);
    const all = new Set([String(entry)]);
    for (const file of all) for (const {path: imported} of outputs[file].imports) all.add(imported);
    return [name, [...all].map((file) => `assets/islands/${path.basename(file)}`)];
  };
  return Object.fromEntries(Object.entries(ENTRIES).map(scriptsOf));
}

/** @param {string} file */
const address = (file) => path.relative(root, file).split(path.sep).join('/');
