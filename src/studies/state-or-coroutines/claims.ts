import {claimsOf, each, foundOf, withInterval} from '../claim.ts';
import {APPS, FRAMEWORKS} from '../laravel-on-swoole/cells.ts';
import {KEPT, KINDS, MARGIN, SLOTS} from './equal-slots.ts';
import type {Answer, Judgement} from '../../../lib/verdict/types.ts';

/** What this site said before its own harness had run, and what it says about the run. */
export const sources = [
  {id: 'own-theory', title: 'Blocking Coefficient: The blocking coefficient'},
  {id: 'own-study', title: 'Blocking Coefficient: State or coroutines?'},
  {
    id: 'own-prediction',
    title: 'Blocking Coefficient: What the model says of equal slots, 25 November 2026',
  },
];

const WORKERS = [1, 2, 4];

/** Interactions of the two sessions that the study rests on: of the frameworks, and of the small application. */
const INTERACTIONS = [
  ...FRAMEWORKS.map((app) => `both-${app}`),
  ...['fiber', 'swow'].map((runtime) => `runtime-both-${runtime}`),
];

/** Coroutines against as many processes with all kept, on average over slots. */
const OVER_PROCESSES = APPS.map((app) => `kind-${app}-all-every`);

/** Cells by what limits them, in the order of their workers. */
const SLOTS_LIMIT = [
  ...['dropped-blocking-1', 'kept-blocking-1', 'dropped-blocking-2', 'kept-blocking-2'],
  ...['dropped-blocking-4', 'kept-blocking-4', 'kept-blocking-16'],
];
const CORES_LIMIT = [
  ...['dropped-coroutine-1', 'kept-coroutine-1', 'dropped-coroutine-2', 'kept-coroutine-2'],
  ...['dropped-coroutine-4', 'kept-coroutine-4', 'dropped-blocking-16'],
];

/**
 * Two effects multiply where the interval of their interaction allows for 1.
 *
 * @param names of interactions with their ends
 * @param answers where all do, where some do and where none does
 */
export const product = (
  names: readonly string[],
  [all, some, none]: [Answer, Answer, Answer] = ['holds', 'selective', 'wrong'],
): Judgement => ({
  by: 'clearly-more',
  of: names.map((name) => `${name}-low`),
  than: 1,
  yes: none,
  some,
  no: {
    by: 'clearly-less',
    of: names.map((name) => `${name}-high`),
    than: 1,
    yes: none,
    some,
    no: all,
  },
});

const theory = claimsOf('own-theory');
const study = claimsOf('own-study');
const practice = foundOf('swoole-in-practice');
const techempower = foundOf('techempower-php-2019-12');

/** PHP-FPM with a kept connection, at so many workers. */
const fpm = (workers: number) =>
  `two-cores#fpm-nginx-app-per-request-db-kept-blocking-n${workers}-bench-wait-2-saturated.throughputPerS`;

const prediction = claimsOf('own-prediction');

/** Names of all applications, kinds of slot and what else is listed, put together. */
const named = (stem: string, ...lists: (readonly (string | number)[])[]) =>
  lists.reduce<string[]>(
    (names, list) => names.flatMap((name) => list.map((each) => `${name}-${each}`)),
    [stem],
  );
/** From 16 to 64 slots, where the prediction said that nothing is gained. */
const FULL = [
  ...named('slots-laravel', KEPT, KINDS),
  ...['small', 'symfony'].flatMap((app) => named(`slots-${app}-nothing`, KINDS)),
].map((name) => `${name}-16-64`);
const BY_STATE = named('slots-by-state', APPS, KINDS);
/** What the headline rests on: both frameworks together, over all slots, with all kept; with less the sessions don’t decide. */
const ALIKE = 'kind-frameworks-all-every';
/** A gain or an interaction counts from here on, as the prediction said. */
const COUNTS_FROM = 1.1;

