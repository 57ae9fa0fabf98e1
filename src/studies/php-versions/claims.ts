import {foundOf, withInterval} from '../claim.ts';

const published = foundOf('php-version-benchmarks');

/** Undecided where the interval of a ratio holds no change at all. */
const decidedBy = (name: string) => ({
  judge: {
    all: [
      {by: 'less', of: `${name}-low`, than: 1},
      {by: 'more', of: `${name}-high`, than: 1},
    ],
    yes: 'undecided',
    no: 'other',
  } as const,
  calculation: withInterval(name),
});

/** What this run found of sentences in a benchmark of somebody else. */
export const claims = [
  published('laravel-84-again', 'laravel-84', 'undecided', decidedBy('version-plain-laravel')),
  published('laravel-jit-again', 'laravel-jit', 'undecided', decidedBy('gain-jit-newer-laravel')),
];
