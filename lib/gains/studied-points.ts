import {measuredServers} from '../capacity/measured-servers.ts';
import {cornerAt} from '../chart-data/corners.ts';
import {isAtOfferedRate, measurementWith} from '../chart-data/design-cells.ts';
import {loadedTimes} from '../chart-data/predicted-throughput.ts';
import {valueIfAny, valueOf} from '../result/read.ts';
import {FRAMEWORKS, SERVED} from './framework-cells.ts';
import type {Measurement, Run} from '../chart-data/measured-point.ts';

export interface StudiedPoint {
  study: string;
  evidence: string;
  /** what a request does: `<workload>`, in the words of `answer.studied.…` */
  about: string;
  /** of each query, as it was asked for */
  waitMs: number;
  workers: number;
  /** whether T_cpu was inferred from rates */
  isInferred: boolean;
  cpuS: number;
  ioS: number;
  /** part of a request's time that keeping state took away */
  stateShare: number;
  /** measured; `isAtLeast` where the server did all that was offered */
  gains: {state?: Gain; coroutines?: Gain; both?: Gain};
}

type Gain = {value: number; isAtLeast: boolean};

/** Workers wherever the harness varied what a request does. */
const WORKERS = 2;
const SETTINGS = [
  {workload: 'autoload', ioWaitMs: 0},
  {workload: 'one-query', ioWaitMs: 2},
  ...[0, 1, 2, 4].map((ioWaitMs) => ({workload: 'bench', ioWaitMs})),
  {workload: 'twenty-queries', ioWaitMs: 2},
];

/**
 * Requests of our own run, with what keeping state and coroutines gave each; their wait includes that for a core.
 *
 * @returns each kind of request with nothing kept, and with all kept
 */
export function ownPoints(run: Run): StudiedPoint[] {
  return SETTINGS.flatMap((setting) => pointsAt(run, setting, setting.workload));
}

/** Ten queries of a framework on Swoole, in the same way. */
export function frameworkPoints(run: Run): StudiedPoint[] {
  return FRAMEWORKS.flatMap((app) =>
    pointsAt(run, {workload: 'bench', ioWaitMs: 2, runtime: SERVED.runtime, app}, `app-${app}`),
  );
}

function pointsAt(
  run: Run,
  setting: {workload: string; ioWaitMs: number; runtime?: string; app?: string},
  about: string,
): StudiedPoint[] {
  const at = (state: 'dropped' | 'kept', waiting: 'blocking' | 'coroutine') =>
    measurementWith(run, cornerAt(state, waiting, {...setting, workers: WORKERS}));
  const gain = (after?: Measurement, before?: Measurement) =>
    after &&
    before && {
      value: valueOf(run, after.id, 'throughputPerS') / valueOf(run, before.id, 'throughputPerS'),
      isAtLeast: isAtOfferedRate(run, after),
    };
  const pointOf = (
    base: Measurement | undefined,
    {stateShare, gains}: Pick<StudiedPoint, 'stateShare' | 'gains'>,
  ) => {
    if (!base || valueIfAny(base, 'cpuMs') === undefined) return [];
    const {cpuS, ioS} = loadedTimes(run, base);
    const common = {study: run.id.split('/')[0], evidence: run.evidence, about};
    const {ioWaitMs: waitMs} = setting;
    return [{...common, waitMs, workers: WORKERS, isInferred: false, cpuS, ioS, stateShare, gains}];
  };
  const [dropped, kept] = [at('dropped', 'blocking'), at('kept', 'blocking')];
  const [coroutines, both] = [at('dropped', 'coroutine'), at('kept', 'coroutine')];
  const state = gain(kept, dropped);
  return [
    ...pointOf(dropped, {
      stateShare: state ? Math.max(0, 1 - 1 / state.value) : 0,
      gains: {state, coroutines: gain(coroutines, dropped), both: gain(both, dropped)},
    }),
    ...pointOf(kept, {stateShare: 0, gains: {coroutines: gain(both, kept)}}),
  ];
}

/**
 * The request of the Laravel study: T_cpu inferred, and coroutines of another runtime than the blocking workers.
 */
export function laravelPoints(run: Run): StudiedPoint[] {
  const {servers} = measuredServers(run);
  const coroutines = servers.find((server) => server.coroutines);
  const blocking = servers.find((server) => !server.coroutines);
  if (!coroutines || !blocking) return [];
  const [first, after] = [blocking.points[0], coroutines.points[0]];
  return [
    {
      study: 'laravel-trueasync-octane',
      evidence: run.evidence,
      ...{about: 'laravel', waitMs: 0, workers: first.workers, isInferred: true},
      ...{cpuS: blocking.cpuS, ioS: blocking.ioS, stateShare: 0},
      gains: {coroutines: {value: after.throughputPerS / first.throughputPerS, isAtLeast: false}},
    },
  ];
}
