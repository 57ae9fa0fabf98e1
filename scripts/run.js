// @ts-check
// `node scripts/run.js <file.ts> …`: runs a script of ours from nothing. Plain JavaScript of Node 20: it stands before the
// packages are there, and before it is known whether this Node reads TypeScript.
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {ensureDependencies} from './setup/dependencies.js';
import {nodeProblem} from './setup/node-version.js';

/** Node 24, which the lock file brings as a package of the platform. */
const OWN_NODE = path.resolve('node_modules/.bin/node');

/** @param {string} file */
async function run(file) {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  ensureDependencies('.');
  if ('typescript' in process.features && process.features.typescript) {
    process.argv.splice(1, 1);
    await import(pathToFileURL(path.resolve(file)).href);
  } else if (existsSync(OWN_NODE)) pass(file);
  else
    throw new Error(
      `Node ${process.versions.node} doesn't run TypeScript, and no package brings a newer one to ${process.platform} ${process.arch}. Install Node 24 or later (https://nodejs.org), and run this again.`,
    );
}

/** Hands over to Node 24, with what interrupts this process. @param {string} file */
function pass(file) {
  const child = spawn(OWN_NODE, [file, ...process.argv.slice(3)], {stdio: 'inherit'});
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (status) => (process.exitCode = status ?? 1));
}

run(process.argv[2]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
