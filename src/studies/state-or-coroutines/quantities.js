import {cornerEffects, effectNamed, partEffects} from '../../../lib/chart-data/corner-effects.js';
import {cellAt, cornerAt, cornerSeries} from '../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../lib/chart-data/design-cells.js';
import {comparisons} from '../../../lib/chart-data/predicted-and-measured.js';
import {quantity, valueOf} from '../../../lib/result/read.js';
import {pairedRatio} from '../../../lib/statistics/index.js';
import {secondMachine} from './second-machine.js';
import {session} from './session.js';

const TECHEMPOWER = 'techempower-php-2019-12/query';
const OWN = 'state-or-coroutines/two-cores';

const techempower = (runs, system, queries) =>
  valueOf(runs(TECHEMPOWER), `${system}-query-q${queries}`, 'throughputPerS');

/** One cell over another at a number of queries. */
const techempowerRatio = (over, under, queries) => ({
  unit: 'ratio',
  digits: 2,
  of: (runs) => techempower(runs, over, queries) / techempower(runs, under, queries),
});

const at = (run, configuration, path) => valueOf(run, measurementWith(run, configuration).id, path);

/** Throughput of a corner at saturation. */
const rate = (state, waiting, setting) => ({
  unit: 'perS',
  digits: 0,
  of: (runs) => at(runs(OWN), cornerAt(state, waiting, setting), 'throughputPerS'),
});

/** Throughput of one corner over that of another within blocks, with the ends of its interval as for an effect. */
const ratioInBlocks = (name, over, under, digits = 2) => {
  const found = (runs) => {
    const [a, b] = [over, under].map((corner) => {
      const run = runs(OWN);
      return quantity(run, measurementWith(run, cornerAt(...corner)).id, 'throughputPerS').values;
    });
    return pairedRatio(a, b);
  };
  return {
    [name]: {unit: 'ratio', digits, of: (runs) => found(runs).ratio},
    [`${name}-low`]: {unit: 'ratio', digits, of: (runs) => found(runs).interval.low},
    [`${name}-high`]: {unit: 'ratio', digits, of: (runs) => found(runs).interval.high},
  };
};

/** An effect with the two ends of its interval: `<name>`, `<name>-low`, `<name>-high`. */
const effect = (name, effectsOf, wanted, digits = 1) =>
  Object.fromEntries(
    Object.entries({[name]: 'y', [`${name}-low`]: 'low', [`${name}-high`]: 'high'}).map(
      ([key, member]) => [
        key,
        {unit: 'ratio', digits, of: (runs) => effectNamed(effectsOf(runs(OWN)), wanted)[member]},
      ],
    ),
  );
const corners = (workers) => (run) => cornerEffects(run, workers);
const parts = (workers) => (run) => partEffects(run, workers);

/** Share of all cores' time that everything on the machine used, with coroutines. */
const busy = (workers, state = 'kept') => ({
  unit: 'ratio',
  of: (runs) => at(runs(OWN), cornerAt(state, 'coroutine', {workers}), 'utilisation'),
});

/** CPU time of a group of processes for a request that is alone. */
const cpuAlone = (application, connection, group, runtime = 'fiber') => ({
  unit: 'ms',
  digits: 1,
  of: (runs) =>
    at(
      runs(OWN),
      cellAt(
        {application, connection, waiting: 'blocking'},
        {point: 'single', workers: 1, runtime},
      ),
      `processGroups.${group}.cpuMsPerRequest`,
    ),
});

/** CPU time of PHP for a request that is alone on the event loop. */
const cpuOfLoop = {
  unit: 'ms',
  digits: 1,
  of: (runs) => {
    const setting = {point: 'single', workers: 1, coroutinesPerWorker: 1};
    return at(
      runs(OWN),
      cornerAt('kept', 'coroutine', setting),
      'processGroups.php.cpuMsPerRequest',
    );
  },
};

/** How much more CPU time one takes than another. */
const more = (over, under) => ({
  unit: 'ms',
  digits: 1,
  of: (runs) => over.of(runs) - under.of(runs),
});

/** Memory of PHP under load with everything kept. */
const memory = (waiting, workers) => (runs) =>
  at(runs(OWN), cornerAt('kept', waiting, {workers}), 'memoryMb.loaded');
const MOST_WORKERS = 16;
const slotsMore = 4 * (MOST_WORKERS - 1);

