import {spawnSync} from 'node:child_process';

/**
 * Whether a file below a folder is in the repository's last commit. Where git can't say, every file counts as
 * committed: what may have been published is not to be removed.
 *
 * @param root folder of the repository
 */
export function committedFiles(root: string, folder: string): (file: string) => boolean {
  const {status, stdout} = spawnSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = new Set(String(stdout ?? '').split('\n'));
  return (file) => status !== 0 || files.has(file);
}
