import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {WrongUsage} from '../wrong-usage.js';

/** All that a change of numbers, claims and pictures shows in. */
export const FOLDERS = ['static/data/results', 'src/studies', 'static/figures'];
const LARGEST_OUTPUT_BYTES = 1024 ** 3;

/**
 * Reads files of a folder in which the project stands.
 *
 * @param {string} root
 * @returns {{paths: () => string[], text: (path: string) => string}} paths from the root, with forward slashes
 */
export function folderReader(root) {
  const paths = () =>
    FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    );
  return {paths, text: (path) => readFileSync(join(root, path), 'utf8')};
}

/**
 * Reads files of a commit, without checking it out.
 *
 * @param {string} root
 * @param {string} ref branch, tag or commit
 * @returns {ReturnType<typeof folderReader>}
 * @throws {WrongUsage} when there is no such commit
 */
export function commitReader(root, ref) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: LARGEST_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const commit = commitOf(git, ref);
  return {
    paths: () =>
      git('ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, '--', ...FOLDERS)
        .split('\0')
        .filter(Boolean),
    text: (path) => git('cat-file', 'blob', `${commit}:${path}`),
  };
}

function commitOf(git, ref) {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  } catch {
    throw new WrongUsage('report.no-base', {ref});
  }
}

/**
 * The reader of a base: a folder if there is one of that name, else a commit.
 *
 * @param {string} root
 * @param {string} base
 */
export function baseReader(root, base) {
  const folder = join(root, base);
  const asFolder = [base, folder].find((path) => existsSync(join(path, FOLDERS[0])));
  return asFolder ? folderReader(asFolder) : commitReader(root, base);
}
