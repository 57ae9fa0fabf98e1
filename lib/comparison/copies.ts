import {holm} from '../statistics/holm.ts';
import {TEST_LEVEL} from '../statistics/compare.ts';
import {FEWEST_FOR_T} from '../statistics/ratio.ts';
import {pairedP} from '../statistics/welch.ts';
import {comparableCells} from './cell.ts';
import {isWhole, judge} from './judge.ts';
import type {Run} from '../result/types.ts';
import type {Cell} from './cell.ts';

/**
 * `false`: pairs that are called faster or slower though nothing differs; `tested`: those that have enough repeats for
 * the test, of which `apart` lie apart at p < 0.05, one in twenty by chance, and `apartByHolm` with all of them in mind
 */
export type Copies = {
  pairs: number;
  falseDifferences: number;
  equal: number;
  undecided: number;
  tested: number;
  apart: number;
  apartByHolm: number;
};

/**
 * A/A pairs of a run: cells whose system is a copy of another one's (`copyOf`), each beside that one at the same load. By
 * the site's own rules nothing may differ, so what does is the rate of false verdicts.
 *
 * @param path quantity that is compared
 */
export function judgeCopies(run: Run, path: string = 'throughputPerS'): Copies {
  const pairs = copiesIn(run).filter((pair) => pair.every(({values}) => values[path]));
  const verdicts = pairs.map(([copy, original]) => judge(copy, original, path).verdict);
  const ps = pairs.flatMap(([copy, original]) => pOf(copy, original, path));
  const countOf = (...wanted: string[]) =>
    verdicts.filter((verdict) => wanted.includes(verdict)).length;
  const below = (values: readonly number[]) => values.filter((p) => p < TEST_LEVEL).length;
  return {
    pairs: pairs.length,
    falseDifferences: countOf('faster', 'slower'),
    equal: countOf('no-difference'),
    undecided: countOf('undecided', 'not-comparable'),
    tested: ps.length,
    apart: below(ps),
    apartByHolm: ps.length > 0 ? below(holm(ps)) : 0,
  };
}

/** Copies with what they are copies of: the same scenario, workers and load point. */
function copiesIn(run: Run): [copy: Cell, original: Cell][] {
  const cells = comparableCells(run);
  return cells.flatMap((cell): [Cell, Cell][] => {
    const {copyOf} = run.systems[cell.system];
    const original = cells.find(
      (other) => other.system === copyOf && placeOf(other) === placeOf(cell),
    );
    return original ? [[cell, original]] : [];
  });
}

const placeOf = ({scenario, workers, parameters}: Cell) =>
  JSON.stringify([scenario, workers, Object.entries(parameters).sort()]);

/** @returns nothing where the two share too few blocks or sessions */
function pOf(copy: Cell, original: Cell, path: string): number[] {
  const [a, b] = [copy, original].map(({values}) => values[path]);
  const isPaired = [copy, original].every((cell) => isWhole(cell, path));
  return isPaired && a.length >= FEWEST_FOR_T ? [pairedP(a, b)] : [];
}
