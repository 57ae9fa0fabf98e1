import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {diagnose} from '../../lib/diagnosis/diagnose.ts';
import {answerIn, plainText} from '../../src/components/explorables/diagnose/say.ts';
import {wordsIn} from '../../src/components/explorables/frame/words.ts';
import {CASES, measuredCases} from './diagnose-cases.ts';
import type {RunFacts} from '../../lib/diagnosis/facts.ts';

/**
 * What a person concludes of each case from the thread's numbers, with pencil and paper: the limit of each run, why the
 * second differs from the first or is like it, and what comes next.
 */
const BY_HAND: Record<string, {limits: string[]; why?: string[]; next: string; because: string}> = {
  'frankenphp-382': {
    ...{limits: ['slots', 'cores', 'unknown'], why: ['limits-differ', 'slower-known']},
    next: 'slots',
    because:
      '64 threads ÷ 700/s = 91 ms for an echo, of which 4 × 45 % ÷ 700 = 2.6 ms are CPU time: threads wait, cores idle. In worker mode 95 % of the cores are busy. Of PHP-FPM neither workers nor CPU are told.',
  },
  'frankenphp-1858': {
    ...{limits: ['waits', 'unknown'], why: ['slower-known'], next: 'waits'},
    because: 'At 30 % CPU cores can’t be the limit; how many threads served isn’t told.',
  },
  'frankenphp-833': {
    limits: ['unknown', 'unknown', 'unknown', 'unknown'],
    ...{why: ['unknown', 'unknown', 'unknown'], next: 'measure'},
    because: 'A table of rates: no users, no workers, no CPU.',
  },
  'laravel-s-267': {
    ...{limits: ['unknown', 'unknown'], why: ['unknown-alike'], next: 'measure'},
    because:
      '298 and 300 a second with and without a kept application, while the same servers differ 4.5 times on a route without session: what binds is shared, not the runtime.',
  },
  'laravelfly-4': {
    ...{limits: ['unknown', 'serial'], why: ['slower-known'], next: 'serial'},
    because:
      '12.17/s × 72 ms = 0.88 requests at once with 4 users, and the mean is 4.5 times the fastest: one worker. 100 requests are too few besides.',
  },
  'octane-259': {
    ...{limits: ['errors', 'unknown'], why: ['errors'], next: 'errors'},
    because: 'wrk says that all 11,473 answers of the first run were no 2xx or 3xx.',
  },
  'octane-764': {
    ...{limits: ['users', 'unknown'], why: ['users-differ'], next: 'load'},
    because:
      '1 user: 1 ÷ 189.7 = 5.3 ms is the latency of a lone request, and the other run has 8.',
  },
  'laravel-swoole-90': {
    ...{limits: ['unknown', 'unknown'], why: ['unknown'], next: 'measure'},
    because:
      '4 threads × 2 connections = 8, and 1262/s × 6.34 ms = 8.0: a closed loop that agrees with itself. Workers and CPU aren’t told.',
  },
  'gc-digital-talent-16126': {
    ...{limits: ['waits'], next: 'waits'},
    because: '1500/s × 2 s = 3000 requests under way at 30 % CPU.',
  },
  'php-cp-56': {
    ...{limits: ['not-slots', 'not-slots'], why: ['unknown'], next: 'measure'},
    because:
      '12 threads × 8 connections = 96 users for 1000 PHP-FPM workers: 96 ÷ 1424/s = 67.4 ms, as measured (67.29). The pool adds 7 ms to each.',
  },
};

/**
 * The same of our own runs, from their result files. By themselves: PHP-FPM’s 5 processes keep 93 % of the cores busy, and
 * Octane’s 2 workers 37 %, so its slots hold 2 ÷ 62.5/s = 32 ms of which 12 ms are CPU time. Grown: both fill the cores, at
 * 33.8 and 23.7 ms a request.
 */
const OWN_BY_HAND: typeof BY_HAND = {
  'by-itself': {
    ...{limits: ['cores', 'slots'], why: ['limits-differ'], next: 'slots'},
    because:
      'More workers cost a setting; 62.5/s × 85 % ÷ 37 % = 143/s is more than PHP-FPM gives.',
  },
  grown: {
    ...{limits: ['cores', 'cores'], why: ['cores'], next: 'cores'},
    because: 'Only a cheaper request helps PHP-FPM: Octane’s takes 0.7 times the CPU time.',
  },
};

const OWN = measuredCases(
  (id) => JSON.parse(readFileSync(`static/data/results/${id}.json`, 'utf8')),
  (id) => id,
  '/',
);

