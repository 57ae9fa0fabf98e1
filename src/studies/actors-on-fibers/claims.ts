import {claimsOf, withInterval} from '../claim.ts';
import {THROUGHPUT} from './read.ts';

/** The page whose sentences are held against our runs; its own numbers are checked in the study on Nexus. */
export const sources = [{id: 'performance', title: 'Nexus: Performance'}];

const swoole = (test: string) => `swoole-over-fiber-${test}`;

const page = claimsOf('performance');

/** What the page says that our own runs can decide. */
export const claims = [
  page('fiber-is-faster', 'Message throughput', 'selective', {
    quote: 'Fiber is faster in single-process benchmarks',
    key: true,
    ours: 'swoole-over-fiber-one-actor',
    // In messages to waiting actors it is; in the lifecycle of actors it is the slower one.
    judge: {
      by: 'clearly-more',
      of: THROUGHPUT.map((test) => `${swoole(test)}-low`),
      than: 1,
      evenOne: {
        by: 'clearly-less',
        of: ['spawn', 'kill', 'spawn-kill'].map((test) => `${swoole(test)}-high`),
        than: 1,
        evenOne: 'selective',
      },
    },
    calculation: ['one-actor', 'multi-dispatch', 'spawn-kill']
      .map((test) => withInterval(swoole(test)))
      .join('; '),
  }),
  page('scheduling-overhead', 'Message throughput', 'selective', {
    quote: 'avoids Swoole’s coroutine scheduling overhead',
    ours: 'swoole-over-fiber-burst',
    // The gap is there where Swoole switches for each message and Fibers don’t; where both must switch it isn’t.
    judge: {
      by: 'clearly-more',
      of: 'swoole-over-fiber-one-actor-low',
      than: 1,
      yes: {
        by: 'clearly-more',
        of: 'swoole-over-fiber-burst-low',
        than: 1,
        yes: 'not-derivable',
        no: {by: 'clearly-more', of: 'swoole-over-fiber-ping-pong-low', than: 1, no: 'selective'},
      },
      no: 'not-derivable',
    },
    calculation: ['one-actor', 'burst', 'ping-pong']
      .map((test) => withInterval(swoole(test)))
      .join('; '),
  }),
  page('round-trip-equal', 'Ping-pong latency', 'selective', {
    quote: '2.5 us per round trip',
    // Another actor system can’t refute the page’s numbers; it can show that they are no property of the runtimes.
    judge: {
      by: 'clearly-more',
      of: 'swoole-over-fiber-ping-pong-low',
      than: 1,
      yes: 'selective',
      no: {
        by: 'clearly-less',
        of: 'swoole-over-fiber-ping-pong-high',
        than: 1,
        yes: 'selective',
        no: {
          by: 'about',
          of: ['swoole-over-fiber-ping-pong-low', 'swoole-over-fiber-ping-pong-high'],
          than: 1,
          no: 'not-derivable',
        },
      },
    },
  }),
  page('dispatch-five-to-one', 'Dispatch rate', 'artefact', {
    quote: '995K tells/sec',
    key: true,
    ours: 'swoole-over-fiber-dispatch',
    judge: {
      by: 'less',
      of: 'swoole-over-fiber-dispatch-high',
      than: 'nexus-actors:gap-dispatch',
      yes: 'artefact',
    },
    calculation: `{{us-swoole-dispatch}} / {{us-fiber-dispatch}} = ${withInterval(swoole('dispatch'))} < {{nexus-actors:gap-dispatch}}`,
  }),
  page('spawn-2-us', 'Actor lifecycle', 'selective', {
    quote: '2.2 us/actor',
    stated: {value: 2.2, unit: 'us', ours: 'us-fiber-spawn'},
    judge: {by: 'more', of: 'us-fiber-spawn-low', yes: 'selective'},
    calculation: withInterval('us-fiber-spawn'),
  }),
  page('actors-300-400-mb', 'Memory', 'selective', {
    quote: '100K actors consume roughly 300-400 MB',
    key: true,
    stated: {from: 300, to: 400, unit: 'mb', ours: 'mb-many-swoole'},
    // True of objects that have not started; actors that wait in coroutines take more, or can’t be had.
    judge: {
      all: [
        {by: 'clearly-more', than: 'to'},
        {by: 'less', of: 'two-cores#fiber-opcache-actors-100000.operations', than: 'asked-actors'},
      ],
      yes: 'selective',
    },
    calculation:
      '{{two-cores#fiber-opcache-actors-100000.operations}} < {{asked-actors}}; ' +
      '{{mb-many-swoole, unit}}; {{mb-many-swow, unit}}',
  }),
  page('random-id', 'Secondary hotspots', 'holds', {
    quote: 'random_bytes(16) per Envelope',
    ours: 'stage-id',
    judge: {by: 'more', of: 'stage-id-low', than: 'stage-allocate-high', no: 'not-derivable'},
    calculation: `${withInterval('stage-id')} > ${withInterval('stage-allocate')}`,
  }),
  page('jit-pure-php', 'PHP OPcache JIT', 'holds', {
    quote: 'most effective on the pure-PHP hot paths',
    ours: 'jit-saves-dispatch',
    judge: {
      by: 'more',
      of: 'jit-saves-dispatch-low',
      than: 'jit-saves-unserialise-high',
      no: 'not-derivable',
    },
    calculation: ['dispatch', 'unserialise']
      .map((stage) => withInterval(`jit-saves-${stage}`, 'percent'))
      .join('; '),
  }),
  page('jit-serialise', 'PHP OPcache JIT', 'not-derivable', {
    quote: 'a native C operation and is unaffected',
    judge: {
      by: 'more',
      of: ['jit-saves-serialise-low', 'jit-saves-unserialise-low'],
      than: 0.05,
      evenOne: 'wrong',
      no: {
        by: 'within',
        of: [
          'jit-saves-serialise-low',
          'jit-saves-serialise-high',
          'jit-saves-unserialise-low',
          'jit-saves-unserialise-high',
        ],
        than: {from: -0.05, to: 0.05},
        no: 'not-derivable',
      },
    },
  }),
];
