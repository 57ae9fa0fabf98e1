import type {Claim} from '../../types.ts';

const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const WORKERS = [4, 8, 12, 16];

export const claims: Claim[] = [
  {
    id: 'linear-scaling',
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: 'scale linearly',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({q}) => (q('per-worker-fall') > 0.1 ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `1 − ${say('per-worker-16')} / ${say('per-worker-4')} = ${say('per-worker-fall')}`,
  },
  {
    id: 'forty-to-forty-five-per-worker',
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: '~40-45 req/s per worker',
    kind: 'number',
    stated: {from: 40, to: 45, unit: 'perS'},
    ours: 'per-worker-16',
    verdict: 'selective',
    judge: ({stated, q}) =>
      q('least-rate-per-worker') < stated.from || q('most-rate-per-worker') > stated.to
        ? 'selective'
        : 'holds',
    calculation: ({say}) => WORKERS.map((n) => say(`per-worker-${n}`, 'unit')).join('; '),
  },
  {
    id: 'average-of-three',
    source: 'ta-results',
    where: 'Analysis, 4, table',
    quote: '~185 (46/worker)',
    kind: 'number',
    stated: {value: 185, unit: 'perS'},
    ours: 'average-4',
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.01 ? 'rounding' : 'wrong'),
    calculation: ({say}) =>
      `(${BLOCKING.map((system) => say(`rate-${system}-4`)).join(' + ')}) / 3 = ${say('average-4', 'unit')}`,
  },
  {
    id: 'workers-needed-table',
    source: 'ta-results',
    where: 'Analysis, 4, table',
    quote: '22, 23, 25, 27',
    kind: 'number',
    stated: {value: 23, unit: 'count'},
    ours: 'needed-8',
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 1 ? 'rounding' : 'wrong'),
    calculation: ({say}) =>
      WORKERS.map(
        (n) => `${say('wanted')} / ${say(`per-worker-${n}`)} = ${say(`needed-exactly-${n}`)}`,
      ).join('; '),
  },
  {
    id: 'about-25-workers',
    source: 'ta-results',
    where: 'Analysis, 4; Summary',
    quote: '~25 workers to match',
    kind: 'number',
    stated: {value: 25, unit: 'count'},
    ours: 'needed-contention',
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('needed-linear')}; ${say('needed-contention')}; max X(N) = ${say('decline-peak', 'unit')}`,
  },
  {
    id: 'spin-up-22-27-workers',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: '22-27 blocking workers to match throughput',
    kind: 'number',
    stated: {from: 22, to: 27, unit: 'count'},
    ours: 'needed-contention',
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('needed-linear')}; ${say('needed-contention')}`,
  },
  {
    id: 'five-six-times-fewer-workers',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: '5-6x fewer workers',
    kind: 'number',
    stated: {from: 5, to: 6, unit: 'ratio'},
    ours: 'times-fewer-16',
    verdict: 'rounding',
    calculation: ({say}) =>
      [4, 16]
        .map((n) => `${say(`stated-needed-${n}`)} / 4 = ${say(`times-fewer-${n}`)}`)
        .join('; '),
  },
  {
    id: 'four-workers-reach-990',
    source: 'ta-results',
    where: 'Summary',
    quote: 'Workers to reach 990 req/s 4',
    kind: 'number',
    stated: {value: 4, unit: 'count'},
    ours: 'few-workers',
    verdict: 'holds',
    judge: ({q}) => (q('rate-trueasync-4') > 0.98 * q('wanted') ? 'holds' : 'wrong'),
    calculation: ({say}) => say('rate-trueasync-4', 'unit'),
  },
  {
    id: 'slightly-decreases',
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: 'due to PostgreSQL contention and CPU scheduling',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('per-worker-4', 'unit')} → ${say('per-worker-16', 'unit')}`,
  },
  {
    id: 'generous-sixteen-workers',
    source: 'devto-article',
    where: 'Throughput',
    quote: '16 workers to be generous',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) => (q('stated-workers') > q('most-workers') ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('offered', 'unit')} · (${say('stated-php')} + ${say('stated-wait', 'unit')}) = ${say('stated-workers')}`,
  },
  {
    id: 'dozens-of-requests-per-worker',
    source: 'devto-article',
    where: 'Throughput',
    quote: 'one worker runs dozens of requests concurrently',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('rate-trueasync-4')} · ${say('p50-trueasync-4', 'in(unit: s)')} / 4 = ${say('in-flight-per-worker')}`,
  },
  {
    id: 'two-hundred-connections',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: '200 effective connections',
    kind: 'number',
    stated: {value: 200, unit: 'count'},
    ours: 'connections-at-4',
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours < stated.value / 2 ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `4 × ${say('connections-per-worker')} = ${say('connections-at-4')}; ` +
      `${say('rate-trueasync-4')} × ${say('p50-trueasync-4', 'in(unit: s)')} = ${say('in-flight-trueasync-4')}`,
  },
  {
    id: 'fifty-coroutines-per-worker',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'up to 50 coroutines concurrently',
    kind: 'number',
    stated: {value: 50, unit: 'count'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('in-flight-trueasync-4')} / 4 = ${say('in-flight-per-worker')}`,
  },
];
