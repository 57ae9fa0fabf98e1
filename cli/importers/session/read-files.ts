import {relative, resolve} from 'node:path';
import {Refusal} from '../refusal.ts';
import {openSource} from '../source.ts';
import {copies} from '../assemble/copies.ts';
import {importerOf, readWith} from '../tools.ts';
import type {ImportedFile} from '../assemble.ts';

/** what the flags say of how to read, the options of single importers by their names */
export type Asked = {
  format?: string;
  test?: string;
  language?: string;
  latencyCorrection?: boolean;
};

/** Reads the output files of a tool, each by itself, and gathers what is refused in all of them. */
export async function readFiles(
  tool: string,
  paths: string[],
  {
    context = {},
    progress = () => {},
  }: {
    context?: Asked;
    progress?: (name: string, index: number, count: number, bytes: number) => void;
  } = {},
): Promise<{files: ImportedFile[]; refusals: Refusal[]}> {
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

/** Refuses options that the importer of this tool does not have. */
function refuseForeignOptions(
  {tool, options = []}: {tool: string; options?: string[]},
  {format: _any, ...context}: Asked,
) {
  const foreign = Object.entries(context).find(
    ([name, value]) => value !== undefined && !options.includes(name),
  );
  if (foreign) throw new Refusal('option-foreign', {value: foreign[0], tool});
}

/** Names of files with as many folders before them as it takes to tell them apart. */
function distinctNames(paths: string[]) {
  const parts = paths.map((path) => path.split(/[\\/]/).filter(Boolean));
  const tail = (list: string[], length: number) => list.slice(-length).join('/');
  return parts.map((own) => {
    const length = own.findIndex((_, index) => {
      const name = tail(own, index + 1);
      return parts.filter((other) => tail(other, index + 1) === name).length === 1;
    });
    return tail(own, length < 0 ? own.length : length + 1);
  });
}

/** A path as a message shows it: from the folder of the command where it lies inside, else whole. */
export function pathFrom(cwd: string, path: string): string {
  const whole = resolve(cwd, path);
  const short = relative(cwd, whole);
  return short.startsWith('..') ? whole : short;
}