/** CPU time of all processes together for one request of everything kept and coroutines. */
const cpuOfAll = (setting) => ({
  unit: 'ms',
  digits: 1,
  of: (runs) => {
    const run = runs(OWN);
    const {processGroups} = measurementWith(run, cornerAt('kept', 'coroutine', setting));
    return processGroups.reduce((sum, {cpuMsPerRequest}) => sum + cpuMsPerRequest.value, 0);
  },
});

const compared = (run) =>
  comparisons(
    run,
    [1, 2, 4, 16].flatMap((workers) =>
      cornerSeries((count) => ({workers: count})).map((series) => series.at(workers)),
    ),
  );
const share = (by, pick, limiting) => ({
  unit: 'ratio',
  digits: 2,
  of: (runs) =>
    pick(
      ...compared(runs(OWN))
        .filter((found) => limiting === undefined || found.limiting === limiting)
        .map((found) => found.measured / found[by]),
    ),
});

const rejected = (index) => ({
  unit: 'count',
  of: (runs) => runs(OWN).origin.harness.rejectedRuns[index].count,
});

/** Half of the width of an interval, as a share of the value, of the cells at saturation: median of them. */
function typicalSpread(run) {
  const spreads = run.measurements
    .filter(({status, parameters}) => status === 'measured' && parameters.point === 'saturated')
    .map(({id}) => quantity(run, id, 'throughputPerS'))
    .map(({value, interval}) => (interval.high - interval.low) / 2 / value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

export const quantities = {
  'techempower-connections': {unit: 'count', of: (runs) => runs(TECHEMPOWER).load.vus},
  'techempower-waiting-1': techempowerRatio('swoole', 'swoole-no-async', 1),
  'techempower-waiting-20': techempowerRatio('swoole', 'swoole-no-async', 20),
  'techempower-state-20': techempowerRatio('swoole-no-async', 'php', 20),

  cores: {unit: 'count', of: (runs) => runs(OWN).environment.cores},
  blocks: {unit: 'count', of: (runs) => runs(OWN).origin.harness.blocks},
  configurations: {unit: 'count', of: (runs) => runs(OWN).measurements.length},
  'runs-made': {
    unit: 'count',
    of: (runs) => runs(OWN).measurements.reduce((sum, {repeats = 0}) => sum + repeats, 0),
  },
  'rejected-noisy': rejected(0),
  'rejected-unsaturated': rejected(1),
  'noisy-kept': {
    unit: 'count',
    of: (runs) =>
      runs(OWN).measurements.filter(({notes = []}) =>
        notes.some((note) => note.startsWith('Kept although')),
      ).length,
  },
  'typical-spread': {unit: 'ratio', of: (runs) => typicalSpread(runs(OWN))},
  'measure-s': {unit: 's', of: (runs) => runs(OWN).measurements[0].load.durationS},

  ...effect('state-1', corners(1), 'state'),
  ...effect('state-2', corners(2), 'state'),
  ...effect('state-4', corners(4), 'state'),
  ...effect('waiting-1', corners(1), 'waiting'),
  ...effect('waiting-2', corners(2), 'waiting'),
  ...effect('waiting-4', corners(4), 'waiting'),
  ...effect('both-1', corners(1), 'state:waiting'),
  ...effect('both-2', corners(2), 'state:waiting'),
  ...effect('both-4', corners(4), 'state:waiting'),
  ...effect('state-blocking-1', corners(1), 'state-when-blocking'),
  ...effect('state-coroutine-1', corners(1), 'state-when-coroutine'),
  ...effect('waiting-dropped-1', corners(1), 'waiting-when-dropped'),
  ...effect('waiting-kept-1', corners(1), 'waiting-when-kept'),
  ...effect('application-2', parts(2), 'application', 2),
  ...effect('connection-2', parts(2), 'connection', 2),

  ...effect('boot-alone-2', parts(2), 'application-when-held-coroutine', 2),
  ...effect('boot-alone-4', parts(4), 'application-when-held-coroutine', 2),

  'rate-dropped-blocking-1': rate('dropped', 'blocking', {workers: 1}),
  'rate-dropped-blocking-16': rate('dropped', 'blocking', {workers: 16}),
  'rate-dropped-coroutine-1': rate('dropped', 'coroutine', {workers: 1}),
  'rate-dropped-coroutine-2': rate('dropped', 'coroutine', {workers: 2}),
  'rate-dropped-coroutine-4': rate('dropped', 'coroutine', {workers: 4}),
  'rate-kept-blocking-1': rate('kept', 'blocking', {workers: 1}),
  'rate-kept-blocking-4': rate('kept', 'blocking', {workers: 4}),
  'rate-kept-blocking-16': rate('kept', 'blocking', {workers: 16}),
  'rate-kept-coroutine-1': rate('kept', 'coroutine', {workers: 1}),
  'rate-kept-coroutine-4': rate('kept', 'coroutine', {workers: 4}),
  'rate-kept-coroutine-2-8': rate('kept', 'coroutine', {workers: 2, coroutinesPerWorker: 8}),
  'busy-1': busy(1),
  'busy-4': busy(4),
  'busy-dropped-2': busy(2, 'dropped'),
  'busy-dropped-4': busy(4, 'dropped'),
  ...ratioInBlocks(
    'all-1',
    ['kept', 'coroutine', {workers: 1}],
    ['dropped', 'blocking', {workers: 1}],
    0,
  ),
  ...ratioInBlocks(
    'gain-no-wait',
    ['kept', 'coroutine', {workers: 2, ioWaitMs: 0}],
    ['kept', 'blocking', {workers: 2, ioWaitMs: 0}],
  ),
  ...ratioInBlocks(
    'processes-over-coroutines',
    ['kept', 'blocking', {workers: 16}],
    ['kept', 'coroutine', {workers: 2, coroutinesPerWorker: 8}],
  ),
  ...ratioInBlocks(
    'processes-over-coroutines-dropped',
    ['dropped', 'blocking', {workers: 16}],
    ['dropped', 'coroutine', {workers: 1}],
  ),
  ...ratioInBlocks(
    'one-worker-over-processes',
    ['kept', 'coroutine', {workers: 1}],
    ['kept', 'blocking', {workers: 16}],
  ),
  ...ratioInBlocks(
    'gain-long-wait',
    ['kept', 'coroutine', {workers: 2, ioWaitMs: 4}],
    ['kept', 'blocking', {workers: 2, ioWaitMs: 4}],
    1,
  ),
  ...ratioInBlocks(
    'bridge',
    ['kept', 'coroutine', {workers: 1, coroutinesPerWorker: 1}],
    ['kept', 'blocking', {workers: 1}],
  ),
  'mb-per-process': {
    unit: 'mb',
    digits: 1,
    of: (runs) =>
      (memory('blocking', MOST_WORKERS)(runs) - memory('blocking', 1)(runs)) / (MOST_WORKERS - 1),
  },
  'mb-per-coroutine': {
    unit: 'mb',
    digits: 2,
    of: (runs) => (memory('coroutine', 4)(runs) - memory('blocking', 4)(runs)) / slotsMore,
  },
  'cpu-connect': more(cpuAlone('kept', 'opened', 'php'), cpuAlone('kept', 'held', 'php')),
  'cpu-connect-database': more(
    cpuAlone('kept', 'opened', 'database'),
    cpuAlone('kept', 'held', 'database'),
  ),
  'cpu-boot': more(cpuAlone('dropped', 'held', 'php'), cpuAlone('kept', 'held', 'php')),
  'cpu-loop': cpuOfLoop,
  'cpu-kept': cpuAlone('kept', 'held', 'php'),
  'cpu-dropped': cpuAlone('dropped', 'opened', 'php'),
  'cpu-fpm': cpuAlone('dropped', 'opened', 'php', 'php-fpm-nginx'),
  'cpu-database-kept': cpuAlone('kept', 'held', 'database'),
  'cpu-database-dropped': cpuAlone('dropped', 'opened', 'database'),
  'io-alone': {
    unit: 'ms',
    digits: 1,
    of: (runs) =>
      at(
        runs(OWN),
        cellAt(
          {application: 'kept', connection: 'held', waiting: 'blocking'},
          {point: 'single', workers: 1},
        ),
        'ioMs',
      ),
  },
  'slots-lowest': share('bound', Math.min, 'slots'),
  'slots-highest': share('bound', Math.max, 'slots'),
  'cores-lowest': share('bound', Math.min, 'cores'),
  'cores-highest': share('bound', Math.max, 'cores'),
  'cpu-alone': cpuOfAll({workers: 1, coroutinesPerWorker: 1, point: 'single'}),
  'cpu-in-company': cpuOfAll({workers: 4}),
  'network-lowest': share('network', Math.min),
  'network-highest': share('network', Math.max),
  ...session,
  ...secondMachine,
};
