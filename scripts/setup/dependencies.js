// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';

/**
 * Why the installed packages aren't those of the lock file.
 * @param {string} root The project's folder.
 * @returns {string} Empty when they are.
 */
export function staleness(root) {
  const installed = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(installed)) return 'node_modules is missing';
  const wanted = packagesOf(`${root}/package-lock.json`);
  const present = packagesOf(installed);
  const differing = Object.entries(wanted)
    // Optional packages are there for one platform and absent on the others.
    .filter(([place, {optional}]) => place !== '' && !optional)
    .filter(([place, {version}]) => present[place]?.version !== version)
    .map(([place]) => place.replace('node_modules/', ''));
  if (differing.length === 0) return '';
  return `${differing.length} packages differ from package-lock.json (${differing.slice(0, 3).join(', ')}…)`;
}

/**
 * Installs the packages of the lock file if those that are there differ.
 * @param {string} root The project's folder.
 * @throws {Error} When npm fails, with what to look at.
 */
export function ensureDependencies(root) {
  const reason = staleness(root);
  if (!reason) return;
  console.log(`Installing packages: ${reason}.`);
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(
      'npm ci failed: see its message above; it needs the npm registry, or a mirror named in ~/.npmrc.',
    );
  }
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean}>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
