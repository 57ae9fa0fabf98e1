import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {API, API_FILES, apiOf} from '../../content/api/index.ts';
import {readWork} from '../../content/citation/citation.ts';
import {resultFiles} from '../../content/results/read-results.ts';
import {filesUnder} from '../../content/site/files.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {ENTRY, ENTRY_TYPES} from './entry.ts';

/** Its name at the registry. */
export const NAME = 'blocking-coefficient-data';

const SCHEMAS = [
  'data/schema/result.v1.schema.json',
  ...API_FILES.map((name) => `${API}${name}.schema.json`),
];

/** Modules whose types are published. */
const TYPES = ['content/api/types.ts', 'lib/result/types.ts'];

/** Where the site is, with a slash at its end, and where its repository is. */
export interface Addresses {
  site: string;
  repository: string;
}

/**
 * All files of the data package: what the API says, result files, schemas and types.
 *
 * @param root folder of the repository
 * @returns contents by path
 * @throws {Error} where the site can't be read, or types can't be emitted
 */
export async function packageFiles(
  root: string,
  addresses: Addresses,
): Promise<Map<string, string>> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
  const api = await apiOf(await loadSite(root), addresses.site);
  const readme = read('scripts/data-package/README.md').replaceAll('SITE', addresses.site);
  return new Map([
    ['package.json', json(manifest(root, addresses))],
    ['README.md', readme],
    ['CITATION.cff', read('CITATION.cff')],
    ['LICENSE', read('LICENSE-content')],
    ['index.js', ENTRY],
    ['index.d.ts', ENTRY_TYPES],
    ...API_FILES.map((name) => [`${API}${name}.json`, json(api[name])] as const),
    ...SCHEMAS.map((path) => {
      const schema = {...JSON.parse(read(`static/${path}`)), $id: addresses.site + path};
      return [path, json(schema)] as const;
    }),
    ...resultFiles(root).map((file) => [file.replace(/^static\//u, ''), read(file)] as const),
    ...emittedTypes(root),
  ]);
}

function manifest(root: string, {site, repository}: Addresses) {
  const {version, abstract, keywords} = readWork(root);
  return {
    ...{name: NAME, version, description: abstract.trim(), keywords, license: 'CC-BY-4.0'},
    homepage: site,
    repository: {type: 'git', url: `git+${repository}.git`},
    type: 'module',
    sideEffects: false,
    // the first that reads JSON as a module
    engines: {node: '>=20.10'},
    types: './index.d.ts',
    exports: {
      '.': {types: './index.d.ts', default: './index.js'},
      './api/*': './api/*',
      './data/*': './data/*',
      './package.json': './package.json',
    },
  };
}

/** Types as a program's compiler reads them, with comments, from the modules that the site itself is compiled from. */
function emittedTypes(root: string): [path: string, text: string][] {
  const out = mkdtempSync(join(tmpdir(), 'data-package-types-'));
  const options =
    '--ignoreConfig --declaration --emitDeclarationOnly --allowImportingTsExtensions --module nodenext --target es2023 --strict --skipLibCheck';
  try {
    const words = [...options.split(' '), '--rootDir', '.', '--outDir', out, ...TYPES];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, ...words], {cwd: root, encoding: 'utf8'});
    return filesUnder(out, '', /\.d\.ts$/u).map((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      return [`types/${file}`, text.replaceAll(/(from '\.[^']+)\.ts'/gu, "$1.js'")];
    });
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}
