import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'cross-worker-thread-queue',
    source: 'performance',
    where: 'Multi-worker scaling (Swoole threads)',
    quote: 'Cross-worker messaging through Thread\\Queue',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'pair-260k',
    source: 'performance',
    where: 'Multi-worker scaling (Swoole threads)',
    quote: '260K msgs/sec per worker pair',
    kind: 'number',
    stated: {value: 260000, unit: 'opsPerS'},
    ours: null,
    verdict: 'artefact',
    judge: ({q}) => (q('poll') / q('pair-lasted') > 0.1 ? 'artefact' : 'holds'),
    calculation: ({say}) => `${say('pair-messages')} / ${say('pair')} = ${say('pair-lasted')}`,
  },
  {
    id: 'round-trip-20-us',
    source: 'performance',
    where: 'Multi-worker scaling (Swoole threads)',
    quote: '20 us per round trip',
    kind: 'number',
    stated: {value: 20, unit: 'us'},
    ours: null,
    verdict: 'artefact',
    judge: ({q}) =>
      Math.abs(q('round-trip') % q('round-trip-step')) < 1e-6 ? 'artefact' : 'holds',
    calculation: ({say}) => `${say('poll')} / ${say('round-trips')} = ${say('round-trip-step')}`,
  },
  {
    id: 'fan-out-188k',
    source: 'performance',
    where: 'Multi-worker scaling (Swoole threads)',
    quote: '188K msgs/sec aggregate',
    kind: 'number',
    stated: {value: 188000, unit: 'opsPerS'},
    ours: null,
    verdict: 'artefact',
    judge: ({q}) => (q('fan-out-share-of-pair') < 1 ? 'artefact' : 'holds'),
    calculation: ({say}) =>
      `${say('fan-out')} / ${say('pair')} = ${say('fan-out-share-of-pair')}; ${say('fan-out-messages')} / ${say('fan-out')} = ${say('fan-out-lasted')}`,
  },
];
