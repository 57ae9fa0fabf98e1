// @ts-check
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {currentStates, filesOfStates, readState} from '../frozen/keep.js';
import {idOf} from '../frozen/state.js';
import {problemAt} from '../problem.js';

/**
 * Every figure's state is kept before it is published, and a kept state is still what its name says.
 *
 * @param {import('../types.js').Site} site
 * @returns {Promise<import('../problem.js').Problem[]>} none where a figure can't be made: that is said already
 */
export async function checkFrozen({root, runs}) {
  const missing = await statesNotKept(root, runs.byId).catch(() => []);
  return [...missing, ...filesOfStates(root).flatMap((file) => flawsOfState(root, file))];
}

/** @param {string} root @param {import('../types.js').Runs['byId']} runs */
async function statesNotKept(root, runs) {
  const missing = [];
  for await (const {file, figure} of currentStates(root, {runs}))
    if (!existsSync(join(root, file)))
      missing.push(problemAt('state-not-kept', {file}, {figure: figure.id}));
  return missing;
}

/** @param {string} root @param {string} file */
function flawsOfState(root, file) {
  const [figure, id] = /\/([^/]+\/[^/]+)\/([^/]+)\.json$/u.exec(file)?.slice(1) ?? [];
  const now = hashOfState(root, file);
  return now === id ? [] : [problemAt('state-changed', {file}, {figure, id, now})];
}

/** @param {string} root @param {string} file @returns {string} `unreadable` where it can't be computed */
function hashOfState(root, file) {
  try {
    return idOf(readState(root, file));
  } catch {
    return 'unreadable';
  }
}
