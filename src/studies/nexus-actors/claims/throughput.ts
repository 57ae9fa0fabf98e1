import {claimsOf} from '../../claim.ts';

const RUN = 'performance-page';

const page = claimsOf('performance', RUN);

/** What the page says of messages, the lifecycle of actors and workers. */
export const claims = [
  page('fiber-faster-single-process', 'Message throughput', 'selective', {
    quote: 'Fiber is faster in single-process benchmarks',
    judge: {
      by: 'more',
      of: ['swoole-ahead', 'history-swoole-leads'],
      than: 0,
      evenOne: 'selective',
    },
    calculation: '{{fiber-ahead}} : {{swoole-ahead}}; {{history-swoole-leads}} / {{shared-tests}}',
  }),
  page('swoole-scheduling-overhead', 'Message throughput', 'not-derivable', {
    quote: 'avoids Swoole’s coroutine scheduling overhead',
  }),
  page('swoole-advantage-multi-worker', 'Message throughput', 'not-derivable', {
    quote: 'true async I/O and multi-worker scaling',
  }),
  page('multi-dispatch-timer', 'Message throughput', 'artefact', {
    quote: '574K msgs/sec',
    stated: {value: 574000, unit: 'opsPerS'},
    judge: {by: 'more', of: 'timer-share-multi-dispatch', than: 0.1, yes: 'artefact'},
    calculation: '{{timer}} / {{lasted-multi-dispatch}} = {{timer-share-multi-dispatch}}',
  }),
  page('current-state-of-codebase', 'Head', 'wrong', {
    quote: 'reflect the current state of the codebase',
    judge: {by: 'more', of: 'fiber-dispatch-millions', than: 'stage-rate-envelope', yes: 'wrong'},
    calculation:
      '1 / {{#hot-path.stageUs.envelope}} = {{stage-rate-envelope}} < {{fiber-dispatch-millions}}',
  }),
  page('phpunit-suite', 'Head', 'selective', {
    quote: 'Numbers are from the automated PHPUnit performance test suite',
  }),
  page('php-8-5-swoole-6', 'Head', 'wrong', {quote: 'PHP 8.5.3, Swoole 6.0'}),
  page('single-actor', 'Message throughput', 'selective', {
    quote: 'How many messages per second a single actor can process end-to-end',
  }),

  page('dispatch-without-processing', 'Dispatch rate', 'selective', {
    quote: 'without waiting for processing',
    judge: {by: 'more', of: 'dispatch-share-swoole', than: 0.8, yes: 'selective'},
    calculation: '{{=dispatch-share-fiber}}; {{=dispatch-share-swoole}}',
  }),
  page('spawn-microseconds', 'Actor lifecycle', 'holds', {
    quote: '2.2 us/actor',
    stated: {value: 2.2, unit: 'us', ours: '=us-fiber-spawn'},
    judge: {by: 'printed', no: 'rounding'},
  }),
  page('spawn-before-start', 'Actor lifecycle', 'selective', {quote: 'Spawn 1,000 actors'}),
  page('kill-rates', 'Actor lifecycle', 'artefact', {
    quote: 'Kill 500 actors (PoisonPill)',
    stated: {value: 107000, unit: 'opsPerS'},
    judge: {by: 'more', of: 'timer-share-kill', than: 0.1, yes: 'artefact'},
    calculation: '{{timer}} / {{lasted-kill}} = {{timer-share-kill}}; {{=spawn-share-of-kill}}',
  }),
  page('spawn-kill-cycles', 'Actor lifecycle', 'artefact', {
    quote: '500 spawn-kill cycles',
    stated: {value: 98000, unit: 'opsPerS'},
    judge: {by: 'more', of: 'timer-share-spawn-kill-cycles', than: 0.1, yes: 'artefact'},
    calculation: '{{timer}} / {{lasted-spawn-kill-cycles}} = {{timer-share-spawn-kill-cycles}}',
  }),
  page('ping-pong-2-5-us', 'Ping-pong latency', 'holds', {
    quote: '2.5 us per round trip',
    stated: {value: 2.5, unit: 'us', ours: 'us-fiber-ping-pong'},
    judge: {by: 'printed', of: ['ours', 'us-swoole-ping-pong'], no: 'rounding'},
    calculation: '{{=us-fiber-ping-pong}}; {{=us-swoole-ping-pong}}',
  }),
  page('actors-300-400-mb', 'Memory', 'selective', {
    quote: '100K actors consume roughly 300-400 MB',
    stated: {from: 300, to: 400, unit: 'mb', ours: 'memory-fiber'},
    calculation: '{{=memory-swoole}}; {{=memory-fiber}}',
  }),
  page('bytes-per-actor', 'Memory', 'selective', {
    quote: '3,884 bytes … 3,164 bytes',
    calculation: '{{#fiber-memory.operations}}; {{#swoole-memory.operations}}',
  }),

  page('cross-worker-thread-queue', 'Multi-worker scaling (Swoole threads)', 'wrong', {
    quote: 'Cross-worker messaging through Thread\\Queue',
  }),
  page('pair-260k', 'Multi-worker scaling (Swoole threads)', 'artefact', {
    quote: '260K msgs/sec per worker pair',
    stated: {value: 260000, unit: 'opsPerS'},
    judge: {by: 'more', of: 'poll-share-of-pair', than: 0.1, yes: 'artefact'},
    calculation: '{{=pair-lasted}}',
  }),
  page('round-trip-20-us', 'Multi-worker scaling (Swoole threads)', 'artefact', {
    quote: '20 us per round trip',
    stated: {value: 20, unit: 'us'},
    judge: {by: 'far-more', of: 'round-trip', than: 'round-trip-step', no: 'artefact'},
    calculation: '{{=round-trip-step}}',
  }),
  page('fan-out-188k', 'Multi-worker scaling (Swoole threads)', 'artefact', {
    quote: '188K msgs/sec aggregate',
    stated: {value: 188000, unit: 'opsPerS'},
    judge: {by: 'less', of: 'fan-out-share-of-pair', than: 1, yes: 'artefact'},
    calculation: '{{=fan-out-share-of-pair}}; {{=fan-out-lasted}}',
  }),
];
