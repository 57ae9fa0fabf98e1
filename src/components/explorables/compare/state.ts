import {QUANTITIES} from '../../../../lib/comparison/quantities.ts';
import type {Bad} from '../frame/left-out.tsx';
import type {Cell as CellCell} from '../../../../lib/comparison/cell.ts';

export type Cell = CellCell & {name: string; group: string};

/**
 * `films`: addresses of the simulator with a cell's numbers, where it has them; `start`: what it
 * begins with
 */
export type Study = {
  id: string;
  title: string;
  page: string;
  cells: Cell[];
  films: Record<string, string>;
  start: State;
};

/** the study that the page begins with, and all; `opened`: what the address asks for */
export type Given = {study: Study; studies: {id: string; title: string}[]; opened?: Study};

/** ids of the cells: A, B and up to two more */
export type State = {study: string; cells: string[]; of: string};

/** Names of the cells, in the order in which they are compared. */
export const LETTERS: readonly string[] = ['a', 'b', 'c', 'd'];

/** Keys of the address. */
export const KEYS = ['study', ...LETTERS, 'of'];

/** The study that the page opens with. */
export const FIRST_STUDY = 'state-or-coroutines';

/** Which study an address asks for. */
export function studyIn(
  search: string,
  studies: readonly {id: string}[],
): {study: string; bad: Bad[]} {
  const asked = new URLSearchParams(search).get('study');
  if (asked === null) return {study: FIRST_STUDY, bad: []};
  if (studies.some(({id}) => id === asked)) return {study: asked, bad: []};
  return {study: FIRST_STUDY, bad: [{field: 'study', text: asked}]};
}

/**
 * Reads a state of a study from an address. What isn't there is as the study begins; what can't be is left out and named.
 */
export function readState(search: string, study: Study): {state: State; bad: Bad[]} {
  const query = new URLSearchParams(search);
  const {start} = study;
  const bad: Bad[] = [];
  const asked = (field: string, isKnown: (text: string) => boolean) => {
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
 * @param search current query, whose other keys stay
 * @returns with its question mark, or empty
 */
export function writeState(search: string, state: State, study: Study): string {
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

/** What some cell of a study was measured in. */
export const quantitiesIn = ({cells}: Study) =>
  Object.keys(QUANTITIES).filter((path) => cells.some(({values}) => values[path]));
