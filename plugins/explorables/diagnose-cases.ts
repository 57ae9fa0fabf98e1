import {measurementOf} from '../../lib/result/read.ts';
import type {RunFacts} from '../../lib/diagnosis/facts.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Case} from '../../src/components/explorables/diagnose/state.ts';

const GITHUB = 'https://github.com';

type Told = Omit<Case, 'name' | 'url'> & {thread: `${string}#${number}`};

/**
 * Cases from public threads: only numbers that the thread states, as it states them. wrk's `isPlanned` follows from its own
 * rule, a slowest answer above twice the interval between two answers of a connection.
 */
const TOLD: Told[] = [
  {
    id: 'frankenphp-382',
    thread: 'php/frankenphp#382',
    machine: {cores: 4},
    runs: [
      {
        ...{server: 'frankenphp', tool: 'ab', rate: 700, users: 64, requests: 10_000},
        ...{slots: 64, busy: 45},
      },
      {
        ...{server: 'frankenphp', tool: 'ab', rate: 7500, users: 64, requests: 10_000},
        ...{slots: 16, busy: 95},
      },
      {server: 'fpm', tool: 'ab', rate: 2500, users: 64, requests: 10_000},
    ],
  },
  {
    id: 'frankenphp-1858',
    thread: 'php/frankenphp#1858',
    machine: {},
    runs: [
      {server: 'frankenphp', tool: '', rate: 150, busy: 30},
      {server: 'fpm', tool: '', rate: 600},
    ],
  },
  {
    id: 'frankenphp-833',
    thread: 'php/frankenphp#833',
    machine: {},
    runs: [
      {server: 'fpm', tool: '', rate: 14_639.2},
      {server: 'frankenphp', tool: '', rate: 15_425.75},
      {server: 'swoole', tool: '', rate: 24_372.82},
      {server: 'frankenphp', tool: '', rate: 281.77},
    ],
  },
  {
    id: 'laravel-s-267',
    thread: 'hhxsv5/laravel-s#267',
    machine: {cores: 8},
    runs: [
      {server: 'fpm', tool: '', rate: 298, users: 100, requests: 10_000},
      {server: 'swoole', tool: '', rate: 300, users: 100, requests: 10_000},
    ],
  },
  {
    id: 'laravelfly-4',
    thread: 'scil/LaravelFly#4',
    machine: {},
    runs: [
      {
        ...{server: 'fpm', tool: 'ab', rate: 51.34, users: 4, requests: 100},
        ...{min: 34, mean: 77, p50: 58, max: 397},
      },
      {
        ...{server: 'other', tool: 'ab', rate: 12.17, users: 4, requests: 100},
        ...{min: 72, mean: 321, p50: 316, max: 782},
      },
    ],
  },
  {
    id: 'octane-259',
    thread: 'laravel/octane#259',
    machine: {},
    runs: [
      {
        ...{server: 'octane', tool: 'wrk', rate: 2292.11, users: 4, threads: 4, isPlanned: true},
        ...{requests: 11_473, seconds: 5.01, errors: 100},
        ...{mean: 10.89, p50: 1.46, p99: 150.15, max: 180.47},
      },
      {
        ...{server: 'swoole', tool: 'wrk', rate: 13_720 / 5.01, users: 4, threads: 4},
        ...{isPlanned: true, requests: 13_720, seconds: 5.01},
        ...{mean: 1.84, p50: 1.35, p99: 16.19, max: 55.59},
      },
    ],
  },
  {
    id: 'octane-764',
    thread: 'laravel/octane#764',
    machine: {},
    runs: [
      {
        ...{server: 'frankenphp', tool: 'ab', rate: 189.7, users: 1, requests: 949},
        ...{seconds: 5.003, min: 3, mean: 5, p50: 3, max: 299},
      },
      {server: 'frankenphp', tool: 'ab', rate: 878.19, users: 8, seconds: 5},
    ],
  },
  {
    id: 'laravel-swoole-90',
    thread: 'swooletw/laravel-swoole#90',
    machine: {cores: 4},
    runs: [
      {
        ...{server: 'fpm', tool: 'wrk', rate: 1262.17, users: 10, threads: 4, isPlanned: true},
        ...{requests: 12_637, seconds: 10.01, mean: 6.34, max: 25.69},
      },
      {
        ...{server: 'swoole', tool: 'wrk', rate: 52_488 / 10.01, users: 10, threads: 4},
        ...{isPlanned: true, requests: 52_488, seconds: 10.01, mean: 1.71, max: 30.8},
      },
    ],
  },
  {
    id: 'gc-digital-talent-16126',
    thread: 'GCTC-NTGC/gc-digital-talent#16126',
    machine: {},
    runs: [{server: 'fpm', tool: '', rate: 1500, mean: 2000, p95: 15_000, busy: 30}],
  },
  {
    id: 'php-cp-56',
    thread: 'swoole/php-cp#56',
    machine: {},
    runs: [
      {
        ...{server: 'fpm', tool: 'wrk', rate: 1424.35, users: 100, threads: 12, slots: 1000},
        ...{requests: 42_763, seconds: 30.02, mean: 67.29, max: 126.24},
      },
      {
        ...{server: 'fpm', tool: 'wrk', rate: 1295.11, users: 100, threads: 12, slots: 1000},
        ...{requests: 38_882, seconds: 30.02, mean: 74.02, max: 143.04},
      },
    ],
  },
];

