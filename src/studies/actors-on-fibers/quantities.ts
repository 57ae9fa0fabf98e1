import {numberAt, valueOf} from '../../../lib/result/read.ts';
import {madeAgain, valueWithEnds} from '../../../lib/result/stated.ts';
import {readFrom, shown} from '../quantity.ts';
import {cell, cpuUs, OWN, ratio, RUNTIMES, saved, THROUGHPUT, wallUs} from './read.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Quantities, Quantity, Run} from '../types.ts';

/** Times nearer to one another than this count as equal. */
const EQUIVALENCE = 1.05;

const count = shown('count');
const us = shown('us', 2);
const times = shown('ratio', 2);
const share = shown('share', 0);
const kb = shown('kb', 1);

/** CPU and wall time of a test on the runtime of the name. */
const cpu = (test: string, digits?: number, mode?: string) =>
  us((runs, {runtime}) => cpuUs(runs, cell(runtime, test, mode)), digits);
const wall = (test: string, digits?: number) =>
  us((runs, {runtime}) => wallUs(runs, cell(runtime, test)), digits);
/** What the JIT saves of a test on the runtime of the name. */
const jitSaves = (test: string) =>
  share((runs, {runtime}) =>
    saved(cpuUs(runs, cell(runtime, test)), cpuUs(runs, cell(runtime, test, 'jit'))),
  );
/** One cell over another within blocks, and what it saves of that. */
const over = (above: string, below: string, digits?: number): Quantity =>
  times((runs) => ratio(cpuUs(runs, above), cpuUs(runs, below)), digits);
const saves = (before: string, after: string) =>
  share((runs) => saved(cpuUs(runs, before), cpuUs(runs, after)));

/** What a message and an actor’s life cost in one process. */
const messages: Quantities = {
  'us-{runtime}-one-actor': cpu('one-actor'),
  'us-{runtime}-burst': cpu('burst'),
  'us-{runtime}-dispatch': cpu('dispatch'),
  'us-{runtime}-ping-pong': cpu('ping-pong'),
  'us-{runtime}-short-mailbox': cpu('short-mailbox'),
  'us-{runtime}-spawn': cpu('spawn', 1),
  'us-{runtime}-kill': cpu('kill', 1),
  'us-{runtime}-spawn-kill': cpu('spawn-kill', 1),
  'us-jit-{runtime}-one-actor': cpu('one-actor', 2, 'jit'),
  'us-jit-{runtime}-ping-pong': cpu('ping-pong', 2, 'jit'),
  'jit-saves-{runtime}-one-actor': jitSaves('one-actor'),
  'jit-saves-{runtime}-ping-pong': jitSaves('ping-pong'),
  '{runtime}-over-fiber-{test}': times((runs, {runtime, test}) =>
    ratio(cpuUs(runs, cell(runtime, test)), cpuUs(runs, cell('fiber', test))),
  ),
  'least-us': us(`min(#{${RUNTIMES}}-opcache-{${THROUGHPUT}}.cpuMs) * 1000`),
  'most-us': us(`max(#{${RUNTIMES}}-opcache-{${THROUGHPUT}}.cpuMs) * 1000`),
  'throughput-tests': count(`${THROUGHPUT.length}`),
  // Beyond the margin.
  'swoole-slower': count(
    (runs) =>
      THROUGHPUT.map((test) =>
        ratio(cpuUs(runs, cell('swoole', test)), cpuUs(runs, cell('fiber', test))),
      ).filter(({low}) => low > EQUIVALENCE).length,
  ),
  'short-mailbox-saves': saves(cell('fiber', 'one-actor'), cell('fiber', 'short-mailbox')),
  'opcache-saves': saves(cell('fiber', 'one-actor', 'no-opcache'), cell('fiber', 'one-actor')),
  'fiber-over-swoole-spawn-kill': over(
    cell('fiber', 'spawn-kill'),
    cell('swoole', 'spawn-kill'),
    1,
  ),
  'spawn-over-message': over(cell('fiber', 'spawn'), cell('fiber', 'one-actor'), 0),
};

/** Memory of an actor, in kB, with its interval. */
const perActor = (suffix: string) =>
  kb((runs, {runtime}) => {
    const id = cell(runtime, `actors-10000${suffix}`);
    const {value, low, high} = valueWithEnds(runs(OWN), id, 'memoryMb.perActor');
    return {value: 1000 * value, low: 1000 * low, high: 1000 * high};
  });

