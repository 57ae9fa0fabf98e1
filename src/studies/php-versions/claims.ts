import {foundOf, withInterval} from '../claim.ts';
import {APPS} from './cells.ts';

const published = foundOf('php-version-benchmarks');
const octane = foundOf('laravel-trueasync-octane');

const MEMORY = APPS.map((app) => `threads-memory-${app}`);

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
  octane('zts-memory-again', 'zts-5-10-percent-more', 'partly', {
    judge: {
      all: [
        {by: 'more', of: MEMORY.map((name) => `${name}-low`), than: 1},
        {by: 'less', of: MEMORY.map((name) => `${name}-high`), than: 1.05},
      ],
      yes: 'partly',
      no: 'undecided',
    },
    calculation: withInterval(MEMORY, 'number(digits: 3)'),
  }),
];
