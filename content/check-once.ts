import {checkBindings} from './check.ts';
import {filesUnder, stampOf} from './site/files.ts';
import {FOLDERS} from './site/folders.ts';
import {dropTrees} from './site/pages.ts';
import {filesBoundTo} from './site/load-site.ts';
import {processMemory} from './results/process-memory.ts';
import type {Problem} from './problem.ts';

const checked: Map<string, {stamp: string; problems: Problem[]}> = processMemory('checked');

/**
 * The same as checkBindings, without checking again what has not changed since: a build asks once
 * for each language, and the check covers both.
 *
 * @param root the project's root
 */
export async function checkOnce(root: string): Promise<Problem[]> {
  const stamp = stampOf(root, [...filesBoundTo(root), ...otherFiles(root)]);
  const known = checked.get(root);
  if (known?.stamp === stamp) return known.problems;
  const problems = await checkBindings(root);
  dropTrees(root);
  checked.set(root, {stamp, problems});
  return problems;
}

function otherFiles(root: string) {
  const folders = [...FOLDERS.pages.flatMap((each) => Object.values(each)), FOLDERS.pictures];
  return folders.flatMap((folder) => filesUnder(root, folder, /\.(mdx?|svg)$/));
}
