import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, statSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ORIGINAL} from '../../content/languages.ts';
import {RESULTS_FOLDER} from '../../content/results/read-results.ts';
import {FOLDERS} from '../../content/site/folders.ts';
import {WrongUsage} from '../wrong-usage.ts';

/**
 * The folder that holds a base: the folder itself if there is one of that name, else a commit put into a temporary one.
 *
 * @param root folder of the repository
 * @param base commit, branch, tag or folder
 * @throws {WrongUsage} when there is neither, or the folder is no copy of the project
 */
export function baseFolder(root: string, base: string): {folder: string; discard: () => void} {
  const folders = [join(root, base), base];
  const folder = folders.find((path) => missingIn(path).length === 0);
  return folder ? {folder, discard: () => {}} : checkedOut(root, base, folders);
}

/** What makes a folder a copy of the project. */
const PARTS = [RESULTS_FOLDER, FOLDERS.studies, FOLDERS.catalogues[ORIGINAL]];

const missingIn = (folder: string) => PARTS.filter((part) => !existsSync(join(folder, part)));

/** @param folders that it names if it is no commit */
function checkedOut(root: string, ref: string, folders: readonly string[]) {
  const git: Git = (...args) =>
    execFileSync('git', args, {cwd: root, stdio: ['ignore', 'pipe', 'ignore']});
  const commit = commitOf(git, ref, folders);
  const folder = mkdtempSync(join(tmpdir(), 'report-base-'));
  const discard = () => rmSync(folder, {recursive: true, force: true});
  try {
    const archive = join(folder, '.base.tar');
    git('archive', '--format=tar', `--output=${archive}`, commit);
    execFileSync('tar', ['-xf', '.base.tar'], {cwd: folder, stdio: 'ignore'});
    rmSync(archive);
    linkPackages(root, folder);
    return {folder, discard};
  } catch (error) {
    discard();
    throw error;
  }
}

export type Git = (...args: string[]) => Buffer;

function commitOf(git: Git, ref: string, folders: readonly string[]) {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).toString().trim();
  } catch {
    const folder = folders.find((path) => statSync(path, {throwIfNoEntry: false})?.isDirectory());
    if (!folder) throw new WrongUsage('report.no-base', {ref});
    throw new WrongUsage('report.no-project', {folder: ref, missing: missingIn(folder)});
  }
}

/** Lets a copy of the project use the packages that are installed here. */
export function linkPackages(root: string, copy: string) {
  const target = join(copy, 'node_modules');
  if (!existsSync(target)) symlinkSync(join(root, 'node_modules'), target, 'junction');
}
