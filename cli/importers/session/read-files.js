// @ts-check
import {Refusal} from '../refusal.js';
import {openSource} from '../source.js';
import {importerOf, readWith} from '../tools.js';

/** @import {Reading} from '../types.js' */

/**
 * Reads the output files of a tool, each by itself, and gathers what is refused in all of them.
 *
 * @param {string} tool
 * @param {string[]} paths
 * @param {{context?: Asked, progress?: (name: string, index: number, count: number, bytes: number) => void}} [options]
 * @returns {Promise<{files: import('../assemble.js').ImportedFile[], refusals: Refusal[]}>}
 *
 * @typedef {{format?: string, test?: string, language?: string, latencyCorrection?: boolean}} Asked what the flags say of
 *   how to read, the options of single importers by their names
 */
export async function readFiles(tool, paths, {context = {}, progress = () => {}} = {}) {
  const importer = await importerOf(tool);
  refuseForeignOptions(importer, context);
  const names = distinctNames(paths);
  const files = [];
  const refusals = [];
  for (const [index, path] of paths.entries()) {
    try {
      const source = await openSource(path);
      progress(source.name, index, paths.length, source.bytes);
      const [readings, sha256] = await Promise.all([
        readWith(importer, source, context),
        source.sha256(),
      ]);
      files.push({name: names[index], sha256, bytes: source.bytes, readings});
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      error.params.file = path;
      refusals.push(error);
    }
  }
  return {files, refusals: [...refusals, ...copies(files)]};
}

/**
 * Refuses options that the importer of this tool does not have.
 *
 * @param {{tool: string, options?: string[]}} importer
 * @param {Asked} asked
 */
function refuseForeignOptions({tool, options = []}, {format: _any, ...context}) {
  const foreign = Object.entries(context).find(
    ([name, value]) => value !== undefined && !options.includes(name),
  );
  if (foreign) throw new Refusal('option-foreign', {value: foreign[0], tool});
}

/**
 * Refuses files with the same content: one run would count as two.
 *
 * @param {{name: string, sha256: string, bytes: number, readings: Reading[]}[]} files
 */
function copies(files) {
  const sums = files.map(({sha256}) => sha256);
  const at = sums.findIndex((sum, index) => sums.indexOf(sum) !== index);
  if (at < 0) return [];
  return [
    new Refusal('files-same', {value: files[at].name, first: files[sums.indexOf(sums[at])].name}),
  ];
}

/** Names of files with as many folders before them as it takes to tell them apart. @param {string[]} paths */
function distinctNames(paths) {
  const parts = paths.map((path) => path.split(/[\\/]/).filter(Boolean));
  /** @param {string[]} list @param {number} length */
  const tail = (list, length) => list.slice(-length).join('/');
  return parts.map((own) => {
    const length = own.findIndex((_, index) => {
      const name = tail(own, index + 1);
      return parts.filter((other) => tail(other, index + 1) === name).length === 1;
    });
    return tail(own, length < 0 ? own.length : length + 1);
  });
}
