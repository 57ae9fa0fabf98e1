import {claimsOf, each, foundOf, withInterval} from '../claim.ts';
import {product} from '../state-or-coroutines/claims.ts';
import {APPS, FRAMEWORKS} from './cells.ts';

/** What this site said of frameworks before it had measured them stands on the same two pages. */
export {sources} from '../state-or-coroutines/claims.ts';

const listed = (names: string[]) => names.map((name) => withInterval(name)).join('; ');

/** Interactions of all applications, and where PHP has a core of its own. */
const INTERACTIONS = [
  ...APPS.map((app) => `both-${app}`),
  ...APPS.map((app) => `apart-both-${app}`),
];

/** Memory of two coroutines that differs by more than a factor of two isn’t that of the same thing. */
const MEMORY = APPS.map((app) => `mb-per-coroutine-${app}`);

const state = foundOf('state-or-coroutines');
const study = claimsOf('own-study');

/** What this site said before its own harness had run, asked of the frameworks. */
export const claims = [
  state('they-multiply', 'they-multiply', 'other', {
    key: true,
    ours: 'both-laravel',
    judge: product(INTERACTIONS, ['same', 'partly', 'other']),
    calculation: listed(INTERACTIONS),
  }),
  study('mostly-the-connection', 'Answer', 'holds', {
    quote: 'Most of the state was the database connection.',
    key: true,
    ours: 'connecting-laravel',
    judge: {
      by: 'more',
      of: APPS.map((app) => `connecting-${app}`),
      than: APPS.map((app) => `boot-${app}-application`),
      some: 'selective',
    },
    calculation: each(APPS, '{{connecting-{}}} / {{boot-{}-application}}'),
  }),
  study('framework-gains-more-from-state', 'What would change this', 'wrong', {
    quote: 'the effect of state would grow',
    key: true,
    ours: 'state-laravel',
    judge: {
      by: 'more',
      of: FRAMEWORKS.map((app) => `state-${app}-low`),
      than: 'state-small-high',
      some: 'selective',
      no: {
        by: 'less',
        of: FRAMEWORKS.map((app) => `state-${app}-high`),
        than: 'state-small-low',
        yes: 'wrong',
        no: 'not-derivable',
      },
    },
    calculation: listed(APPS.map((app) => `state-${app}`)),
  }),
  study('cost-of-a-coroutine', 'Summary, until November 2026', 'selective', {
    quote: 'a further coroutine 0.05 MB',
    stated: {value: 0.05, unit: 'mb', ours: 'mb-per-coroutine-laravel'},
    judge: {
      by: 'far-more',
      of: MEMORY,
      yes: 'wrong',
      some: 'selective',
      no: {
        by: 'far-less',
        of: MEMORY,
        yes: 'wrong',
        some: 'selective',
        no: 'holds',
      },
    },
    calculation: each(APPS, '{{mb-per-coroutine-{}}}'),
  }),
];
