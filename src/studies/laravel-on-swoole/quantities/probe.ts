import {measurementOf, quantity, valueOf, valuesByBlock} from '../../../../lib/result/read.ts';
import {summariseRepeats} from '../../../../lib/statistics/index.ts';
import {count, ms, ratio, share} from '../../quantity.ts';
import {APPS, FRAMEWORKS_RUN, SHARED} from '../cells.ts';
import type {Quantities, Run, RunOf} from '../../types.ts';

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

const missed = (server: Cell['server'], path: string, show: (typeof share)[0]) =>
  show((runs, {app}) => missedShare(runs(PROBE), {app, server}, path));
const cpu = (server: Cell['server'], clock: string) =>
  ms[1]((runs, {app}) => valueOf(runs(PROBE), measuredBy({app, server}, clock), 'cpuMs'));
const extremeMs = (pick: typeof Math.min, path: string) =>
  ms[1]((runs) => pick(...CELLS.map((cell) => missedMs(runs, cell, path))));
const extremeShare = (pick: typeof Math.min, path: string) =>
  share[1]((runs) => pick(...CELLS.map((cell) => missedShare(runs(PROBE), cell, path).value)));

/** CPU time of PHP for one request among many with all kept and coroutines. */
const FULL = 'swoole-{app}-kept-coroutine-c16-n2-bench-wait-2-saturated.processGroups.php';

/** What the probe says of a request, and what it misses. */
export const probe: Quantities = {
  'probe-missed-cpu-{app}-fpm': missed('fpm', 'cpuMs', share[1]),
  'probe-missed-cpu-{app}-swoole': missed('swoole', 'cpuMs', share[0]),
  'probe-cpu-{app}-fpm': cpu('fpm', 'probe'),
  'probe-cpu-{app}-swoole': cpu('swoole', 'probe'),
  'harness-cpu-{app}-fpm': cpu('fpm', 'harness'),
  'harness-cpu-{app}-swoole': cpu('swoole', 'harness'),
  // Of what the probe saw under PHP-FPM: boot, connecting, and what neither of them is.
  'probe-boot-{app}': cpu('fpm', 'boot'),
  'probe-connect-{app}': cpu('fpm', 'connect'),
  'probe-left-{app}': ms[1]('probe-cpu-{app}-fpm - probe-boot-{app} - probe-connect-{app}'),
  // A lone request over one among many, in the first session and in the later one.
  'probe-over-full-{app}': ratio[2](`probe-cpu-{app}-swoole / ${SHARED}#${FULL}.cpuMsPerRequest`),
  'probe-over-later-{app}': ratio[2](
    `probe-cpu-{app}-swoole / ${FRAMEWORKS_RUN}#${FULL}.cpuMsPerRequest`,
  ),
  'probe-missed-cpu-ms-least': extremeMs(Math.min, 'cpuMs'),
  'probe-missed-cpu-ms-most': extremeMs(Math.max, 'cpuMs'),
  'probe-missed-io-ms-least': extremeMs(Math.min, 'ioMs'),
  'probe-missed-io-ms-most': extremeMs(Math.max, 'ioMs'),
  'probe-missed-io-least': extremeShare(Math.min, 'ioMs'),
  'probe-missed-io-most': extremeShare(Math.max, 'ioMs'),
  'probe-runs': count((runs) =>
    CELLS.reduce((sum, cell) => {
      const {repeats = 0} = measurementOf(runs(PROBE), measuredBy(cell, 'probe'));
      return sum + repeats;
    }, 0),
  ),
};
