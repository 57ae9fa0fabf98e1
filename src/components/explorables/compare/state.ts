import {QUANTITIES} from '../../../../lib/comparison/quantities.ts';
import {withQuery} from '../frame/hooks.ts';
import type {Cell as CellCell} from '../../../../lib/comparison/cell.ts';
import type {Bad} from '../frame/left-out.tsx';

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

/** A system that was measured: its study's id and title, and its first cell; `text` is looked into besides its name. */
export type Listed = {study: string; title: string; cell: string; name: string; text: string};

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

/** The address of a state, given the current one: only what differs from what its study begins with. */
export function writeState(search: string, {study, cells, of}: State, {start}: Study): string {
  const unless = (value: string, usual?: string) => (value === usual ? null : value);
  const letters = LETTERS.map((letter, at) => [letter, unless(cells[at], start.cells[at])]);
  return withQuery(search, {
    study: unless(study, FIRST_STUDY),
    ...Object.fromEntries(letters),
    of: unless(of, start.of),
  });
}

/** What some cell of a study was measured in. */
export const quantitiesIn = ({cells}: Study) =>
  Object.keys(QUANTITIES).filter((path) => cells.some(({values}) => values[path]));

/** What readers come with, by the key of its words; the page opens with the first. B is what the others are held against. */
export const STARTS: readonly ({name: string} & State)[] = [
  {
    name: 'kept',
    study: FIRST_STUDY,
    cells: [
      'equal-slots/swoole-laravel-kept-blocking-n16-bench-wait-2-closed',
      'equal-slots/fpm-nginx-laravel-per-request-blocking-n16-bench-wait-2-closed',
    ],
    of: 'throughputPerS',
  },
  {
    name: 'servers',
    study: 'symfony-7-runtimes',
    cells: ['frankenphp-worker', 'nginx-fpm', 'roadrunner-w2', 'swoole'].map(
      (server) => `php-runtime-benchmark-2025-12-01/${server}-100`,
    ),
    of: 'throughputPerS',
  },
  {
    name: 'octane',
    study: 'laravel-trueasync-octane',
    cells: ['frankenphp-octane-16', 'swoole-nts-16', 'swoole-zts-16'].map(
      (server) => `ta-benchmark-2026-04-03/${server}`,
    ),
    of: 'throughputPerS',
  },
  {
    name: 'slots',
    study: FIRST_STUDY,
    cells: [
      'equal-slots/swoole-laravel-kept-coroutine-c8-n2-bench-wait-2-closed',
      'equal-slots/swoole-laravel-kept-blocking-n16-bench-wait-2-closed',
    ],
    of: 'throughputPerS',
  },
];

/**
 * Two cells of a study to begin with: in another study than the first, the first two systems that did the same work, of
 * those that were overloaded where there are such, because their throughput is their own.
 */
export function startOf({id, cells}: Pick<Study, 'id' | 'cells'>): State {
  if (id === FIRST_STUDY) {
    const [{cells: first, of: quantity}] = STARTS;
    return {study: id, cells: [...first], of: quantity};
  }
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

const isOverloaded = ({regime, values}: Cell) =>
  Boolean(values.throughputPerS) && ['saturated', 'generator-capped'].includes(regime);

/**
 * A study with the cells that are asked for. One alone is held against PHP-FPM, or another system, that did the same work.
 */
export function beginWith(study: Study, {cells = study.start.cells, of}: Partial<State>): State {
  const [first] = cells;
  const cell = study.cells.find(({id}) => id === first);
  const both = cells.length > 1 ? [...cells] : [first, partnerOf(study, cell)];
  const wanted = of ?? study.start.of;
  const isMeasured = !cell || cell.values[wanted];
  return {study: study.id, cells: both, of: isMeasured ? wanted : Object.keys(cell.values)[0]};
}

function partnerOf(study: Study, cell?: Cell) {
  const alike = study.cells.filter(
    ({group, system}) => group === cell?.group && system !== cell.system,
  );
  const fpm = alike.find(({runtime}) => runtime.startsWith('PHP-FPM'));
  return (fpm ?? alike[0])?.id ?? nextCell(study, ['', cell?.id ?? '']);
}

/** A cell that did the same work as B and isn't compared yet. */
export function nextCell(study: Study, cells: readonly string[]) {
  const base = study.cells.find(({id}) => id === cells[1]);
  const free = study.cells.filter(({id}) => !cells.includes(id));
  const alike = free.find(({group, regime}) => group === base?.group && regime === base.regime);
  return (alike ?? free[0] ?? study.cells[0]).id;
}
