import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {runToEnd} from './trial.ts';
import type {Look, Subject} from './trial.ts';

const LEFT_OUT = /^(node_modules|build.*|\.docusaurus|\.git|test-results|.*\.unfinished)$/u;

/** A copy of the repository, with its packages. */
export function copyOf(project: string) {
  const root = mkdtempSync(join(tmpdir(), 'kill-copy-'));
  for (const name of readdirSync(project))
    if (!LEFT_OUT.test(name)) cpSync(join(project, name), join(root, name), {recursive: true});
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** by the path from the root, in Latin-1, which keeps every byte */
export type Files = Map<string, string>;

/** The contents of all files below folders. */
export function readFiles(root: string, folders: readonly string[]): Files {
  const paths = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => join(parentPath, name).slice(root.length + 1)),
    );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'latin1')]));
}

/** Paths at which two states differ. */
export function changedPaths(before: Files, after: Files) {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

/** Puts the files of one state in the place of those of another. */
export function restore(root: string, now: Files, wanted: Files) {
  for (const path of changedPaths(now, wanted)) {
    const text = wanted.get(path);
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), {recursive: true});
      writeFileSync(join(root, path), text, 'latin1');
    }
  }
}

/** Puts into a folder what a build is recognised by, all with one text. */
export function writeSite(folder: string, text: string) {
  for (const part of ['island-data', 'second']) mkdirSync(join(folder, part), {recursive: true});
  const pages = ['index.html', 'second/index.html', '404.html', 'sitemap.xml'];
  for (const file of ['island-data/a.json', ...pages]) writeFileSync(join(folder, file), text);
}

const isUnfinished = (path: string) => path.endsWith('.unfinished');

/** What a kill has left of files that were to change: each is the old or the new one. */
export function lookAt(now: Files, {before, after}: {before: Files; after: Files}): Look {
  const unfinished = [...now.keys()].filter(isUnfinished);
  const whole = new Map([...now].filter(([path]) => !isUnfinished(path)));
  const due = changedPaths(before, after);
  const written = due.filter((path) => whole.get(path) === after.get(path));
  const faults = [...new Set([...changedPaths(before, whole), ...due])]
    .filter((path) => ![before, after].some((state) => state.get(path) === whole.get(path)))
    .map((path) => `${path} is neither the old nor the new one (${whole.get(path)?.length} bytes)`);
  return {where: whereOf(written.length, due.length, unfinished.length), faults};
}

function whereOf(written: number, due: number, unfinished: number) {
  const beside = unfinished > 0 ? ', one half written beside its place' : '';
  if (written === due) return `all files written${beside}`;
  if (written === 0) return `before the first file${beside}`;
  return `between the files${beside}`;
}

/** What is wrong once the next run has finished what was killed. */
export async function finish(run: Subject['run'], read: () => Files, after: Files) {
  const {status, output} = await runToEnd(run);
  const wrong = changedPaths(read(), after).map((path) =>
    isUnfinished(path) ? `${path} is left behind` : `${path} is not what an undisturbed run makes`,
  );
  return status === 0 ? wrong : [output, ...wrong];
}

/** @throws {Error} if a run that nobody disturbs fails; with what it said */
export async function runUndisturbed(run: Subject['run']): Promise<string> {
  const {status, output} = await runToEnd(run);
  if (status !== 0) throw new Error(output);
  return output;
}
