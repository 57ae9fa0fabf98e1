import {statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {messageOf} from '../../lib/errors.ts';
import {problemAt} from '../problem.ts';
import {filesUnder} from './files.ts';
import type {Finding, Quantities} from '../../src/studies/types.ts';
import type {Claim, ClaimSource, FigureDefinition, FormulaSymbol, Problem} from '../types.ts';

/** of whatever file of a study, and of the symbols: each has some of these */
export interface Exports {
  quantities?: Quantities;
  claims?: (Claim | Finding)[];
  sources?: ClaimSource[];
  default?: FigureDefinition;
  symbols?: Record<string, FormulaSymbol>;
}

type Imported = {file: string; name: string; module: Exports};

/**
 * Imports the modules of a folder. A module that can't be imported is a problem, not a crash, so
 * that the rest is still checked.
 *
 * @param wanted which files; by default those right in the folder, whose own parts may
 * lie in folders below
 */
export async function importModules(
  root: string,
  folder: string,
  wanted: RegExp = rightIn(folder),
): Promise<{modules: Imported[]; problems: Problem[]}> {
  const files = filesUnder(root, folder, wanted);
  const modules: Imported[] = [];
  const problems = [];
  for (const file of files) {
    try {
      modules.push({
        file,
        name: basename(file, '.ts'),
        module: await importFresh(join(root, file)),
      });
    } catch (error) {
      problems.push(problemAt('module-broken', {file}, {reason: messageOf(error)}));
    }
  }
  return {modules, problems};
}

const rightIn = (folder: string) => new RegExp(`^${folder}/[^/]+(?<!\\.test)\\.ts$`);

// Node keeps a module for the life of the process, so a dev server would serve yesterday's numbers;
// the time of change in the address makes an edited file a new module.
async function importFresh(path: string): Promise<Exports> {
  const url = pathToFileURL(path);
  // Without its point: the end of the address must not look like the ending of a file.
  url.searchParams.set('changed', String(statSync(path).mtimeMs).replace('.', '-'));
  return import(url.href);
}
