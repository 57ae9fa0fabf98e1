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
import type {Published} from './said.ts';

/** A state as it was named, and where it is. */
export interface Place {
  name: string;
  folder: string;
  /** whether it is data that were published, and no project */
  isPublished: boolean;
}

/**
 * What one state of the project changes in another.
 *
 * @returns `sides`: where each is, and what it says
 * @throws {WrongUsage} for a state that can't be read
 */
export async function compareProjects(
  from: Place,
  to: Place,
): Promise<{change: FullDifference; sides: {folder: string; state: State}[]}> {
  const [before, after] = [await project(from), await project(to)];
  return {
    change: {
      ...compareResults(before.results, after.results),
      ...compareMeaning(before.said, after.said),
      ...compareStates(before.state, after.state),
    },
    sides: [before, after],
  };
}

async function project({name, folder}: Place) {
  try {
    const state = await stateOf(folder);
    return {folder, state, said: await saidBy(state), results: await readResultStates(folder)};
  } catch (error) {
    throw new WrongUsage('report.broken-base', {base: name, text: messageOf(error)});
  }
}

/**
 * The same where one of them or both are data that were published: an unpacked package of them, or a built site.
 *
 * @returns `since`: version of the first, where it is a package
 * @throws {WrongUsage} for data that can't be read
 */
export async function comparePublished(
  from: Place,
  to: Place,
): Promise<{change: Difference; since?: string}> {
  const [before, after] = [await published(from), await published(to)];
  return {
    change: {
      ...compareResults(before.results, after.results),
      ...compareMeaning(before.said, after.said),
    },
    since: before.version,
  };
}

async function published(place: Place): Promise<Published> {
  if (!place.isPublished) {
    const {said, results} = await project(place);
    return {said, results: withoutVerdicts(results)};
  }
  try {
    return readPublished(place.folder);
  } catch (error) {
    throw new WrongUsage('report.broken-base', {base: place.name, text: messageOf(error)});
  }
}

/** Data that were published say nothing of the consistency of their numbers. */
const withoutVerdicts = (results: Results): Results =>
  new Map([...results].map(([id, checked]) => [id, {...checked, verdicts: []}]));
