// @ts-check
import {measuredServers} from '../capacity/measured-servers.js';
import {cornerAt} from '../chart-data/corners.js';
import {isAtOfferedRate, measurementWith} from '../chart-data/design-cells.js';
import {valueIfAny, valueOf} from '../result/read.js';
import {FRAMEWORKS, SERVED} from './framework-cells.js';

/**
 * @typedef {import('../chart-data/measured-point.js').Run} Run
 * @typedef {object} StudiedPoint
 * @property {string} study
 * @property {string} evidence
 * @property {string} about what a request does: `<workload>`, in the words of `answer.studied.…`
 * @property {number} waitMs of each query, as it was asked for
 * @property {number} workers
 * @property {boolean} isInferred whether T_cpu was inferred from rates
 * @property {number} cpuS
 * @property {number} ioS
 * @property {number} stateShare part of a request's time that keeping state took away
 * @property {{state?: Gain, coroutines?: Gain, both?: Gain}} gains measured; `isAtLeast` where the server did all that was
 *   offered
 *
 * @typedef {{value: number, isAtLeast: boolean}} Gain
 */

/** Workers wherever the harness varied what a request does. */
const WORKERS = 2;
const SETTINGS = [
  {workload: 'autoload', ioWaitMs: 0},
  {workload: 'one-query', ioWaitMs: 2},
  ...[0, 1, 2, 4].map((ioWaitMs) => ({workload: 'bench', ioWaitMs})),
  {workload: 'twenty-queries', ioWaitMs: 2},
];

/**
 * Requests of our own run, with what keeping state and coroutines gave each. A blocking worker is always busy there, so
 * N / X is the time of a request; what isn't its CPU time is its wait, for a core included.
 *
 * @param {Run} run
 * @returns {StudiedPoint[]} each kind of request with nothing kept, and with all kept
 */
export function ownPoints(run) {
  return SETTINGS.flatMap((setting) => pointsAt(run, setting, setting.workload));
}

/**
 * Ten queries of a framework on Swoole, in the same way.
 *
 * @param {Run} run
 * @returns {StudiedPoint[]}
 */
export function frameworkPoints(run) {
  return FRAMEWORKS.flatMap((app) =>
    pointsAt(run, {workload: 'bench', ioWaitMs: 2, runtime: SERVED.runtime, app}, `app-${app}`),
  );
}

/**
 * @param {Run} run
 * @param {{workload: string, ioWaitMs: number, runtime?: string, app?: string}} setting
 * @param {string} about
 * @returns {StudiedPoint[]}
 */
function pointsAt(run, setting, about) {
  const at = (
    /** @type {'dropped' | 'kept'} */ state,
    /** @type {'blocking' | 'coroutine'} */ waiting,
  ) => measurementWith(run, cornerAt(state, waiting, {...setting, workers: WORKERS}));
  const [dropped, kept] = [at('dropped', 'blocking'), at('kept', 'blocking')];
  const [droppedAsync, keptAsync] = [at('dropped', 'coroutine'), at('kept', 'coroutine')];
  const perS = (/** @type {typeof dropped} */ measurement) =>
    measurement && valueOf(run, measurement.id, 'throughputPerS');
  const gain = (/** @type {typeof dropped} */ after, /** @type {typeof dropped} */ before) =>
    after &&
    before && {
      value: Number(perS(after)) / Number(perS(before)),
      isAtLeast: isAtOfferedRate(run, after),
    };
  const common = {
    study: run.id.split('/')[0],
    evidence: run.evidence,
    ...{about, waitMs: setting.ioWaitMs, workers: WORKERS, isInferred: false},
  };
  const timed = (/** @type {typeof dropped} */ measurement) => {
    const cpuMs = measurement && valueIfAny(measurement, 'cpuMs');
    if (cpuMs === undefined || !measurement) return undefined;
    const serviceS = WORKERS / Number(perS(measurement));
    return {cpuS: cpuMs / 1000, ioS: Math.max(0, serviceS - cpuMs / 1000)};
  };
  const [timesDropped, timesKept] = [timed(dropped), timed(kept)];
  const state = gain(kept, dropped);
  return [
    ...(timesDropped
      ? [
          {
            ...common,
            ...timesDropped,
            stateShare: state ? Math.max(0, 1 - 1 / state.value) : 0,
            gains: {
              state,
              coroutines: gain(droppedAsync, dropped),
              both: gain(keptAsync, dropped),
            },
          },
        ]
      : []),
    ...(timesKept
      ? [{...common, ...timesKept, stateShare: 0, gains: {coroutines: gain(keptAsync, kept)}}]
      : []),
  ];
}

/**
 * The request of the Laravel study: T_cpu inferred, and coroutines of another runtime than the blocking workers.
 *
 * @param {Run} run
 * @returns {StudiedPoint[]}
 */
export function laravelPoints(run) {
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
