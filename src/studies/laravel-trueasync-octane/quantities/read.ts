import {cappedLatencyS} from '../../../../lib/queueing/index.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {runLoadNumber} from '../../../../lib/result/stated.ts';
import type {LoadNumber} from '../../../../lib/result/stated.ts';
import type {Quantities, RunOf, Shown} from '../../types.ts';

export const RUN = 'ta-benchmark-2026-04-03';
export const STATED = `${RUN}-stated`;
export const OPCACHE = `${RUN}-opcache`;
export const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
export const SYSTEMS = ['trueasync', ...BLOCKING];
export const WORKERS = [4, 8, 12, 16];

/** Cells of the blocking servers, `<system>-<workers>`. */
export const BLOCKING_CELLS = WORKERS.flatMap((n) => BLOCKING.map((system) => `${system}-${n}`));

export const read = (runs: RunOf, id: string, path: string) => valueOf(runs(RUN), id, path);
export const rate = (runs: RunOf, id: string) => read(runs, id, 'throughputPerS');
export const load = (runs: RunOf, name: LoadNumber) => runLoadNumber(runs(RUN), name);
export const stage = (runs: RunOf, system: string, name: string) =>
  valueOf(runs(STATED), `${system}-4`, `stageMs.${name}`);
export const memory = (runs: RunOf, kind: string, id: string) => read(runs, id, `memoryMb.${kind}`);

/** Service time of a worker that is never idle, N/X, milliseconds. */
export const serviceMs = (runs: RunOf, system: string, n: number) =>
  (1000 * n) / rate(runs, `${system}-${n}`);

/** Median that the cap on virtual users alone dictates, V/X, seconds. */
export const cappedS = (runs: RunOf, id: string, maxVus: number = load(runs, 'maxVus')) =>
  cappedLatencyS({maxVus, throughputPerS: rate(runs, id)});

export const lowest = (values: readonly number[]) => Math.min(...values);
export const highest = (values: readonly number[]) => Math.max(...values);

/** One quantity for each cell: `<name>-<system>-<workers>`. */
export const perCell = (
  name: string,
  shown: Shown,
  of: (runs: RunOf, id: string, n: number) => number,
  {
    systems = SYSTEMS,
    workers = WORKERS,
  }: {systems?: readonly string[]; workers?: readonly number[]} = {},
): Quantities =>
  Object.fromEntries(
    systems.flatMap((system) =>
      workers.map((n) => [
        `${name}-${system}-${n}`,
        {...shown, of: (runs) => of(runs, `${system}-${n}`, n)},
      ]),
    ),
  );

/** One quantity for each number of workers: `<name>-<workers>`. */
export const perWorkers = (
  name: string,
  shown: Shown,
  of: (runs: RunOf, n: number) => number,
  workers: readonly number[] = WORKERS,
): Quantities =>
  Object.fromEntries(workers.map((n) => [`${name}-${n}`, {...shown, of: (runs) => of(runs, n)}]));

/** Both ends of a range: `least-<name>` and `most-<name>`. */
export const ends = (
  name: string,
  shown: Shown,
  valuesOf: (runs: RunOf) => readonly number[],
): Quantities => ({
  [`least-${name}`]: {...shown, of: (runs) => lowest(valuesOf(runs))},
  [`most-${name}`]: {...shown, of: (runs) => highest(valuesOf(runs))},
});
