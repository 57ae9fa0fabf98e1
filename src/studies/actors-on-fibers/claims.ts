import {foundOf, withInterval} from '../claim.ts';
import {THROUGHPUT} from './read.ts';

const swoole = (test: string) => `swoole-over-fiber-${test}`;

const nexus = foundOf('nexus-actors');

/** What our own runs find of sentences whose source’s numbers the study on Nexus checks. */
export const claims = [
  nexus('fiber-is-faster', 'fiber-faster-single-process', 'partly', {
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
        evenOne: 'partly',
        no: 'same',
      },
      no: 'other',
    },
    calculation: ['one-actor', 'multi-dispatch', 'spawn-kill']
      .map((test) => withInterval(swoole(test)))
      .join('; '),
  }),
  nexus('scheduling-overhead', 'swoole-scheduling-overhead', 'partly', {
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
        yes: 'undecided',
        no: {
          by: 'clearly-more',
          of: 'swoole-over-fiber-ping-pong-low',
          than: 1,
          yes: 'same',
          no: 'partly',
        },
      },
      no: 'undecided',
    },
    calculation: ['one-actor', 'burst', 'ping-pong']
      .map((test) => withInterval(swoole(test)))
      .join('; '),
  }),
  nexus('round-trip-equal', 'ping-pong-2-5-us', 'other', {
    // Another actor system can’t refute the page’s numbers; it can show that they are no property of the runtimes.
    judge: {
      by: 'clearly-more',
      of: 'swoole-over-fiber-ping-pong-low',
      than: 1,
      yes: 'other',
      no: {
        by: 'clearly-less',
        of: 'swoole-over-fiber-ping-pong-high',
        than: 1,
        yes: 'other',
        no: {
          by: 'about',
          of: ['swoole-over-fiber-ping-pong-low', 'swoole-over-fiber-ping-pong-high'],
          than: 1,
          yes: 'same',
          no: 'undecided',
        },
      },
    },
  }),
  nexus('dispatch-five-to-one', 'dispatch-without-processing', 'other', {
    key: true,
    ours: 'swoole-over-fiber-dispatch',
    judge: {
      by: 'less',
      of: 'swoole-over-fiber-dispatch-high',
      than: 'nexus-actors:gap-dispatch',
      yes: 'other',
      no: 'same',
    },
    calculation: `{{us-swoole-dispatch}} / {{us-fiber-dispatch}} = ${withInterval(swoole('dispatch'))} < {{nexus-actors:gap-dispatch}}`,
  }),
  nexus('spawn-2-us', 'spawn-microseconds', 'other', {
    ours: 'us-fiber-spawn',
    judge: {by: 'more', of: 'us-fiber-spawn-low', yes: 'other'},
    calculation: withInterval('us-fiber-spawn'),
  }),
  nexus('actors-300-400-mb', 'actors-300-400-mb', 'other', {
    key: true,
    ours: 'mb-many-swoole',
    // True of objects that have not started; actors that wait in coroutines take more, or can’t be had.
    judge: {
      all: [
        {by: 'clearly-more', than: 'to'},
        {by: 'less', of: 'two-cores#fiber-opcache-actors-100000.operations', than: 'asked-actors'},
      ],
      yes: 'other',
    },
    calculation:
      '{{two-cores#fiber-opcache-actors-100000.operations}} < {{asked-actors}}; ' +
      '{{mb-many-swoole, unit}}; {{mb-many-swow, unit}}',
  }),
  nexus('random-id', 'random-bytes-fixable', 'same', {
    ours: 'stage-id',
    judge: {
      by: 'more',
      of: 'stage-id-low',
      than: 'stage-allocate-high',
      yes: 'same',
      no: 'undecided',
    },
    calculation: `${withInterval('stage-id')} > ${withInterval('stage-allocate')}`,
  }),
  nexus('jit-pure-php', 'jit-pure-php-paths', 'same', {
    ours: 'jit-saves-dispatch',
    judge: {
      by: 'more',
      of: 'jit-saves-dispatch-low',
      than: 'jit-saves-unserialise-high',
      yes: 'same',
      no: 'undecided',
    },
    calculation: ['dispatch', 'unserialise']
      .map((stage) => withInterval(`jit-saves-${stage}`, 'percent'))
      .join('; '),
  }),
  nexus('jit-serialise', 'serialization-unaffected', 'undecided', {
    judge: {
      by: 'more',
      of: ['jit-saves-serialise-low', 'jit-saves-unserialise-low'],
      than: 0.05,
      evenOne: 'other',
      no: {
        by: 'within',
        of: [
          'jit-saves-serialise-low',
          'jit-saves-serialise-high',
          'jit-saves-unserialise-low',
          'jit-saves-unserialise-high',
        ],
        than: {from: -0.05, to: 0.05},
        yes: 'same',
        no: 'undecided',
      },
    },
  }),
];
