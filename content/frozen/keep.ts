import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {figuresOf} from '../figures/read-figures.ts';
import {correctionsOf} from '../site/corrections.ts';
import {filesUnder} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import {loadSite} from '../site/load-site.ts';
import {idOf, stateOf} from './state.ts';
import {inPresentForm, STATE_VERSION} from './version.ts';
import type {FigureState} from './state.ts';
import type {Figure, Site} from '../types.ts';

/**
 * `version`: of the form, see version.ts; `frozenOn`: the first day of this state, `YYYY-MM-DD`; `corrections`: ids of those
 * that were published by then
 */
export type KeptState = FigureState & {
  id: string;
  version?: number;
  frozenOn: string;
  corrections: string[];
};

/**
 * What is to be done so that the state of each figure is kept, and a link to it can be copied the moment it is published.
 * Nothing is kept in a project that has no folder for it.
 *
 * @param root folder of the repository
 * @param options `today`: `YYYY-MM-DD`; `isPublished` says whether anybody can have seen a kept state: others are dropped once the
 *   figure has a newer one
 * @returns states that aren't kept yet, and files
 * that are to be removed once those are; paths from the root
 */
export async function planStates(
  root: string,
  {
    today,
    site,
    isPublished = () => true,
  }: {today: string; site?: Site; isPublished?: (file: string) => boolean},
): Promise<{states: [file: string, text: string][]; dropped: string[]}> {
  const states: [file: string, text: string][] = [];
  const dropped = [];
  for await (const {figure, file, state} of currentStates(root, site)) {
    if (!existsSync(join(root, file)))
      states.push([file, `${JSON.stringify(kept(root, figure, state, today))}\n`]);
    const others = filesOfStates(root, figure.id).filter((each) => each !== file);
    dropped.push(...others.filter((each) => !isPublished(each)));
  }
  return {states, dropped};
}

type CurrentState = {figure: Figure; id: string; file: string; state: FigureState};

/**
 * The states that the figures have now, and where each is or will be kept.
 *
 * @param site if it was read before
 * @returns one after another: all at once they take gigabytes with 200 studies; none in a
 * project that keeps no states
 * @throws {Error} when a figure can't be made
 */
export async function* currentStates(root: string, site?: Site): AsyncGenerator<CurrentState> {
  if (!existsSync(join(root, FOLDERS.frozen))) return;
  for (const figure of figuresOf(site ?? (await loadSite(root)))) {
    const state = await stateOf(root, figure);
    const id = idOf(state);
    yield {figure, id, file: fileOfState(figure.id, id), state};
  }
}

/** @param figure `<study>/<figure>` */
export const fileOfState = (figure: string, id: string) => `${FOLDERS.frozen}/${figure}/${id}.json`;

/** Paths of all kept states of a figure, or of all figures. */
export function filesOfStates(root: string, figure: string = '') {
  return filesUnder(root, posix.join(FOLDERS.frozen, figure), /\.json$/u);
}

/** @throws {Error} if the file is not JSON, or of a version that isn't known */
export function readState(root: string, file: string): KeptState {
  return inPresentForm(readAsKept(root, file));
}

/**
 * A state in the form in which it was kept, of which its id is the hash.
 *
 * @throws {SyntaxError} if the file is not JSON
 */
export function readAsKept(root: string, file: string): KeptState {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/**
 * What is kept of the state that a figure has now.
 *
 * @returns null where no states are kept
 */
export async function keptNow(root: string, figure: Figure): Promise<KeptState | null> {
  const id = ids.get(figure) ?? idOf(await stateOf(root, figure));
  ids.set(figure, id);
  const file = fileOfState(figure.id, id);
  return existsSync(join(root, file)) ? readState(root, file) : null;
}

/** A build asks several times for the same figure. */
const ids: WeakMap<Figure, string> = new WeakMap();

function kept(root: string, figure: Figure, state: FigureState, today: string) {
  const corrections = correctionsOf(root, figure.id).map(({id}) => id);
  return {id: idOf(state), version: STATE_VERSION, frozenOn: today, corrections, ...state};
}
