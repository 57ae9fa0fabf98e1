import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';
import {THIRD_PARTY, folderOf, shippedAt} from '../common/packages.ts';
import {EXPLORABLES, explorableNames} from '../explorables/folders.ts';
import {elementStyles, touchedStyles} from './embed-styles.ts';
import {elementWords, embedWords} from './embed-words.ts';
import type {BuildOptions, Metafile} from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What draws anew, one file for each kind of island and what they share in files beside them. */
const ENTRIES: Record<string, string> = {
  ...Object.fromEntries(
    explorableNames(root).map((name) => [name, `${EXPLORABLES}/${name}/index.tsx`]),
  ),
  figure: 'src/components/figure/live/mount.ts',
  // Its Web Worker is the same file.
  pool: 'src/islands/pool.ts',
  list: 'src/components/list/open-list.ts',
  // What lists are searched with.
  words: 'lib/words/find.ts',
  embed: 'src/islands/embed.ts',
  share: 'src/components/figure/share/open-share.ts',
};

/** Islands are written in React's words and run on Preact: with Recharts 123 kB gzipped in place of 184. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

const COMMON = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  target: 'es2022',
  jsx: 'automatic' as const,
  // A field that is only declared costs nothing.
  tsconfigRaw: {compilerOptions: {useDefineForClassFields: false}},
  alias: PREACT,
  outdir: path.join(root, 'assets/islands'),
  logLevel: 'error' as const,
} satisfies BuildOptions;

export interface Islands {
  /** address, below the site's root, of the script that pages with islands run */
  page: string;
  /** of the script that pages run whose islands are all figures */
  figures: string;
  /** of the script that pages run whose islands are all lists */
  lists: string;
  /** of what brings an embed page to life */
  embed: string;
  /** of the web component, named by its content */
  element: string;
  /** files of which something is in them */
  sources: readonly string[];
  /** by their addresses */
  files: Map<string, string | Uint8Array>;
}

/** Where the web component always is. */
export const ELEMENT = 'embed/benchmark-figure.js';

/** Which files each island may fetch, for the test that keeps them away one by one. */
const FILES = 'assets/islands/files.json';

let built: Islands | undefined;

/**
 * The islands' scripts, built once a process: they know nothing of Docusaurus, and serve pages and embeds alike.
 */
export function islandScripts(): Islands {
  built ??= build();
  return built;
}

/** Builds anew: a development server's sources change. */
export function rebuiltIslands() {
  built = build();
  return built;
}

/** Modules that fetch one another. */
const SPLIT = {
  ...COMMON,
  format: 'esm' as const,
  splitting: true,
  entryNames: '[name].[hash]',
  chunkNames: 'shared.[hash]',
};

/**
 * What is fetched once it is wanted, by the name that its island calls it by: each is a bundle by itself, so that it
 * doesn't break up what islands share.
 */
const LATE: Record<string, string> = {
  READ_OUTPUT: 'src/components/explorables/diagnose/read-output.ts',
  CONFIGURATION: 'src/components/explorables/answer/configuration.ts',
};

function build(): Islands {
  const late = Object.entries(LATE).map(([name, source]) => ({
    ...{name, source},
    ...buildSync({...SPLIT, entryPoints: {[path.basename(source, '.ts')]: source}}),
  }));
  const live = buildSync({
    ...SPLIT,
    entryPoints: ENTRIES,
    external: late.map(({source}) => `./${path.basename(source, '.ts')}.*`),
    define: {
      ...Object.fromEntries(
        late.map(({name, source, metafile}) => [
          name,
          JSON.stringify(`./${path.basename(entryOf(metafile, source))}`),
        ]),
      ),
      'process.env.NODE_ENV': '"production"',
      EMBED_WORDS: words(embedWords(root)),
      EMBED_STYLES: JSON.stringify(touchedStyles(root)),
    },
  });
  const names = entryFiles(live.metafile);
  const page = buildOne('page', names);
  const figures = buildOne('figures', {figure: names.figure, share: names.share});
  const lists = buildOne('lists', {words: names.words});
  const element = buildElement();
  const outputs = [
    ...live.outputFiles,
    ...late.flatMap(({outputFiles}) => outputFiles),
    ...[page, figures, lists, element].map(({file}) => file),
  ];
  const files = new Map(outputs.map(({path: file, contents}) => [address(file), contents]));
  files.set(ELEMENT, element.file.contents);
  files.set(FILES, Buffer.from(JSON.stringify(filesOf([live, ...late]))));
  return {
    page: address(page.file.path),
    figures: address(figures.file.path),
    lists: address(lists.file.path),
    embed: `assets/islands/${names.embed}`,
    element: address(element.file.path),
    sources: [live, ...late, page, figures, lists, element].flatMap(({metafile}) =>
      sourcesOf(metafile),
    ),
    files,
  };
}

