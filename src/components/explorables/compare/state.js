// @ts-check
import {QUANTITIES} from '../../../../lib/comparison/quantities.js';

/**
 * @typedef {import('../../../../lib/comparison/cell.js').Cell & {name: string, group: string}} Cell
 * @typedef {{id: string, title: string, page: string, cells: Cell[], films: Record<string, string>}} Study `films`:
 *   addresses of the simulator with a cell's numbers, where it has them
 * @typedef {{study: Study, studies: {id: string, title: string}[]}} Given the study that the page opens with, and all
 * @typedef {{study: string, cells: string[], of: string}} State ids of the cells: A, B and up to two more
 * @typedef {{field: string, text: string}} Bad what an address gave that can't be
 */

/** Names of the cells, in the order in which they are compared. */
export const LETTERS = /** @type {const} */ (['a', 'b', 'c', 'd']);

/** Keys of the address. */
export const KEYS = ['study', ...LETTERS, 'of'];

/** What the page opens with: sixteen blocking processes against sixteen coroutines, everything kept. */
export const FIRST = Object.freeze({
  study: 'state-or-coroutines',
  cells: Object.freeze([
    'two-cores/factorial-kept-blocking-n16-bench-wait-2-saturated',
    'two-cores/factorial-kept-coroutine-c8-n2-bench-wait-2-saturated',
  ]),
  of: 'throughputPerS',
});

/**
 * Two cells of a study to begin with: in another study than the first, the first two systems that did the same work, of
 * those that were overloaded where there are such, because their throughput is their own.
 *
 * @param {Study} study
 * @returns {State}
 */
export function startOf({id, cells}) {
  if (id === FIRST.study) return {study: id, cells: [...FIRST.cells], of: FIRST.of};
  const pairs = cells.flatMap((a, at) =>
    cells
      .slice(at + 1)
      .filter((b) => b.group === a.group && b.system !== a.system)
      .slice(0, 1)
      .map((b) => [a, b]),
  );
  const [a, b] = pairs.find((pair) => pair.every(isOverloaded)) ?? pairs[0] ?? cells;
  const of = Object.keys(QUANTITIES).find((path) => a.values[path] && b.values[path]);
  return {study: id, cells: [a.id, b.id], of: of ?? Object.keys(a.values)[0]};
}

/** @param {Cell} cell */
const isOverloaded = ({regime, values}) =>
  Boolean(values.throughputPerS) && ['saturated', 'generator-capped'].includes(regime);

/**
 * Which study an address asks for.
 *
 * @param {string} search
 * @param {readonly {id: string}[]} studies
 * @returns {{study: string, bad: Bad[]}}
 */
export function studyIn(search, studies) {
  const asked = new URLSearchParams(search).get('study');
  if (asked === null) return {study: FIRST.study, bad: []};
  if (studies.some(({id}) => id === asked)) return {study: asked, bad: []};
  return {study: FIRST.study, bad: [{field: 'study', text: asked}]};
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
  const start = startOf(study);
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
  const start = startOf(study);
  for (const key of KEYS) query.delete(key);
  if (state.study !== FIRST.study) query.set('study', state.study);
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
