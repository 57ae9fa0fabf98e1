import {numberAt, valueOf} from '../../../lib/result/read.ts';
import {madeAgain, valueWithEnds} from '../../../lib/result/stated.ts';
import {count, kb, mb, ratio, readFrom, seconds, share, us} from '../quantity.ts';
import {cell, cpuUs, OWN, ratioOf, RUNTIMES, saved, THROUGHPUT, wallUs} from './read.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Quantity, Run} from '../types.ts';

/** Times nearer to one another than this count as equal. */
const EQUIVALENCE = 1.05;

/** CPU and wall time of a test on the runtime of the name. */
const cpu = (test: string, show = us[2], mode?: string) =>
  show((runs, {runtime}) => cpuUs(runs, cell(runtime, test, mode)));
const wall = (test: string, show = us[2]) =>
  show((runs, {runtime}) => wallUs(runs, cell(runtime, test)));
/** What the JIT saves of a test on the runtime of the name. */
const jitSaves = (test: string) =>
  share[0]((runs, {runtime}) =>
    saved(cpuUs(runs, cell(runtime, test)), cpuUs(runs, cell(runtime, test, 'jit'))),
  );
/** One cell over another within blocks, and what it saves of that. */
const over = (above: string, below: string, show = ratio[2]): Quantity =>
  show((runs) => ratioOf(cpuUs(runs, above), cpuUs(runs, below)));
const saves = (before: string, after: string) =>
  share[0]((runs) => saved(cpuUs(runs, before), cpuUs(runs, after)));

/** Memory of an actor, in kB, with its interval. */
const perActor = (suffix: string) =>
  kb[1]((runs, {runtime}) => {
    const id = cell(runtime, `actors-10000${suffix}`);
    const {value, low, high} = valueWithEnds(runs(OWN), id, 'memoryMb.perActor');
    return {value: 1000 * value, low: 1000 * low, high: 1000 * high};
  });

const stageUs = (mode?: string) =>
  us[2]((runs, {stage}) => cpuUs(runs, cell('fiber', `stage-${stage}`, mode)));

const repeats = ({values}: Measurement) =>
  (values.cpuMs ?? values.memoryMb?.perActor)?.values?.length ?? 0;
const isCreated = ({scenario}: Measurement) => scenario.endsWith('-created');
const asked = (run: Run) => run.measurements.filter((each) => !isCreated(each));
const timed = (run: Run) => run.measurements.filter(({values}) => values.cpuMs !== undefined);
/** Seconds of the window of each timed cell. */
const windowsS = (run: Run) => timed(run).map(({id}) => valueOf(run, id, 'elapsedS'));