/**
 * A script that pages run, in one file.
 *
 * @param name of its entry
 * @param islands files that it may fetch, by their names
 */
function buildOne(name: string, islands: Record<string, string> = {}) {
  const {outputFiles, metafile} = buildSync({
    ...COMMON,
    entryPoints: {[name]: `src/islands/${name}.ts`},
    format: 'iife',
    entryNames: '[name].[hash]',
    define: {ISLAND_FILES: JSON.stringify(islands)},
  });
  return {file: outputFiles[0], metafile};
}

/** The web component: one file that needs nothing else on any page. */
function buildElement() {
  const {outputFiles, metafile} = buildSync({
    ...COMMON,
    entryPoints: {'benchmark-figure': 'src/islands/benchmark-figure.ts'},
    format: 'iife',
    outdir: path.join(root, 'embed'),
    entryNames: '[name].[hash]',
    define: {
      'process.env.NODE_ENV': '"production"',
      EMBED_WORDS: words(elementWords(root)),
      EMBED_STYLES: JSON.stringify(elementStyles(root)),
    },
  });
  const [{path: file, contents}] = outputFiles;
  return {file: {path: file, contents: withNotice(contents, metafile)}, metafile};
}

/** Who copies the file takes along whose code is in it: the licences stand where the file comes from. */
function withNotice(code: Uint8Array, metafile: Metafile) {
  const folders = new Set(sourcesOf(metafile).flatMap((file) => folderOf(file) ?? []));
  const names = [...folders].map((folder) => {
    const {name, version, licence} = shippedAt(folder);
    return `${name} ${version} (${licence})`;
  });
  const notice = `/*! benchmark-figure (MIT), with ${names.sort().join(', ')}: licences in ../${THIRD_PARTY} */\n`;
  return Buffer.concat([Buffer.from(notice), code]);
}

/** As a text within a text: an object would be put in a file that all islands load. */
const words = (each: object) => JSON.stringify(JSON.stringify(each));

/** @returns address of an entry's file */
const entryOf = ({outputs}: Pick<Metafile, 'outputs'>, source: string) =>
  String(Object.keys(outputs).find((file) => outputs[file].entryPoint === source));

/** @returns file by the entry's name */
function entryFiles({outputs}: Metafile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, source]) => [
      name,
      path.basename(entryOf({outputs}, source)),
    ]),
  );
}

/**
 * All scripts of an island: its entry, and what that imports at once or later.
 *
 * @returns addresses below the site's root by the island's name
 */
function filesOf(bundles: {metafile: Metafile}[]): Record<string, string[]> {
  const outputs = Object.assign({}, ...bundles.map(({metafile}) => metafile.outputs));
  const fileOf = (imported: string) =>
    Object.keys(outputs).find((file) => path.basename(file) === path.basename(imported));
  const scriptsOf = ([name, source]: [string, string]) => {
    const all = new Set([entryOf({outputs}, source)]);
    for (const file of all)
      for (const {path: imported, external} of outputs[file].imports)
        all.add(external ? String(fileOf(imported)) : imported);
    return [name, [...all].map((file) => `assets/islands/${path.basename(file)}`)];
  };
  return Object.fromEntries(Object.entries(ENTRIES).map(scriptsOf));
}

/** @returns whole paths of the files of which something is left */
const sourcesOf = ({outputs}: Metafile) =>
  Object.values(outputs)
    .flatMap(({inputs}) => Object.entries(inputs))
    .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
    .map(([file]) => path.join(root, file));

const address = (file: string) => path.relative(root, file).split(path.sep).join('/');
