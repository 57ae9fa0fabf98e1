import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'octane-coroutine-360',
    key: true,
    source: 'octane-coroutine',
    where: 'Performance highlights',
    quote: '360× faster than standard Octane',
    kind: 'number',
    stated: {value: 360, unit: 'ratio'},
    ours: 'coroutine-ratio',
    verdict: 'artefact',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.01 ? 'artefact' : 'wrong'),
    calculation: ({say}) =>
      `${say('coroutine-rate')} / ${say('octane-rate')} = ${say('coroutine-ratio')}`,
  },
  {
    id: 'octane-coroutine-87',
    source: 'octane-coroutine',
    where: 'Per-worker efficiency',
    quote: '~87 concurrent requests per worker',
    kind: 'number',
    stated: {value: 87, unit: 'count'},
    ours: 'coroutine-per-worker',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.5 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('coroutine-rate')} / ${say('coroutine-workers')} = ${say('coroutine-per-worker')}`,
  },
  {
    id: 'oh-dear-too-small',
    source: 'oh-dear-post',
    where: 'Opening',
    quote: 'the gains were too small to justify the extra moving parts',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    calculation: ({say}) =>
      `${say('oh-dear-rate')} × ${say('oh-dear-slowest')} = ${say('oh-dear-in-flight')}`,
  },
];