/** What waiting actors take, and how many of them there can be. */
const memory: Quantities = {
  'kb-{runtime}': perActor(''),
  'kb-created-{runtime}': perActor('-created'),
  'mb-many-{runtime}': shown(
    'mb',
    0,
  )(
    '#{runtime}-opcache-actors-100000.memoryMb.perActor * #{runtime}-opcache-actors-100000.operations',
  ),
  'asked-actors': count('100000'),
  'some-actors': count('10000'),
  'max-map-count': count((runs) => Number(runs(OWN).environment.settings?.['vm.max_map_count'])),
};

const stageUs = (mode?: string) =>
  us((runs, {stage}) => cpuUs(runs, cell('fiber', `stage-${stage}`, mode)));

/** Where the time of a message goes. */
const stages: Quantities = {
  'stage-{stage}': stageUs(),
  'stage-jit-{stage}': stageUs('jit'),
  'jit-saves-{stage}': share((runs, {stage}) =>
    saved(
      cpuUs(runs, cell('fiber', `stage-${stage}`)),
      cpuUs(runs, cell('fiber', `stage-${stage}`, 'jit')),
    ),
  ),
  'stages-in-process': us('sum(stage-{allocate,mailbox,dispatch})'),
  serialising: us('sum(stage-{serialise,unserialise})'),
  'queue-over-serialising': times((runs) => {
    const [queue, one, other] = ['queue', 'serialise', 'unserialise'].map((stage) =>
      cpuUs(runs, cell('fiber', `stage-${stage}`)),
    );
    return ratio(queue, {values: one.values.map((value, block) => value + other.values[block])});
  }, 1),
  'id-share-of-message': share('stage-id / us-fiber-one-actor'),
};

/** What a message costs that leaves its process. */
const processes: Quantities = {
  'us-{runtime}-pair': cpu('pair', 1),
  'us-{runtime}-pair-batched': cpu('pair-batched', 1),
  'us-{runtime}-pair-ping-pong': cpu('pair-ping-pong', 0),
  'wall-us-{runtime}-pair': wall('pair', 1),
  'wall-us-{runtime}-pair-batched': wall('pair-batched', 1),
  'wall-us-{runtime}-pair-ping-pong': wall('pair-ping-pong', 0),
  // Two processes over one.
  '{runtime}-pair-over-local': times(
    (runs, {runtime}) =>
      ratio(cpuUs(runs, cell(runtime, 'pair')), cpuUs(runs, cell(runtime, 'one-actor'))),
    0,
  ),
  'wall-{runtime}-pair-ping-pong-over-local': times(
    (runs, {runtime}) =>
      ratio(
        wallUs(runs, cell(runtime, 'pair-ping-pong')),
        wallUs(runs, cell(runtime, 'ping-pong')),
      ),
    0,
  ),
  'fiber-pair-over-batched': over(cell('fiber', 'pair'), cell('fiber', 'pair-batched'), 1),
  'us-pair-least': us(`min(us-{${RUNTIMES}}-pair)`, 1),
  'us-pair-most': us(`max(us-{${RUNTIMES}}-pair)`, 1),
  'us-batched-least': us(`min(us-{${RUNTIMES}}-pair-batched)`, 1),
  'us-batched-most': us(`max(us-{${RUNTIMES}}-pair-batched)`, 1),
  'per-write': count('100'),
};

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

/** What was run and how the session went. */
const session: Quantities = {
  cores: count('#.environment.cores'),
  blocks: count('#.origin.harness.blocks'),
  configurations: count((runs) => asked(runs(OWN)).length),
  'runs-made': count((runs) => asked(runs(OWN)).reduce((sum, each) => sum + repeats(each), 0)),
  rejected: count((runs) => madeAgain(runs(OWN))),
  'short-windows': count((runs) => windowsS(runs(OWN)).filter((seconds) => seconds < 1).length),
  'shortest-window': shown('s', 2)((runs) => Math.min(...windowsS(runs(OWN)))),
  coverage: shown(
    'share',
    1,
  )((runs) => numberAt(runs(OWN), `${timed(runs(OWN))[0].id}.values.cpuMs.interval.level`).value),
  'typical-spread': share((runs) => typicalSpread(runs(OWN))),
};

/** Every number that the study derives from its result file. */
export const quantities = readFrom(OWN, {
  ...messages,
  ...memory,
  ...stages,
  ...processes,
  ...session,
});