/** Cases of public threads, each with its address. */
export const CASES: Case[] = TOLD.map(({thread, ...told}) => ({
  ...told,
  ...{name: thread, url: `${GITHUB}/${thread.replace('#', '/issues/')}`},
}));

/** Runs of our own that a reader can load: the session, the section that tells it, and what stands beside what. */
const MEASURED: {
  id: string;
  run: string;
  section: string;
  cells: [RunFacts['server'], string][];
}[] = [
  {
    ...{id: 'by-itself', run: 'laravel-octane/base-and-tuned'},
    section: 'studies/laravel-octane/#tuned',
    cells: [
      ['fpm', 'fpm-nginx-laravel11-per-request-blocking-by-itself-n5-bench-wait-2-closed'],
      ['octane', 'octane-swoole-laravel11-kept-blocking-by-itself-n2-bench-wait-2-closed'],
    ],
  },
  {
    ...{id: 'grown', run: 'laravel-octane/grown', section: 'studies/laravel-octane/#grown'},
    cells: [
      ['fpm', 'fpm-nginx-laravel11-grown-app-per-request-db-kept-blocking-n16-bench-wait-2-closed'],
      ['octane', 'octane-swoole-laravel11-grown-kept-blocking-n16-bench-wait-2-closed'],
    ],
  },
];

/**
 * Our own runs as cases. Rate, latency and busy cores are those of the median repeat; seconds and requests are those of all
 * repeats together, for a repeat is too short to stand alone.
 *
 * @param runOf session by its id
 * @param nameOf case by its id
 * @param baseUrl of the language
 */
export const measuredCases = (
  runOf: (id: string) => Run,
  nameOf: (id: string) => string,
  baseUrl: string,
): Case[] =>
  MEASURED.map(({id, run, section, cells}) => ({
    ...{id, name: nameOf(id), url: `${baseUrl}${section}`},
    machine: {cores: Number(runOf(run).environment.cores)},
    runs: cells.map(([server, cell]) => ({server, tool: '', ...numbersOf(runOf(run), cell)})),
  }));

/** With the digits that a tool would print. */
const percent = (share: number | undefined) => Number((100 * Number(share)).toPrecision(3));

/** @throws if the measurement lacks one of them */
function numbersOf(run: Run, id: string): Omit<RunFacts, 'server' | 'tool'> {
  const {load, runs = [], workers, values} = measurementOf(run, id);
  const {throughputPerS, utilisation, errorRatio, completedRequests, latencyMs} = values ?? {};
  const sum = completedRequests?.values?.reduce<number>((all, each) => all + (each ?? 0), 0);
  const numbers = {
    ...{rate: throughputPerS?.value, slots: workers, requests: sum},
    ...{users: Number(load?.vus), seconds: Number(load?.durationS) * runs.length},
    ...{busy: percent(utilisation?.value), errors: percent(errorRatio?.value)},
    ...{min: latencyMs?.min?.value, mean: latencyMs?.mean?.value, p50: latencyMs?.p50?.value},
    ...{p95: latencyMs?.p95?.value, p99: latencyMs?.p99?.value, max: latencyMs?.max?.value},
  };
  for (const [name, value] of Object.entries(numbers))
    if (!Number.isFinite(value)) throw new Error(`${run.id}#${id} has no ${name}`);
  return numbers;
}
