import type {Claim} from '../../types.ts';

const WORKERS = [4, 8, 12, 16];

export const claims: Claim[] = [
  {
    id: 'opcache-throughput-change',
    source: 'ta-results',
    where: 'Analysis, 2a, table',
    quote: '-12%, -22%, -17%, -14%',
    kind: 'number',
    stated: {value: 0.22, unit: 'share'},
    ours: 'opcache-loss-8',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 0.006 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      WORKERS.map(
        (n) =>
          `1 − ${say(`rate-with-${n}`)} / ${say(`rate-without-${n}`)} = ${say(`opcache-loss-${n}`)}`,
      ).join('; '),
  },
  {
    id: 'opcache-memory-5-8-percent',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'reduced memory by ~5-8%',
    kind: 'number',
    stated: {from: 0.05, to: 0.08, unit: 'share'},
    ours: 'opcache-saving-share-16',
    verdict: 'rounding',
    judge: ({q}) => (q('least-opcache-saving-share') >= 0.055 ? 'rounding' : 'holds'),
    calculation: ({say}) => WORKERS.map((n) => say(`opcache-saving-share-${n}`)).join('; '),
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
    judge: ({q}) =>
      WORKERS.every((n) => q(`rate-swoole-zts-${n}`) === q(`rate-without-${n}`))
        ? 'selective'
        : 'wrong',
    calculation: ({say}) =>
      WORKERS.map((n) => `${say(`rate-swoole-zts-${n}`)} = ${say(`rate-without-${n}`)}`).join('; '),
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
    judge: ({q}) =>
      WORKERS.every((n) => q(`rate-swoole-zts-${n}`) === q(`rate-without-${n}`))
        ? 'wrong'
        : 'holds',
    calculation: ({say}) =>
      WORKERS.map((n) => `${say(`rate-swoole-zts-${n}`)} = ${say(`rate-without-${n}`)}`).join('; '),
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
    judge: ({q}) =>
      WORKERS.every(
        (n) => q(`rate-swoole-zts-${n}`) === q(`rate-without-${n}`) && q(`opcache-loss-${n}`) > 0,
      )
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      WORKERS.map((n) => `${say(`rate-swoole-zts-${n}`)} > ${say(`rate-with-${n}`)}`).join('; '),
  },
  {
    id: 'opcache-userland-20-6-mb',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'stayed at 20.6 MB regardless',
    kind: 'number',
    stated: {value: 20.6, unit: 'mb'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('heap-with-opcache', 'unit')} ≠ ${say('heap-swoole-zts-4', 'unit')}`,
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
    calculation: ({say}) =>
      `${say('requests-per-worker')} · 4 / ${say('rate-swoole-zts-4', 'unit')} = ${say('worker-life-zts-4', 'unit')}`,
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
    judge: ({q}) => (q('least-opcache-saving') > q('opcache-segment') ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      WORKERS.map(
        (n) =>
          `${say(`idle-without-${n}`)} − ${say(`idle-with-${n}`)} = ${say(`opcache-saving-${n}`, 'unit')}`,
      ).join('; '),
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
    calculation: ({say}) => WORKERS.map((n) => say(`opcache-loss-${n}`)).join('; '),
  },
];
