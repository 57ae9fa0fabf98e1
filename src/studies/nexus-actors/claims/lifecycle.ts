import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'dispatch-without-processing',
    source: 'performance',
    where: 'Dispatch rate',
    quote: 'without waiting for processing',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) => (q('dispatch-share-swoole') > 0.8 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('fiber-message-throughput')} / ${say('fiber-dispatch')} = ${say('dispatch-share-fiber')}; ${say('swoole-message-throughput')} / ${say('swoole-dispatch')} = ${say('dispatch-share-swoole')}`,
  },
  {
    id: 'spawn-microseconds',
    source: 'performance',
    where: 'Actor lifecycle',
    quote: '2.2 us/actor',
    kind: 'number',
    stated: {value: 2.2, unit: 'us'},
    ours: 'us-fiber-spawn',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 0.05 ? 'holds' : 'rounding'),
    calculation: ({say}) => `1 / ${say('fiber-spawn')} = ${say('us-fiber-spawn')}`,
  },
  {
    id: 'spawn-before-start',
    source: 'performance',
    where: 'Actor lifecycle',
    quote: 'Spawn 1,000 actors',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
  },
  {
    id: 'kill-rates',
    source: 'performance',
    where: 'Actor lifecycle',
    quote: 'Kill 500 actors (PoisonPill)',
    kind: 'number',
    stated: {value: 107000, unit: 'opsPerS'},
    ours: null,
    verdict: 'artefact',
    judge: ({q}) => (q('timer-share-kill') > 0.1 ? 'artefact' : 'holds'),
    calculation: ({say}) =>
      `${say('timer')} / ${say('lasted-kill')} = ${say('timer-share-kill')}; ${say('fiber-kill')} / ${say('fiber-spawn')} = ${say('spawn-share-of-kill')}`,
  },
  {
    id: 'spawn-kill-cycles',
    source: 'performance',
    where: 'Actor lifecycle',
    quote: '500 spawn-kill cycles',
    kind: 'number',
    stated: {value: 98000, unit: 'opsPerS'},
    ours: null,
    verdict: 'artefact',
    judge: ({q}) => (q('timer-share-spawn-kill-cycles') > 0.1 ? 'artefact' : 'holds'),
    calculation: ({say}) =>
      `${say('timer')} / ${say('lasted-spawn-kill-cycles')} = ${say('timer-share-spawn-kill-cycles')}`,
  },
  {
    id: 'ping-pong-2-5-us',
    source: 'performance',
    where: 'Ping-pong latency',
    quote: '2.5 us per round trip',
    kind: 'number',
    stated: {value: 2.5, unit: 'us'},
    ours: 'us-fiber-ping-pong',
    verdict: 'holds',
    judge: ({stated, ours, q}) =>
      Math.abs(ours - stated.value) < 0.05 &&
      Math.abs(q('us-swoole-ping-pong') - stated.value) < 0.05
        ? 'holds'
        : 'rounding',
    calculation: ({say}) =>
      `1 / ${say('fiber-ping-pong')} = ${say('us-fiber-ping-pong')}; 1 / ${say('swoole-ping-pong')} = ${say('us-swoole-ping-pong')}`,
  },
  {
    id: 'actors-300-400-mb',
    source: 'performance',
    where: 'Memory',
    quote: '100K actors consume roughly 300-400 MB',
    kind: 'number',
    stated: {from: 300, to: 400, unit: 'mb'},
    ours: 'memory-fiber',
    verdict: 'selective',
    calculation: ({say}) =>
      `${say('actors')} × ${say('bytes-swoole')} = ${say('memory-swoole')}; ${say('actors')} × ${say('bytes-fiber')} = ${say('memory-fiber')}`,
  },
];
