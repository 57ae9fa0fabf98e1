import {QUANTITIES} from '../../../../lib/comparison/quantities.ts';
import {FIRST_STUDY} from './state.ts';
import type {Cell, State, Study} from './state.ts';

/** What the page opens with: sixteen blocking processes against sixteen coroutines, everything kept. */
const FIRST = Object.freeze({
  cells: Object.freeze([
    'two-cores/factorial-kept-blocking-n16-bench-wait-2-saturated',
    'two-cores/factorial-kept-coroutine-c8-n2-bench-wait-2-saturated',
  ]),
  of: 'throughputPerS',
});

/**
 * Two cells of a study to begin with: in another study than the first, the first two systems that did the same work, of
 * those that were overloaded where there are such, because their throughput is their own.
 */
export function startOf({id, cells}: Pick<Study, 'id' | 'cells'>): State {
  if (id === FIRST_STUDY) return {study: id, cells: [...FIRST.cells], of: FIRST.of};
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
