// @ts-check
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join, posix} from 'node:path';
import {readFigures} from '../figures/read-figures.js';
import {correctionsOf} from '../site/corrections.js';
import {filesUnder} from '../site/files.js';
import {FOLDERS} from '../site/folders.js';
import {writeWhole} from '../write-whole.js';
import {idOf, stateOf} from './state.js';

/**
 * @typedef {import('../figures/read-figures.js').Figure} Figure
 * @typedef {import('./state.js').FigureState & {id: string, frozenOn: string, corrections: string[]}} KeptState
 *   `frozenOn`: the first day of this state, `YYYY-MM-DD`; `corrections`: ids of those that were published by then
 */

/**
 * What is to be done so that the state of each figure is kept, and a link to it can be copied the moment it is published.
 * Nothing is kept in a project that has no folder for it.
 *
 * @param {string} root folder of the repository
 * @param {{today: string, runs?: Map<string, import('../types.js').Run>, isPublished?: (file: string) => boolean}} options
 *   `today`: `YYYY-MM-DD`; `isPublished` says whether anybody can have seen a kept state: others are dropped once the
 *   figure has a newer one
 * @returns {Promise<{states: [file: string, text: string][], dropped: string[]}>} states that aren't kept yet, and files
 *   that are to be removed once those are; paths from the root
 */
export async function planStates(root, {today, runs, isPublished = () => true}) {
  /** @type {[file: string, text: string][]} */
  const states = [];
  const dropped = [];
  for await (const {figure, file, state} of currentStates(root, {runs})) {
    if (!existsSync(join(root, file)))
      states.push([file, `${JSON.stringify(kept(root, figure, state, today))}\n`]);
    const others = filesOfStates(root, figure.id).filter((each) => each !== file);
    dropped.push(...others.filter((each) => !isPublished(each)));
  }
  return {states, dropped};
}

/**
 * Does what `planStates` says.
 *
 * @param {string} root
 * @param {Parameters<typeof planStates>[1]} options
 */
export async function keepStates(root, options) {
  const {states, dropped} = await planStates(root, options);
  for (const [file, text] of states) writeWhole(join(root, file), text);
  for (const file of dropped) rmSync(join(root, file));
}

/**
 * The states that the figures have now, and where each is or will be kept.
 *
 * @param {string} root
 * @param {{runs?: Map<string, import('../types.js').Run>, figures?: readonly Figure[]}} [given] results, or figures, that
 *   were read before
 * @returns {AsyncGenerator<CurrentState>} one after another: all at once they take gigabytes with 200 studies; none in a
 *   project that keeps no states
 * @throws {Error} when a figure can't be made
 *
 * @typedef {{figure: Figure, id: string, file: string, state: import('./state.js').FigureState}} CurrentState
 */
export async function* currentStates(root, {runs, figures} = {}) {
  if (!existsSync(join(root, FOLDERS.frozen))) return;
  for (const figure of figures ?? (await readFigures(root, {runs}))) {
    const state = await stateOf(root, figure);
    const id = idOf(state);
    yield {figure, id, file: fileOfState(figure.id, id), state};
  }
}

/** @param {string} figure `<study>/<figure>` @param {string} id */
export const fileOfState = (figure, id) => `${FOLDERS.frozen}/${figure}/${id}.json`;

/** Paths of all kept states of a figure, or of all figures. @param {string} root @param {string} [figure] */
export function filesOfStates(root, figure = '') {
  return filesUnder(root, posix.join(FOLDERS.frozen, figure), /\.json$/u);
}

/** @param {string} root @param {string} file @returns {KeptState} @throws {SyntaxError} if the file is not JSON */
export function readState(root, file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/**
 * What is kept of the state that a figure has now.
 *
 * @param {string} root
 * @param {Figure} figure
 * @returns {Promise<KeptState | null>} null where no states are kept
 */
export async function keptNow(root, figure) {
  const id = ids.get(figure) ?? idOf(await stateOf(root, figure));
  ids.set(figure, id);
  const file = fileOfState(figure.id, id);
  return existsSync(join(root, file)) ? readState(root, file) : null;
}

/** @type {WeakMap<Figure, string>} A build asks several times for the same figure. */
const ids = new WeakMap();

/** @param {string} root @param {Figure} figure @param {import('./state.js').FigureState} state @param {string} today */
function kept(root, figure, state, today) {
  const corrections = correctionsOf(root, figure.id).map(({id}) => id);
  return {id: idOf(state), frozenOn: today, corrections, ...state};
}
