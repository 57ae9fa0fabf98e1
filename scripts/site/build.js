// @ts-check
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';

/**
 * Builds the site for production. A build that fails leaves no folder behind: half a site, or
 * yesterday's, must not be served or published by mistake.
 * @param {{outDir?: string, env?: Record<string, string>, args?: string[]}} [options]
 * @returns {boolean} Whether it succeeded; the reasons are on the terminal.
 */
export function buildSite({outDir = 'build', env = {}, args = []} = {}) {
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', outDir, ...args],
    {stdio: 'inherit', env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...env}},
  );
  if (status !== 0) rmSync(outDir, {recursive: true, force: true});
  return status === 0;
}
