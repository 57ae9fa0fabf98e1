import {valueOf} from '../../../../lib/result/read.js';

const MAIN = 'ta-benchmark-2026-04-03';
const OPCACHE = 'ta-benchmark-2026-04-03-opcache';
const WORKERS = [4, 8, 12, 16];
const REQUESTS_PER_WORKER = 500;

const rate = (runs, n, setting) =>
  valueOf(runs(OPCACHE), `swoole-zts-${n}-${setting}`, 'throughputPerS');
const memory = (runs, n, setting) =>
  valueOf(runs(OPCACHE), `swoole-zts-${n}-${setting}`, 'memoryMb.idle');
const main = (runs, n) => valueOf(runs(MAIN), `swoole-zts-${n}`, 'throughputPerS');

const loss = (runs, n) => 1 - rate(runs, n, 'with') / rate(runs, n, 'without');
const saving = (runs, n) => memory(runs, n, 'without') - memory(runs, n, 'with');
const savingShare = (runs, n) => saving(runs, n) / memory(runs, n, 'without');
const range = (values) => ({lowest: Math.min(...values), highest: Math.max(...values)});

export const claims = [
  {
    id: 'opcache-throughput-change',
    source: 'ta-results',
    where: 'Analysis, 2a, table',
    quote: '-12%, -22%, -17%, -14%',
    kind: 'number',
    stated: {value: 0.22, unit: 'share'},
    ours: (runs) => loss(runs, 8),
    unit: 'share',
    digits: 1,
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 0.006 ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      WORKERS.map(
        (n) =>
          `1 − ${f(rate(runs, n, 'with'))} / ${f(rate(runs, n, 'without'))} = ${f(loss(runs, n), 'share')}`,
      ).join('; '),
    params: (runs) => range(WORKERS.map((n) => loss(runs, n))),
  },
  {
    id: 'opcache-memory-5-8-percent',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'reduced memory by ~5-8%',
    kind: 'number',
    stated: {from: 0.05, to: 0.08, unit: 'share'},
    ours: (runs) => savingShare(runs, 16),
    unit: 'share',
    digits: 1,
    verdict: 'rounding',
    judge: ({params}) => (params.lowest >= 0.055 ? 'rounding' : 'holds'),
    calculation: (runs, f) => WORKERS.map((n) => f(savingShare(runs, n), 'share')).join('; '),
    params: (runs) => range(WORKERS.map((n) => savingShare(runs, n))),
  },
  {
    id: 'opcache-loss-is-real',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'The throughput loss is real',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: () => '2 · (1/2)⁴ = 1/8',
    params: () => ({chance: 2 * 0.5 ** WORKERS.length, pairs: WORKERS.length}),
  },
  {
    id: 'opcache-all-tests-rerun',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'we re-ran all tests',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({runs}) =>
      WORKERS.every((n) => main(runs, n) === rate(runs, n, 'without')) ? 'selective' : 'wrong',
    calculation: (runs, f) =>
      WORKERS.map((n) => `${f(main(runs, n))} = ${f(rate(runs, n, 'without'))}`).join('; '),
    params: () => ({published: WORKERS.length, blocking: 12}),
  },
  {
    id: 'opcache-configured-identically',
    source: 'ta-results',
    where: 'Notes; Configuration',
    quote: 'OPcache configured identically',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({runs}) =>
      WORKERS.every((n) => main(runs, n) === rate(runs, n, 'without')) ? 'wrong' : 'holds',
    calculation: (runs, f) =>
      WORKERS.map((n) => `${f(main(runs, n))} = ${f(rate(runs, n, 'without'))}`).join('; '),
  },
  {
    id: 'opcache-faster-configuration',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'use the faster configuration',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({runs}) =>
      WORKERS.every((n) => main(runs, n) === rate(runs, n, 'without') && loss(runs, n) > 0)
        ? 'holds'
        : 'wrong',
    calculation: (runs, f) =>
      WORKERS.map((n) => `${f(main(runs, n))} > ${f(rate(runs, n, 'with'))}`).join('; '),
    params: (runs) => ({most: Math.max(...WORKERS.map((n) => loss(runs, n)))}),
  },
  {
    id: 'opcache-userland-20-6-mb',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'stayed at 20.6 MB regardless',
    kind: 'number',
    stated: {value: 20.6, unit: 'mb'},
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(valueOf(runs(OPCACHE), 'swoole-zts-with', 'phpHeapMb'), 'mb')} ≠ ${f(valueOf(runs(MAIN), 'swoole-zts-4', 'phpHeapMb'), 'mb')}`,
    params: (runs) => ({heap: valueOf(runs(MAIN), 'swoole-zts-4', 'phpHeapMb')}),
  },
  {
    id: 'opcache-no-recompilation',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'there is no recompilation to prevent',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    calculation: (runs, f) =>
      `${f(REQUESTS_PER_WORKER)} · 4 / ${f(main(runs, 4), 'perS')} = ` +
      f((REQUESTS_PER_WORKER * 4) / main(runs, 4), 's'),
    params: (runs) => ({
      limit: REQUESTS_PER_WORKER,
      few: (REQUESTS_PER_WORKER * 4) / main(runs, 4),
      many: (REQUESTS_PER_WORKER * 16) / main(runs, 16),
      betweenFew: REQUESTS_PER_WORKER / main(runs, 4),
      betweenMany: REQUESTS_PER_WORKER / main(runs, 16),
    }),
  },
  {
    id: 'opcache-adds-pages',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'while providing no benefit',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({params}) => (params.lowest > 9.6 ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      WORKERS.map(
        (n) =>
          `${f(memory(runs, n, 'without'))} − ${f(memory(runs, n, 'with'))} = ${f(saving(runs, n), 'mb')}`,
      ).join('; '),
    params: (runs) => ({...range(WORKERS.map((n) => saving(runs, n))), segment: 9.6}),
  },
  {
    id: 'opcache-counterproductive',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'OPcache is counterproductive for Swoole',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) => WORKERS.map((n) => f(loss(runs, n), 'share')).join('; '),
    params: () => ({pairs: WORKERS.length}),
  },
];
