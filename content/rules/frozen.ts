import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {currentStates, filesOfStates, readAsKept} from '../frozen/keep.ts';
import {idOf} from '../frozen/state.ts';
import {problemAt} from '../problem.ts';
import type {Checkable, Site} from '../types.ts';

/**
 * Every figure's state is kept before it is published, and a kept state is still what its name says.
 *
 * @returns none where a figure can't be made: that is said already
 */
export async function checkFrozen({site}: Checkable) {
  const {root} = site;
  const missing = await statesNotKept(site).catch(() => []);
  return [...missing, ...filesOfStates(root).flatMap((file) => flawsOfState(root, file))];
}

async function statesNotKept(site: Site) {
  const missing = [];
  for await (const {file, figure} of currentStates(site.root, site))
    if (!existsSync(join(site.root, file)))
      missing.push(problemAt('state-not-kept', {file}, {figure: figure.id}));
  return missing;
}

function flawsOfState(root: string, file: string) {
  const [figure, id] = /\/([^/]+\/[^/]+)\/([^/]+)\.json$/u.exec(file)?.slice(1) ?? [];
  const now = hashOfState(root, file);
  return now === id ? [] : [problemAt('state-changed', {file}, {figure, id, now})];
}

/** @returns `unreadable` where it can't be computed */
function hashOfState(root: string, file: string): string {
  try {
    return idOf(readAsKept(root, file));
  } catch {
    return 'unreadable';
  }
}
