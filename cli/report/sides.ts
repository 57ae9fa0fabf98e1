import {compareStates} from '../../content/effects/compare-states.ts';
import {stateOf} from '../../content/effects/state.ts';
import {messageOf} from '../../lib/errors.ts';
import {WrongUsage} from '../wrong-usage.ts';
import {compareResults, readResultStates} from './compare.ts';
import {compareMeaning} from './meaning.ts';
import {readPublished, saidBy} from './said.ts';
import type {State} from '../../content/effects/state.ts';
import type {Difference, FullDifference} from './cells.ts';
import type {Results} from './compare.ts';

/** What is compared with: as it was named, and where it is. */
type Base = {base: string; folder: string};

/**
 * What one state of the project changes in another.
 *
 * @param root folder of the later one
 * @returns `sides`: where each is, and what it says
 * @throws {WrongUsage} for a base that can't be read
 */
export async function compareProjects(
  {base, folder}: Base,
  root: string,
): Promise<{change: FullDifference; sides: {root: string; state: State}[]}> {
  const before = await sideAt(folder).catch(refusing(base));
  const after = await sideAt(root);
  return {
    change: {
      ...compareResults(await readResultStates(folder), await readResultStates(root)),
      ...compareMeaning(before.said, after.said),
      ...compareStates(before.state, after.state),
    },
    sides: [before, after],
  };
}

async function sideAt(root: string) {
  const state = await stateOf(root);
  return {root, state, said: await saidBy(state)};
}

/**
 * What the project changes in data that were published: an unpacked package of them, or a built site.
 *
 * @returns `version`: of the package
 * @throws {WrongUsage} for data that can't be read
 */
export async function comparePublished(
  {base, folder}: Base,
  root: string,
): Promise<{change: Difference; version?: string}> {
  const {said, results, version} = await Promise.resolve(folder)
    .then(readPublished)
    .catch(refusing(base));
  const now = await sideAt(root);
  return {
    change: {
      ...compareResults(results, withoutVerdicts(await readResultStates(root))),
      ...compareMeaning(said, now.said),
    },
    version,
  };
}

const refusing = (base: string) => (error: unknown) => {
  throw new WrongUsage('report.broken-base', {base, text: messageOf(error)});
};

/** Data that were published say nothing of the consistency of their numbers. */
const withoutVerdicts = (results: Results): Results =>
  new Map([...results].map(([id, checked]) => [id, {...checked, verdicts: []}]));
