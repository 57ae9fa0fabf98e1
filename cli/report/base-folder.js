// @ts-check
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {RESULTS_FOLDER} from '../../content/results/read-results.js';
import {WrongUsage} from '../wrong-usage.js';

/**
 * The folder that holds a base: the folder itself if there is one of that name, else a commit put into a temporary one.
 *
 * @param {string} root folder of the repository
 * @param {string} base commit, branch, tag or folder
 * @returns {{folder: string, discard: () => void}}
 * @throws {WrongUsage} when there is neither
 */
export function baseFolder(root, base) {
  const folder = [join(root, base), base].find((path) => existsSync(join(path, RESULTS_FOLDER)));
  return folder ? {folder, discard: () => {}} : checkedOut(root, base);
}

function checkedOut(root, ref) {
  const git = (...args) =>
    execFileSync('git', args, {cwd: root, stdio: ['ignore', 'pipe', 'ignore']});
  const commit = commitOf(git, ref);
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

function commitOf(git, ref) {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).toString().trim();
  } catch {
    throw new WrongUsage('report.no-base', {ref});
  }
}

/** Lets a copy of the project use the packages that are installed here. */
export function linkPackages(root, copy) {
  const target = join(copy, 'node_modules');
  if (!existsSync(target)) symlinkSync(join(root, 'node_modules'), target, 'junction');
}
