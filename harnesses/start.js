// @ts-check
// Plain JavaScript of Node 20: it stands before it is known whether this Node reads TypeScript.
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Node 24, which the packages bring. */
const OWN_NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const MAIN = new URL('engine/main.ts', import.meta.url);

/**
 * Runs a harness's command line in a Node that reads TypeScript: this one, or that of the packages.
 *
 * @param {string} harness its folder
 */
export async function start(harness) {
  const argv = process.argv.slice(2);
  if ('typescript' in process.features && process.features.typescript) {
    process.argv.splice(2, argv.length, harness, ...argv);
    await import(MAIN.href);
    return;
  }
  if (!existsSync(OWN_NODE)) {
    console.error(
      `Node ${process.versions.node} doesn't run TypeScript. Run npm ci in the repository, which brings Node 24, or install Node 24 or later.`,
    );
    process.exitCode = 1;
    return;
  }
  // The channel tells the other Node when this one has been killed: nothing may stay behind.
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
  const child = spawn(OWN_NODE, [fileURLToPath(MAIN), harness, ...argv], {stdio: [...stdio]});
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (status) => (process.exitCode = status ?? 1));
}
