// @ts-check
import {cappedLatencyS} from '../../../../lib/queueing/index.js';
import {valueOf} from '../../../../lib/result/read.js';
import {runLoadNumber} from '../../../../lib/result/stated.js';

/** @import {Quantities, RunOf, Shown} from '../../types.js' */

export const RUN = 'ta-benchmark-2026-04-03';
export const STATED = `${RUN}-stated`;
export const OPCACHE = `${RUN}-opcache`;
export const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
export const SYSTEMS = ['trueasync', ...BLOCKING];
export const WORKERS = [4, 8, 12, 16];

/** Cells of the blocking servers, `<system>-<workers>`. */
export const BLOCKING_CELLS = WORKERS.flatMap((n) => BLOCKING.map((system) => `${system}-${n}`));

/** @param {RunOf} runs @param {string} id @param {string} path */
export const read = (runs, id, path) => valueOf(runs(RUN), id, path);
/** @param {RunOf} runs @param {string} id */
export const rate = (runs, id) => read(runs, id, 'throughputPerS');
/** @param {RunOf} runs @param {import('../../../../lib/result/stated.js').LoadNumber} name */
export const load = (runs, name) => runLoadNumber(runs(RUN), name);
/** @param {RunOf} runs @param {string} system @param {string} name */
export const stage = (runs, system, name) =>
  valueOf(runs(STATED), `${system}-4`, `stageMs.${name}`);
/** @param {RunOf} runs @param {string} kind @param {string} id */
export const memory = (runs, kind, id) => read(runs, id, `memoryMb.${kind}`);

/**
 * Service time of a worker that is never idle, N/X, milliseconds.
 *
 * @param {RunOf} runs
 * @param {string} system
 * @param {number} n
 */
export const serviceMs = (runs, system, n) => (1000 * n) / rate(runs, `${system}-${n}`);

/**
 * Median that the cap on virtual users alone dictates, V/X, seconds.
 *
 * @param {RunOf} runs
 * @param {string} id
 * @param {number} [maxVus]
 */
export const cappedS = (runs, id, maxVus = load(runs, 'maxVus')) =>
  cappedLatencyS({maxVus, throughputPerS: rate(runs, id)});

/** @param {readonly number[]} values */
export const lowest = (values) => Math.min(...values);
/** @param {readonly number[]} values */
export const highest = (values) => Math.max(...values);

/**
 * One quantity for each cell: `<name>-<system>-<workers>`.
 *
 * @param {string} name
 * @param {Shown} shown
 * @param {(runs: RunOf, id: string, n: number) => number} of
 * @param {{systems?: readonly string[], workers?: readonly number[]}} [cells]
 * @returns {Quantities}
 */
export const perCell = (name, shown, of, {systems = SYSTEMS, workers = WORKERS} = {}) =>
  Object.fromEntries(
    systems.flatMap((system) =>
      workers.map((n) => [
        `${name}-${system}-${n}`,
        {...shown, of: (runs) => of(runs, `${system}-${n}`, n)},
      ]),
    ),
  );

/**
 * One quantity for each number of workers: `<name>-<workers>`.
 *
 * @param {string} name
 * @param {Shown} shown
 * @param {(runs: RunOf, n: number) => number} of
 * @param {readonly number[]} [workers]
 * @returns {Quantities}
 */
export const perWorkers = (name, shown, of, workers = WORKERS) =>
  Object.fromEntries(workers.map((n) => [`${name}-${n}`, {...shown, of: (runs) => of(runs, n)}]));

/**
 * Both ends of a range: `least-<name>` and `most-<name>`.
 *
 * @param {string} name
 * @param {Shown} shown
 * @param {(runs: RunOf) => readonly number[]} valuesOf
 * @returns {Quantities}
 */
export const ends = (name, shown, valuesOf) => ({
  [`least-${name}`]: {...shown, of: (runs) => lowest(valuesOf(runs))},
  [`most-${name}`]: {...shown, of: (runs) => highest(valuesOf(runs))},
});