/** Half of the width of an interval, as a share of the value, of the timed cells: median of them. */
function typicalSpread(run: Run) {
  const spreads = timed(run)
    .map(({id}) => valueWithEnds(run, id, 'cpuMs'))
    .map(({value, low, high}) => (high - low) / 2 / value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

/** Every number that the study derives from its result file. */
export const quantities = readFrom(OWN, {
  // What a message and an actor’s life cost in one process.
  'us-{runtime}-one-actor': cpu('one-actor'),
  'us-{runtime}-burst': cpu('burst'),
  'us-{runtime}-dispatch': cpu('dispatch'),
  'us-{runtime}-ping-pong': cpu('ping-pong'),
  'us-{runtime}-short-mailbox': cpu('short-mailbox'),
  'us-{runtime}-spawn': cpu('spawn', us[1]),
  'us-{runtime}-kill': cpu('kill', us[1]),
  'us-{runtime}-spawn-kill': cpu('spawn-kill', us[1]),
  'us-jit-{runtime}-one-actor': cpu('one-actor', us[2], 'jit'),
  'us-jit-{runtime}-ping-pong': cpu('ping-pong', us[2], 'jit'),
  'jit-saves-{runtime}-one-actor': jitSaves('one-actor'),
  'jit-saves-{runtime}-ping-pong': jitSaves('ping-pong'),
  '{runtime}-over-fiber-{test}': ratio[2]((runs, {runtime, test}) =>
    ratioOf(cpuUs(runs, cell(runtime, test)), cpuUs(runs, cell('fiber', test))),
  ),
  'least-us': us[2](`min(#{${RUNTIMES}}-opcache-{${THROUGHPUT}}.cpuMs) * 1000`),
  'most-us': us[2](`max(#{${RUNTIMES}}-opcache-{${THROUGHPUT}}.cpuMs) * 1000`),
  'throughput-tests': count(`${THROUGHPUT.length}`),
  // Beyond the margin.
  'swoole-slower': count(
    (runs) =>
      THROUGHPUT.map((test) =>
        ratioOf(cpuUs(runs, cell('swoole', test)), cpuUs(runs, cell('fiber', test))),
      ).filter(({low}) => low > EQUIVALENCE).length,
  ),
  'short-mailbox-saves': saves(cell('fiber', 'one-actor'), cell('fiber', 'short-mailbox')),
  'opcache-saves': saves(cell('fiber', 'one-actor', 'no-opcache'), cell('fiber', 'one-actor')),
  'fiber-over-swoole-spawn-kill': over(
    cell('fiber', 'spawn-kill'),
    cell('swoole', 'spawn-kill'),
    ratio[1],
  ),
  'spawn-over-message': over(cell('fiber', 'spawn'), cell('fiber', 'one-actor'), ratio[0]),

  // What waiting actors take, and how many of them there can be.
  'kb-{runtime}': perActor(''),
  'kb-created-{runtime}': perActor('-created'),
  'mb-many-{runtime}': mb[0](
    '#{runtime}-opcache-actors-100000.memoryMb.perActor * #{runtime}-opcache-actors-100000.operations',
  ),
  'asked-actors': count('100000'),
  'some-actors': count('10000'),
  'max-map-count': count((runs) => Number(runs(OWN).environment.settings?.['vm.max_map_count'])),

  // Where the time of a message goes.
  'stage-{stage}': stageUs(),
  'stage-jit-{stage}': stageUs('jit'),
  'jit-saves-{stage}': share[0]((runs, {stage}) =>
    saved(
      cpuUs(runs, cell('fiber', `stage-${stage}`)),
      cpuUs(runs, cell('fiber', `stage-${stage}`, 'jit')),
    ),
  ),
  'stages-in-process': us[2]('sum(stage-{allocate,mailbox,dispatch})'),
  serialising: us[2]('sum(stage-{serialise,unserialise})'),
  'queue-over-serialising': ratio[1]((runs) => {
    const [queue, one, other] = ['queue', 'serialise', 'unserialise'].map((stage) =>
      cpuUs(runs, cell('fiber', `stage-${stage}`)),
    );
    return ratioOf(queue, {values: one.values.map((value, block) => value + other.values[block])});
  }),
  'id-share-of-message': share[0]('stage-id / us-fiber-one-actor'),

  // What a message costs that leaves its process.
  'us-{runtime}-pair': cpu('pair', us[1]),
  'us-{runtime}-pair-batched': cpu('pair-batched', us[1]),
  'us-{runtime}-pair-ping-pong': cpu('pair-ping-pong', us[0]),
  'wall-us-{runtime}-pair': wall('pair', us[1]),
  'wall-us-{runtime}-pair-batched': wall('pair-batched', us[1]),
  'wall-us-{runtime}-pair-ping-pong': wall('pair-ping-pong', us[0]),
  // Two processes over one.
  '{runtime}-pair-over-local': ratio[0]((runs, {runtime}) =>
    ratioOf(cpuUs(runs, cell(runtime, 'pair')), cpuUs(runs, cell(runtime, 'one-actor'))),
  ),
  'wall-{runtime}-pair-ping-pong-over-local': ratio[0]((runs, {runtime}) =>
    ratioOf(
      wallUs(runs, cell(runtime, 'pair-ping-pong')),
      wallUs(runs, cell(runtime, 'ping-pong')),
    ),
  ),
  'fiber-pair-over-batched': over(cell('fiber', 'pair'), cell('fiber', 'pair-batched'), ratio[1]),
  'us-pair-least': us[1](`min(us-{${RUNTIMES}}-pair)`),
  'us-pair-most': us[1](`max(us-{${RUNTIMES}}-pair)`),
  'us-batched-least': us[1](`min(us-{${RUNTIMES}}-pair-batched)`),
  'us-batched-most': us[1](`max(us-{${RUNTIMES}}-pair-batched)`),
  'per-write': count('100'),

  // What was run and how the session went.
  configurations: count((runs) => asked(runs(OWN)).length),
  'runs-made': count((runs) => asked(runs(OWN)).reduce((sum, each) => sum + repeats(each), 0)),
  rejected: count((runs) => madeAgain(runs(OWN))),
  'short-windows': count((runs) => windowsS(runs(OWN)).filter((seconds) => seconds < 1).length),
  'shortest-window': seconds[2]((runs) => Math.min(...windowsS(runs(OWN)))),
  coverage: share[1](
    (runs) => numberAt(runs(OWN), `${timed(runs(OWN))[0].id}.values.cpuMs.interval.level`).value,
  ),
  'typical-spread': share[0]((runs) => typicalSpread(runs(OWN))),
});