/** What this site claims of its own experiment. */
export const claims = [
  theory('they-multiply', 'Summary, until November 2026', 'wrong', {
    quote: 'The two multiply.',
    key: true,
    ours: 'both-laravel',
    judge: product(INTERACTIONS),
    calculation: INTERACTIONS.map((name) => withInterval(name)).join('; '),
  }),
  study('more-than-product', 'Answer, until November 2026', 'selective', {
    quote: 'together they gave more than their product',
    ours: 'equal-slots-both',
    judge: {
      by: 'at-least',
      of: 'interaction-left-at-equal-slots',
      than: 0.5,
      no: {by: 'more', of: 'equal-slots-both-low', than: 1, yes: 'selective', no: 'wrong'},
    },
    calculation: ['unequal-slots-1', 'more-slots-1', 'equal-slots']
      .map((contrast) => withInterval(`${contrast}-both`))
      .join('; '),
  }),
  theory('enough-workers', 'Summary', 'not-derivable', {
    quote: 'enough blocking workers serve as much as coroutines do',
    ours: 'kind-laravel-all-every',
    // “As much” is at least as much: the upper end of the other side’s advantage decides.
    judge: {
      by: 'clearly-more',
      of: OVER_PROCESSES.map((name) => `${name}-high`),
      than: 1,
      evenOne: {
        by: 'clearly-more',
        of: OVER_PROCESSES.map((name) => `${name}-low`),
        than: 1,
        evenOne: 'wrong',
        no: 'not-derivable',
      },
      no: 'holds',
    },
    calculation: OVER_PROCESSES.map((name) => withInterval(name)).join('; '),
  }),
  theory('more-workers-less-effect', 'Bounds on throughput', 'holds', {
    quote: 'Coroutines move the second bound out of the way',
    ours: 'waiting-4',
    judge: {by: 'less', of: 'waiting-4-over-1-high', than: 1, no: 'not-derivable'},
    calculation: each(WORKERS, '{{waiting-{}}}'),
  }),
  theory('bounds-are-bounds', 'Bounds on throughput, until November 2026', 'selective', {
    quote: 'no more than all cores can compute',
    ours: 'cores-highest',
    judge: {
      by: 'clearly-more',
      of: 'slots-highest',
      than: 1,
      yes: 'wrong',
      no: {by: 'clearly-more', of: 'cores-highest', than: 1, yes: 'selective'},
    },
    calculation: [SLOTS_LIMIT, CORES_LIMIT]
      .map((cells) => cells.map((id) => `{{of-bound-${id}}}`).join(', '))
      .join('; '),
  }),
  study('mostly-the-connection', 'Which part of state mattered, the first run', 'holds', {
    quote: 'The database connection, on this machine and with our small application.',
    ours: 'connection-2',
    judge: {by: 'more', of: 'connection-over-application-2-low', than: 1, no: 'not-derivable'},
    calculation: '{{connection-2}}; {{application-2}}',
  }),
  study('connection-in-frameworks', 'Which part of state mattered', 'holds', {
    quote: 'the database connection, with both frameworks',
    key: true,
    ours: 'connection-laravel',
    judge: {
      by: 'more',
      of: FRAMEWORKS.map((app) => `connection-over-application-${app}-low`),
      than: 1,
      some: 'selective',
      no: 'not-derivable',
    },
    calculation: each(FRAMEWORKS, '{{connection-{}}}; {{application-{}}}'),
  }),
  study('nothing-to-gain', 'Summary', 'holds', {
    quote: 'Without a wait coroutines have nothing to use',
    ours: 'gain-no-wait',
    judge: {
      by: 'clearly-more',
      of: 'gain-no-wait-high',
      than: 1,
      yes: {by: 'clearly-more', of: 'gain-no-wait-low', than: 1, yes: 'wrong', no: 'not-derivable'},
      no: 'holds',
    },
    calculation: withInterval('gain-no-wait'),
  }),
  practice('only-with-io', 'only-with-io', 'same', {
    judge: {
      all: [
        {by: 'less', of: 'gain-no-wait-high', than: 1},
        {by: 'more', of: 'gain-long-wait-low', than: 1},
      ],
      yes: 'same',
      no: {by: 'more', of: 'gain-no-wait-low', than: 1, yes: 'other', no: 'undecided'},
    },
    calculation: withInterval(['gain-no-wait', 'gain-long-wait']),
  }),
  techempower('faster-without-coroutines', 'faster-without-coroutines', 'partly', {
    judge: {
      by: 'less',
      of: ['gain-no-wait-high', 'gain-long-wait-high'],
      than: 1,
      yes: 'same',
      some: 'partly',
      no: 'other',
    },
    calculation: withInterval(['gain-no-wait', 'gain-long-wait']),
  }),
  practice('limited-by-workers', 'limited-by-workers', 'same', {
    judge: {by: 'far-more', of: fpm(16), than: fpm(4), yes: 'same', no: 'undecided'},
    calculation: `4: {{${fpm(4)}, unit}}; 16: {{${fpm(16)}, unit}}`,
  }),
  study('kinds-alike', 'Answer', 'holds', {
    quote: 'processes served about as much as coroutines',
    key: true,
    ours: ALIKE,
    judge: {
      by: 'within',
      of: [`${ALIKE}-low`, `${ALIKE}-high`],
      than: {from: MARGIN.low, to: MARGIN.high},
      some: 'not-derivable',
    },
    calculation: withInterval(ALIKE),
  }),
  prediction('predicted-kind', 'Expected: kind', 'wrong', {
    quote: 'coroutines and processes serve the same within 10 %',
    key: true,
    ours: 'kind-different',
    judge: {
      by: 'more',
      of: 'kind-different',
      than: 0,
      yes: 'wrong',
      no: {by: 'at-least', of: 'kind-equal', than: 'kind-ratios', no: 'not-derivable'},
    },
    calculation: '{{kind-ratios}} = {{kind-equal}} + {{kind-different}} + {{kind-undecided}}',
  }),
  prediction('predicted-slots', 'Expected: slots', 'holds', {
    quote: 'state and slots interact, with processes as with coroutines',
    key: true,
    ours: 'slots-by-state-laravel-processes',
    judge: {
      by: 'more',
      of: BY_STATE.map((name) => `${name}-low`),
      than: COUNTS_FROM,
      some: 'selective',
      no: 'not-derivable',
    },
    calculation: withInterval(BY_STATE),
  }),
  prediction('predicted-full', 'Expected: from 16 to 64 slots', 'not-derivable', {
    quote: 'From 16 to 64 slots nothing is gained with Laravel, or with nothing kept',
    ours: 'slots-laravel-all-processes-16-64',
    // That nothing is gained takes the upper ends: a ratio without a gain may have room for one.
    judge: {
      by: 'more',
      of: FULL.map((name) => `${name}-low`),
      than: COUNTS_FROM,
      yes: 'wrong',
      some: 'selective',
      no: {
        by: 'less',
        of: FULL.map((name) => `${name}-high`),
        than: COUNTS_FROM,
        some: 'not-derivable',
        no: 'not-derivable',
      },
    },
    calculation: withInterval(FULL),
  }),
  prediction('predicted-connection', 'Expected: connection', 'selective', {
    quote: 'keeping it alone brings most of what keeping all brings',
    ours: 'connection-part-laravel-16-processes',
    judge: {
      by: 'more',
      of: named('connection-part', APPS, SLOTS, KINDS),
      than: 0.5,
      some: 'selective',
      no: 'wrong',
    },
    calculation: each(named('connection-part', APPS, SLOTS, KINDS), '{{{}}}'),
  }),
  prediction('predicted-rates', 'Expected: absolute rates', 'wrong', {
    quote: 'Absolute rates may lie 20 % off',
    ours: 'of-predicted-near',
    judge: {by: 'at-least', of: 'of-predicted-near', than: 'of-predicted-cells'},
    calculation:
      '{{of-predicted-near}}; {{of-predicted-cells}}; {{of-predicted-least}}; {{of-predicted-most}}',
  }),
];
