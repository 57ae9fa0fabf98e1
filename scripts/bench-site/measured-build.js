// @ts-check
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';

/**
 * Builds the site and watches it.
 * @param {string} folder The project, or a copy of it.
 * @returns {Promise<{seconds: number, peakMb: number | null}>} Memory is the process's own high-water
 *   mark of resident memory, which only Linux tells.
 * @throws {Error} When the build fails, with the end of what it said.
 */
export async function measuredBuild(folder) {
  const begin = Date.now();
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {
      cwd: folder,
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
    },
  );
  let said = '';
  /** @type {number | null} */
  let peakMb = null;
  const listen = (/** @type {Buffer} */ piece) => {
    said = (said + piece).slice(-4000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const watch = setInterval(() => {
    peakMb = highWaterMb(child.pid) ?? peakMb;
  }, 200);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${said}`);
  return {seconds: (Date.now() - begin) / 1000, peakMb};
}

/** @param {number | undefined} pid */
function highWaterMb(pid) {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb ? Number(kb) / 1024 : null;
  } catch {
    return null;
  }
}