const words = ['en', 'ru'].map((locale) =>
  wordsIn(
    locale,
    Object.assign(
      {},
      ...['interface', 'diagnose'].map((name) =>
        JSON.parse(readFileSync(`i18n/${locale}/${name}.json`, 'utf8')),
      ),
    ),
  ),
);

const concluded = (runs: readonly RunFacts[], machine: object) => {
  const {runs: seen, contrasts, next} = diagnose(runs, machine);
  return {
    limits: seen.map(({limit}) => limit.id),
    why: contrasts.map(({id}) => id),
    next: next.id,
  };
};

test('each case has been concluded by hand, with a reason', () => {
  expect(Object.keys(BY_HAND).sort()).toEqual(CASES.map(({id}) => id).sort());
  expect(CASES).toHaveLength(10);
});

test('so has each run of our own, and a session that lacks a number is refused', () => {
  expect(OWN.map(({id}) => id)).toEqual(Object.keys(OWN_BY_HAND));
  expect(() =>
    measuredCases(
      (id) => ({
        ...JSON.parse(
          readFileSync(`static/data/results/${id}.json`, 'utf8').replaceAll('"p95"', '"p94"'),
        ),
      }),
      (id) => id,
      '/',
    ),
  ).toThrow(
    'laravel-octane/base-and-tuned#fpm-nginx-laravel11-per-request-blocking-by-itself-n5-bench-wait-2-closed has no p95',
  );
});

test.each([...CASES, ...OWN])('$name: the page concludes what a person does', (each) => {
  const {id, runs, machine} = each;
  const {limits, why = [], next} = {...BY_HAND, ...OWN_BY_HAND}[id];
  expect(concluded(runs, machine)).toEqual({limits, why, next});
});

test.each([...CASES, ...OWN])(
  '$name: the answer, in both languages, is read here by a person',
  (each) => {
    const {runs, machine, url} = each;
    const texts = words.map((language) =>
      plainText(answerIn(diagnose(runs, machine), machine, language), url, language),
    );
    expect(texts.join('\n\n').replaceAll('\u00a0', ' ')).toMatchSnapshot();
    for (const text of texts) expect(text).not.toMatch(/NaN|undefined|Infinity|\{\{/u);
  },
);

/**
 * Three threads that were chosen once rules and texts stood, and concluded by the page once. What a person concludes stands
 * beside it: the same in one, more in another, something else in the last, where the page blamed the server for the tool's
 * limit. Its words have named the tool as well since.
 */
const HELD_OUT: {
  thread: string;
  byHand: string;
  told: ReturnType<typeof concluded>;
  runs: RunFacts[];
  cores?: number;
}[] = [
  {
    thread: 'tarampampam/laravel-roadrunner-in-docker#67',
    byHand: 'errors: 3168 of 5000 answers were no 2xx, so the rate is one of failures. The same.',
    told: {limits: ['errors'], why: [], next: 'errors'},
    runs: [
      {
        ...{server: 'roadrunner', tool: 'ab', rate: 45.82, users: 500, requests: 5000},
        ...{seconds: 109.117, errors: (100 * 3168) / 5000},
        ...{min: 129, mean: 10_397, p50: 10_466, p95: 13_052, p99: 14_413, max: 14_760},
      },
    ],
  },
  {
    thread: 'roadrunner-server/roadrunner#132',
    byHand:
      'not the slots, as 50 workers gave no more than 8: something that all share, the database by the thread. The page asks for the CPU, and doesn’t see that slots are ruled out.',
    told: {
      limits: ['unknown', 'slots-or-cores', 'slots-or-cores'],
      ...{why: ['unknown', 'unknown'], next: 'measure'},
    },
    runs: [
      {server: 'fpm', tool: 'ab', rate: 180, users: 50, requests: 10_000},
      {server: 'roadrunner', tool: 'ab', rate: 165, users: 50, requests: 10_000, slots: 8},
      {server: 'roadrunner', tool: 'ab', rate: 165, users: 50, requests: 10_000, slots: 50},
    ],
    cores: 8,
  },
  {
    thread: 'kenjis/php-framework-benchmark#62',
    byHand:
      'ab itself: wrk got 2.6 times as much from the same server and filled its cores. The page looked for slots.',
    told: {limits: ['waits', 'cores'], why: ['limits-differ'], next: 'waits'},
    runs: [
      {server: 'other', tool: 'ab', rate: 13_373.38, users: 10, seconds: 3, busy: 45},
      {
        ...{server: 'other', tool: 'wrk', rate: 35_285.86, users: 10, threads: 10, seconds: 3},
        busy: 90,
      },
    ],
    cores: 8,
  },
];

test.each(HELD_OUT)('$thread, never tuned on: as it was told', ({runs, cores, told}) => {
  expect(concluded(runs, {cores})).toEqual(told);
});
