// @ts-check
import {statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {problemAt} from '../problem.js';
import {filesUnder} from './files.js';

/**
 * Imports the modules of a folder. A module that can't be imported is a problem, not a crash, so
 * that the rest is still checked.
 *
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} [wanted] which files; by default those right in the folder, whose own parts may
 *   lie in folders below
 * @returns {Promise<{modules: {file: string, name: string, module: Exports}[],
 *   problems: import('../types.js').Problem[]}>}
 *
 * @typedef {object} Exports of whatever file of a study, and of the symbols: each has some of these
 * @property {import('../../src/studies/types.js').Quantities} [quantities]
 * @property {import('../types.js').Claim[]} [claims]
 * @property {import('../types.js').ClaimSource[]} [sources]
 * @property {import('../types.js').FigureDefinition} [default]
 * @property {Record<string, import('../types.js').FormulaSymbol>} [symbols]
 */
export async function importModules(root, folder, wanted = rightIn(folder)) {
  const files = filesUnder(root, folder, wanted);
  /** @type {Awaited<ReturnType<typeof importModules>>['modules']} */
  const modules = [];
  const problems = [];
  for (const file of files) {
    try {
      modules.push({
        file,
        name: basename(file, '.js'),
        module: await importFresh(join(root, file)),
      });
    } catch (error) {
      problems.push(
        problemAt(
          'module-broken',
          {file},
          {reason: /** @type {NodeJS.ErrnoException} */ (error).message},
        ),
      );
    }
  }
  return {modules, problems};
}

/** @param {string} folder */
const rightIn = (folder) => new RegExp(`^${folder}/[^/]+(?<!\\.test)\\.js$`);

// Node keeps a module for the life of the process, so a dev server would serve yesterday's numbers;
// the time of change in the address makes an edited file a new module.
/** @param {string} path @returns {Promise<Exports>} */
async function importFresh(path) {
  const url = pathToFileURL(path);
  url.searchParams.set('changed', String(statSync(path).mtimeMs));
  return import(url.href);
}
