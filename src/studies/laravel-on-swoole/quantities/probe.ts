import {measurementOf, quantity, valueOf, valuesByBlock} from '../../../../lib/result/read.ts';
import {blocksOf} from '../../../../lib/result/stated.ts';
import {summariseRepeats} from '../../../../lib/statistics/index.ts';
import {shown} from '../../quantity.ts';
import {APPS, at, corner, each, FRAMEWORKS, FRAMEWORKS_RUN, SHARED, withEnds} from './read.ts';
import type {Quantities, Quantity, Run, RunOf} from '../../types.ts';

/** One user, with the probe and the harness’s own clocks on the same requests. */
export const PROBE = 'laravel-on-swoole/probe';

export type Cell = {app: string; server: keyof typeof SERVERS};

/** The servers of the cells: PHP-FPM keeps nothing, Swoole keeps all. */
export const SERVERS = {
  fpm: {runtime: 'fpm-nginx', state: 'per-request'},
  swoole: {runtime: 'swoole', state: 'kept'},
};
const CELLS: Cell[] = APPS.flatMap((app) => [
  {app, server: 'fpm'},
  {app, server: 'swoole'},
]);
/** What both clocks measure: name in the quantities, and path in the file. */
export const TIMES = {cpu: 'cpuMs', io: 'ioMs'};

/** @param name clock or part */
export function measuredBy({app, server}: Cell, name: string) {
  const {runtime, state} = SERVERS[server];
  return `${runtime}${app === 'small' ? '' : `-${app}`}-${state}-blocking.${name}`;
}

/**
 * Value of each block by each clock.
 *
 * @returns probe and harness
 */
function pairs(run: Run, cell: Cell, path: string): [number, number][] {
  const [probe, harness] = ['probe', 'harness'].map((clock) => {
    const id = measuredBy(cell, clock);
    return valuesByBlock(run, measurementOf(run, id), quantity(run, id, path));
  });
  return probe.flatMap((value, block) => {
    const other = harness[block];
    return value === null || other === null ? [] : [[value, other]];
  });
}

/**
 * What the probe missed of a time, as a share of what the harness’s clocks say: median of the blocks and its interval.
 */
export function missedShare(
  run: Run,
  cell: Cell,
  path: string,
): {value: number; low?: number; high?: number} {
  const shares = pairs(run, cell, path).map(([probe, harness]) => 1 - probe / harness);
  const {median, interval} = summariseRepeats(shares);
  return {value: median, low: interval?.low, high: interval?.high};
}

const missedMs = (runs: RunOf, cell: Cell, path: string) =>
  summariseRepeats(pairs(runs(PROBE), cell, path).map(([probe, harness]) => harness - probe))
    .median;

const ms = shown('ms', 1);
const share = shown('share', 1);
const ratio = shown('ratio', 2);

const ofCell = (cell: Cell) =>
  each(Object.entries(TIMES), ([name, path]) => {
    const id = `${name}-${cell.app}-${cell.server}`;
    return {
      ...withEnds(
        `probe-missed-${id}`,
        {unit: 'share', digits: cell.server === 'fpm' || name === 'io' ? 1 : 0},
        (runs) => missedShare(runs(PROBE), cell, path),
      ),
      [`probe-${id}`]: ms((runs) => valueOf(runs(PROBE), measuredBy(cell, 'probe'), path)),
      [`harness-${id}`]: ms((runs) => valueOf(runs(PROBE), measuredBy(cell, 'harness'), path)),
    };
  });

/** Of what the probe saw under PHP-FPM: boot, connecting, and what neither of them is. */
function ofBoot(app: string) {
  const cpu = (runs: RunOf, name: string) =>
    valueOf(runs(PROBE), measuredBy({app, server: 'fpm'}, name), 'cpuMs');
  return {
    [`probe-boot-${app}`]: ms((runs) => cpu(runs, 'boot')),
    [`probe-connect-${app}`]: ms((runs) => cpu(runs, 'connect')),
    [`probe-left-${app}`]: ms(
      (runs) => cpu(runs, 'probe') - cpu(runs, 'boot') - cpu(runs, 'connect'),
    ),
  };
}

/**
 * What the probe saw of a lone request with all kept, over what one among many costs the PHP processes: with coroutines
 * under full load, in the first session and in the later one.
 */
const overFullLoad = (app: string) =>
  each(
    [
      {name: `probe-over-full-${app}`, run: SHARED},
      {name: `probe-over-later-${app}`, run: FRAMEWORKS_RUN},
    ],
    ({name, run}) => ({
      [name]: ratio(
        (runs) =>
          valueOf(runs(PROBE), measuredBy({app, server: 'swoole'}, 'probe'), 'cpuMs') /
          at(runs(run), corner(app, 'kept', 'coroutine'), 'processGroups.php.cpuMsPerRequest'),
      ),
    }),
  );

const ends = (name: string, of: (pick: typeof Math.min) => Quantity) => ({
  [`${name}-least`]: of(Math.min),
  [`${name}-most`]: of(Math.max),
});

/** What the probe says of a request, and what it misses. */
export const probe: Quantities = {
  ...each(CELLS, ofCell),
  ...each(APPS, ofBoot),
  ...each(FRAMEWORKS, overFullLoad),
  ...each(Object.entries(TIMES), ([name, path]) => ({
    ...ends(`probe-missed-${name}-ms`, (pick) =>
      ms((runs) => pick(...CELLS.map((cell) => missedMs(runs, cell, path)))),
    ),
    ...ends(`probe-missed-${name}`, (pick) =>
      share((runs) => pick(...CELLS.map((cell) => missedShare(runs(PROBE), cell, path).value))),
    ),
  })),
  'probe-blocks': {unit: 'count', of: (runs) => blocksOf(runs(PROBE))},
  'probe-runs': {
    unit: 'count',
    of: (runs) =>
      CELLS.reduce((sum, cell) => {
        const {repeats = 0} = measurementOf(runs(PROBE), measuredBy(cell, 'probe'));
        return sum + repeats;
      }, 0),
  },
};
