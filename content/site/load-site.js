// @ts-check
import {join} from 'node:path';
import {problemAt} from '../problem.js';
import {loadClaims} from '../claim/load-claims.js';
import {loadCatalogues} from './catalogues.js';
import {filesUnder, stampOf} from './files.js';
import {FOLDERS} from './folders.js';
import {importModules} from './modules.js';
import {processMemory} from '../results/process-memory.js';
import {loadRuns} from './runs.js';
import {STUDY_MODULES, studyOf} from './studies.js';

/**
 * Everything that pages are bound to: runs, quantities, claims, figures, symbols, catalogues.
 *
 * @param {string} root the project's root
 * @returns {Promise<import('../types.js').Site>} with `problems` of reading it
 */
export async function readSite(root) {
  const {runs, problems} = await loadRuns(root);
  const quantities = await readQuantities(root);
  const figures = await loadFigures(root);
  const symbols = await loadSymbols(root);
  const {catalogues, sources, problems: broken} = loadCatalogues(root);
  const claims = await loadClaims(root, {runs, quantities: quantities.byName, catalogues});
  return {
    root,
    runs,
    quantities: quantities.byName,
    claims: claims.claims,
    computed: claims.computed,
    claimSources: claims.sources,
    figures: figures.byId,
    symbols: symbols.byId,
    catalogues,
    catalogueSources: sources,
    problems: [
      ...problems,
      ...quantities.problems,
      ...claims.problems,
      ...figures.problems,
      ...symbols.problems,
      ...broken,
    ],
  };
}

/**
 * The quantities of all studies.
 *
 * @param {string} root
 * @returns {Promise<{byName: Map<string, import('../quantities/book.js').Quantity>, problems: import('../types.js').Problem[]}>} by
 *   `<study>:<name>`
 */
export async function readQuantities(root) {
  const {modules, problems} = await importModules(root, FOLDERS.studies, STUDY_MODULES.quantities);
  const byName = new Map();
  for (const {file, module} of modules) {
    const study = studyOf(file);
    if (!module.quantities) problems.push(problemAt('quantities-missing', {file}, {study}));
    for (const [name, quantity] of Object.entries(module.quantities ?? {})) {
      byName.set(`${study}:${name}`, quantity);
    }
  }
  return {byName, problems};
}

/** @param {string} root @returns {Promise<{byId: import('../types.js').Site['figures'], problems: import('../types.js').Problem[]}>} */
async function loadFigures(root) {
  const {modules, problems} = await importModules(root, FOLDERS.studies, STUDY_MODULES.figures);
  const byId = new Map();
  for (const {file, name, module} of modules) {
    const id = `${studyOf(file)}/${name}`;
    if (module.default?.select) byId.set(id, {file, figure: module.default});
  }
  return {byId, problems};
}

/** @param {string} root */
async function loadSymbols(root) {
  const {modules, problems} = await importModules(root, FOLDERS.symbols);
  const found = modules.flatMap(({module}) => Object.entries(module.symbols ?? {}));
  return {byId: new Map(found), problems};
}

const WATCHED = [FOLDERS.results, FOLDERS.studies, FOLDERS.symbols];

/** Files that the text of a page depends on, apart from the page itself. @param {string} root */
export function filesBoundTo(root) {
  const folders = [...WATCHED, ...Object.values(FOLDERS.catalogues)];
  return folders.flatMap((folder) => filesUnder(root, folder, /\.(js|json)$/));
}

/** Folders that those files are in, as absolute paths. @param {string} root */
export function foldersBoundTo(root) {
  return [...WATCHED, ...Object.values(FOLDERS.catalogues)].map((folder) => join(root, folder));
}

/** @type {Map<string, {stamp: string, site: ReturnType<typeof readSite>}>} */
const loaded = processMemory('site');

/**
 * The same as readSite, read again only when a file has changed: pages are many and the numbers
 * must never be older than the files. A production build reads everything once: its files don't
 * change under it, and to look at each of them for each page takes the square of their number.
 *
 * @param {string} root
 */
export async function loadSite(root) {
  const known = loaded.get(root);
  if (known && process.env.NODE_ENV === 'production') return known.site;
  const stamp = stampOf(root, filesBoundTo(root));
  if (known?.stamp === stamp) return known.site;
  const site = readSite(root);
  loaded.set(root, {stamp, site});
  return site;
}
