import {judgeCopies} from '../../lib/comparison/copies.ts';
import {count} from './quantity.ts';
import type {Quantities} from './types.ts';
import type {Copies} from '../../lib/comparison/copies.ts';

/** How often cells that are copies of each other (A/A) are called different in a run, by throughput. */
export function copiesOf(run: string): Quantities {
  const of = (name: keyof Copies) => count((runs) => judgeCopies(runs(run))[name]);
  return {
    'copies-pairs': of('pairs'),
    'copies-false': of('falseDifferences'),
    'copies-equal': of('equal'),
    'copies-undecided': of('undecided'),
    'copies-tested': of('tested'),
    'copies-apart': of('apart'),
    'copies-apart-by-holm': of('apartByHolm'),
  };
}
