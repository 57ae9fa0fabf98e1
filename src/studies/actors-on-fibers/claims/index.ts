import {withInterval} from '../../claim.ts';
import {THROUGHPUT} from '../quantities/messages.ts';
import type {Claim, Judged} from '../../types.ts';

/** The page whose sentences are held against our runs; its own numbers are checked in the study on Nexus. */
export const sources = [{id: 'performance', title: 'Nexus: Performance'}];

/** Times nearer to one another than this count as equal. */
const EQUIVALENCE = 1.05;
/** A saving below this counts as none. */
const NOTHING = 0.05;

const isSlower = (q: Judged['q'], name: string) => q(`${name}-low`) > EQUIVALENCE;
const isFaster = (q: Judged['q'], name: string) => q(`${name}-high`) < 1 / EQUIVALENCE;
const swoole = (test: string) => `swoole-over-fiber-${test}`;

export const claims: Claim[] = [
  {
    id: 'fiber-is-faster',
    key: true,
    source: 'performance',
    where: 'Message throughput',
    quote: 'Fiber is faster in single-process benchmarks',
    kind: 'statement',
    ours: 'swoole-over-fiber-one-actor',
    verdict: 'selective',
    // In messages to waiting actors it is; in the lifecycle of actors it is the slower one.
    judge: ({q}) => {
      const ahead = THROUGHPUT.filter((test) => isSlower(q, swoole(test))).length;
      const behind = ['spawn', 'kill', 'spawn-kill'].filter((test) => isFaster(q, swoole(test)));
      if (ahead === 0) return behind.length > 0 ? 'wrong' : 'not-derivable';
      return behind.length > 0 ? 'selective' : 'holds';
    },
    calculation: ({say}) =>
      ['one-actor', 'multi-dispatch', 'spawn-kill']
        .map((test) => withInterval(say, swoole(test)))
        .join('; '),
  },
  {
    id: 'scheduling-overhead',
    source: 'performance',
    where: 'Message throughput',
    quote: 'avoids Swoole’s coroutine scheduling overhead',
    kind: 'statement',
    ours: 'swoole-over-fiber-burst',
    verdict: 'selective',
    // The gap is there where Swoole switches for each message and Fibers don’t; where both must switch it isn’t.
    judge: ({q}) => {
      if (!isSlower(q, swoole('one-actor')) || isSlower(q, swoole('burst'))) return 'not-derivable';
      return isSlower(q, swoole('ping-pong')) ? 'holds' : 'selective';
    },
    calculation: ({say}) =>
      ['one-actor', 'burst', 'ping-pong'].map((test) => withInterval(say, swoole(test))).join('; '),
  },
  {
    id: 'round-trip-equal',
    source: 'performance',
    where: 'Ping-pong latency',
    quote: '2.5 us per round trip',
    kind: 'statement',
    ours: null,
    verdict: 'selective',
    // Another actor system can’t refute the page’s numbers; it can show that they are no property of the runtimes.
    judge: ({q}) => {
      const [low, high] = ['low', 'high'].map((end) => q(`${swoole('ping-pong')}-${end}`));
      if (low > EQUIVALENCE || high < 1 / EQUIVALENCE) return 'selective';
      return low > 1 / EQUIVALENCE && high < EQUIVALENCE ? 'holds' : 'not-derivable';
    },
  },
  {
    id: 'dispatch-five-to-one',
    key: true,
    source: 'performance',
    where: 'Dispatch rate',
    quote: '995K tells/sec',
    kind: 'statement',
    ours: 'swoole-over-fiber-dispatch',
    verdict: 'artefact',
    judge: ({q}) =>
      q(`${swoole('dispatch')}-high`) < q('nexus-actors:gap-dispatch') ? 'artefact' : 'holds',
    calculation: ({say}) =>
      `${say('us-swoole-dispatch')} / ${say('us-fiber-dispatch')} = ${withInterval(say, swoole('dispatch'))} < ${say('nexus-actors:gap-dispatch')}`,
  },
  {
    id: 'spawn-2-us',
    source: 'performance',
    where: 'Actor lifecycle',
    quote: '2.2 us/actor',
    kind: 'number',
    stated: {value: 2.2, unit: 'us'},
    ours: 'us-fiber-spawn',
    verdict: 'selective',
    judge: ({stated, q}) => (q('us-fiber-spawn-low') > stated.value ? 'selective' : 'holds'),
    calculation: ({say}) => withInterval(say, 'us-fiber-spawn'),
  },
  {
    id: 'actors-300-400-mb',
    key: true,
    source: 'performance',
    where: 'Memory',
    quote: '100K actors consume roughly 300-400 MB',
    kind: 'number',
    stated: {from: 300, to: 400, unit: 'mb'},
    ours: 'mb-many-swoole',
    verdict: 'selective',
    // True of objects that have not started; actors that wait in coroutines take more, or can’t be had.
    judge: ({stated, q}) =>
      q('mb-many-swoole') > stated.to * EQUIVALENCE && q('living-fiber') < q('asked-actors')
        ? 'selective'
        : 'holds',
    calculation: ({say}) =>
      `${say('living-fiber')} < ${say('asked-actors')}; ${say('mb-many-swoole', 'unit')}; ${say('mb-many-swow', 'unit')}`,
  },
  {
    id: 'random-id',
    source: 'performance',
    where: 'Secondary hotspots',
    quote: 'random_bytes(16) per Envelope',
    kind: 'statement',
    ours: 'stage-id',
    verdict: 'holds',
    judge: ({q}) => (q('stage-id-low') > q('stage-allocate-high') ? 'holds' : 'not-derivable'),
    calculation: ({say}) =>
      `${withInterval(say, 'stage-id')} > ${withInterval(say, 'stage-allocate')}`,
  },
  {
    id: 'jit-pure-php',
    source: 'performance',
    where: 'PHP OPcache JIT',
    quote: 'most effective on the pure-PHP hot paths',
    kind: 'statement',
    ours: 'jit-saves-dispatch',
    verdict: 'holds',
    judge: ({q}) =>
      q('jit-saves-dispatch-low') > q('jit-saves-unserialise-high') ? 'holds' : 'not-derivable',
    calculation: ({say}) =>
      ['dispatch', 'unserialise']
        .map((stage) => withInterval(say, `jit-saves-${stage}`, 'percent'))
        .join('; '),
  },
  {
    id: 'jit-serialise',
    source: 'performance',
    where: 'PHP OPcache JIT',
    quote: 'a native C operation and is unaffected',
    kind: 'statement',
    ours: null,
    verdict: 'not-derivable',
    judge: ({q}) => {
      const ends = ['serialise', 'unserialise'].map((stage) =>
        ['low', 'high'].map((end) => q(`jit-saves-${stage}-${end}`)),
      );
      if (ends.some(([low]) => low > NOTHING)) return 'wrong';
      return ends.every(([low, high]) => low > -NOTHING && high < NOTHING)
        ? 'holds'
        : 'not-derivable';
    },
  },
];
