// @ts-check
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {findCommand, runToEnd} from './commands.js';

/** @type {Promise<{loaded: Set<string>, folder: string}>|undefined} */
let php;

/** What `php` loads by itself, and the folder where its extensions lie; asked once. */
function askPhp() {
  php ??= (async () => {
    const command = findCommand('php');
    if (command === null) {
      return {loaded: new Set(), folder: ''};
    }
    const modules = (await runToEnd(command, ['-m'])).stdout.split('\n');
    const folder = (await runToEnd(command, ['-r', 'echo ini_get("extension_dir");'])).stdout;
    return {loaded: new Set(modules.map((line) => line.trim().toLowerCase())), folder};
  })();
  return php;
}

/**
 * Arguments with which `php` has an extension: none where its configuration loads it, `-d extension=…` where its file
 * lies in the extension folder without being enabled. Swoole and Swow exclude each other, so that no configuration can
 * load both.
 * @param {string} name for example `swoole`
 * @returns {Promise<string[]|null>} null when this machine lacks the extension
 */
export async function extensionArguments(name) {
  const {loaded, folder} = await askPhp();
  if (loaded.has(name)) {
    return [];
  }
  return folder !== '' && existsSync(join(folder, `${name}.so`))
    ? ['-d', `extension=${name}`]
    : null;
}
