// @ts-check
import {QUANTITIES} from '../../../../lib/comparison/quantities.js';

/**
 * @typedef {import('../../../../lib/comparison/cell.js').Cell & {name: string, group: string}} Cell
 * @typedef {{id: string, title: string, page: string, cells: Cell[], films: Record<string, string>,
 *   start: State}} Study `films`: addresses of the simulator with a cell's numbers, where it has them; `start`: what it
 *   begins with
 * @typedef {{study: Study, studies: {id: string, title: string}[]}} Given the study that the page opens with, and all
 * @typedef {{study: string, cells: string[], of: string}} State ids of the cells: A, B and up to two more
 * @typedef {{field: string, text: string}} Bad what an address gave that can't be
 */

/** Names of the cells, in the order in which they are compared. */
export const LETTERS = /** @type {const} */ (['a', 'b', 'c', 'd']);

/** Keys of the address. */
export const KEYS = ['study', ...LETTERS, 'of'];

/** The study that the page opens with. */
export const FIRST_STUDY = 'state-or-coroutines';

/**
 * Which study an address asks for.
 *
 * @param {string} search
 * @param {readonly {id: string}[]} studies
 * @returns {{study: string, bad: Bad[]}}
 */
export function studyIn(search, studies) {
  const asked = new URLSearchParams(search).get('study');
  if (asked === null) return {study: FIRST_STUDY, bad: []};
  if (studies.some(({id}) => id === asked)) return {study: asked, bad: []};
  return {study: FIRST_STUDY, bad: [{field: 'study', text: asked}]};
}

/**
 * Reads a state of a study from an address. What isn't there is as the study begins; what can't be is left out and named.
 *
 * @param {string} search
 * @param {Study} study
 * @returns {{state: State, bad: Bad[]}}
 */
export function readState(search, study) {
  const query = new URLSearchParams(search);
  const {start} = study;
  /** @type {Bad[]} */
  const bad = [];
  const asked = (/** @type {string} */ field, /** @type {(text: string) => boolean} */ isKnown) => {
    const text = query.get(field);
    if (text === null || isKnown(text)) return text;
    bad.push({field, text});
    return null;
  };
  const cells = LETTERS.map(
    (letter, at) =>
      asked(letter, (text) => study.cells.some(({id}) => id === text)) ?? start.cells[at],
  ).filter((id) => id !== undefined);
  const of = asked('of', (text) => quantitiesIn(study).includes(text)) ?? start.of;
  return {state: {study: study.id, cells, of}, bad};
}

/**
 * The address of a state: only what differs from what its study begins with.
 *
 * @param {string} search current query, whose other keys stay
 * @param {State} state
 * @param {Study} study
 * @returns {string} with its question mark, or empty
 */
export function writeState(search, state, study) {
  const query = new URLSearchParams(search);
  const {start} = study;
  for (const key of KEYS) query.delete(key);
  if (state.study !== FIRST_STUDY) query.set('study', state.study);
  state.cells.forEach((id, at) => {
    if (id !== start.cells[at]) query.set(LETTERS[at], id);
  });
  if (state.of !== start.of) query.set('of', state.of);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** What some cell of a study was measured in. @param {Study} study */
export const quantitiesIn = ({cells}) =>
  Object.keys(QUANTITIES).filter((path) => cells.some(({values}) => values[path]));
