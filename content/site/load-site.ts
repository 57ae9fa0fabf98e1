import {join} from 'node:path';
import {memoizeByStamp} from '../memoize.ts';
import {problemAt} from '../problem.ts';
import {loadClaims} from '../claim/load-claims.ts';
import {loadCatalogues} from './catalogues.ts';
import {filesUnder, stampOf} from './files.ts';
import {FOLDERS} from './folders.ts';
import {importModules} from './modules.ts';
import {loadRuns} from './runs.ts';
import {STUDY_MODULES, studyOf} from './studies.ts';
import type {Problem, Quantity, Site} from '../types.ts';

/**
 * Everything that pages are bound to: runs, quantities, claims, figures, symbols, catalogues.
 *
 * @param root the project's root
 * @returns with `problems` of reading it
 */
export async function readSite(root: string): Promise<Site> {
  const {runs, problems} = await loadRuns(root);
  const quantities = await readQuantities(root);
  const figures = await loadFigures(root);
  const symbols = await loadSymbols(root);
  const {catalogues, sources, problems: broken} = loadCatalogues(root);
  // One object from its beginning on: what is computed of its quantities is remembered by it.
  const bound = {root, runs, quantities: quantities.byName, catalogues};
  const claims = await loadClaims(root, bound);
  return Object.assign(bound, {
    claims: claims.claims,
    computed: claims.computed,
    claimSources: claims.sources,
    figures: figures.byId,
    symbols: symbols.byId,
    catalogueSources: sources,
    problems: [
      ...problems,
      ...quantities.problems,
      ...claims.problems,
      ...figures.problems,
      ...symbols.problems,
      ...broken,
    ],
  });
}

/**
 * The quantities of all studies.
 *
 * @returns by `<study>:<name>`
 */
async function readQuantities(
  root: string,
): Promise<{byName: Map<string, Quantity>; problems: Problem[]}> {
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

async function loadFigures(root: string): Promise<{byId: Site['figures']; problems: Problem[]}> {
  const {modules, problems} = await importModules(root, FOLDERS.studies, STUDY_MODULES.figures);
  const byId = new Map();
  for (const {file, name, module} of modules) {
    const id = `${studyOf(file)}/${name}`;
    if (module.default?.select) byId.set(id, {file, figure: module.default});
  }
  return {byId, problems};
}

async function loadSymbols(root: string) {
  const {modules, problems} = await importModules(root, FOLDERS.symbols);
  const found = modules.flatMap(({module}) => Object.entries(module.symbols ?? {}));
  return {byId: new Map(found), problems};
}

const WATCHED = [FOLDERS.results, FOLDERS.suspends, FOLDERS.studies, FOLDERS.symbols];

/** Files that the text of a page depends on, apart from the page itself. */
export function filesBoundTo(root: string) {
  const folders = [...WATCHED, ...Object.values(FOLDERS.catalogues)];
  return folders.flatMap((folder) => filesUnder(root, folder, /\.(ts|json)$/));
}

/** Folders that those files are in, as absolute paths. */
export function foldersBoundTo(root: string) {
  return [...WATCHED, ...Object.values(FOLDERS.catalogues)].map((folder) => join(root, folder));
}

/**
 * The same as readSite, read again only when a file has changed: pages are many and the numbers must never be older than
 * the files.
 */
export const loadSite = memoizeByStamp(
  (root: string) => stampOf(root, filesBoundTo(root)),
  readSite,
);
