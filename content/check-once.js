// @ts-check
import {checkBindings} from './check.js';
import {filesUnder, stampOf} from './site/files.js';
import {FOLDERS} from './site/folders.js';
import {dropTrees} from './site/pages.js';
import {filesBoundTo} from './site/load-site.js';
import {processMemory} from './results/process-memory.js';

/** @type {Map<string, {stamp: string, problems: import('./problem.js').Problem[]}>} */
const checked = processMemory('checked');

/**
 * The same as checkBindings, without checking again what has not changed since: a build asks once
 * for each language, and the check covers both.
 *
 * @param {string} root the project's root
 * @returns {Promise<import('./problem.js').Problem[]>}
 */
export async function checkOnce(root) {
  const stamp = stampOf(root, [...filesBoundTo(root), ...otherFiles(root)]);
  const known = checked.get(root);
  if (known?.stamp === stamp) return known.problems;
  const problems = await checkBindings(root);
  dropTrees(root);
  checked.set(root, {stamp, problems});
  return problems;
}

/** @param {string} root */
function otherFiles(root) {
  const folders = [...FOLDERS.pages.flatMap((each) => Object.values(each)), FOLDERS.pictures];
  return folders.flatMap((folder) => filesUnder(root, folder, /\.(mdx?|svg)$/));
}
