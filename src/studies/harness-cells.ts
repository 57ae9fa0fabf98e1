import {capacityPoint, coloured, measurementOf} from './figure.ts';
import {quantity} from '../../lib/result/read.ts';
import type {Run, WithEnds} from './types.ts';

/** A system of a run of the HTTP harness. */
export interface Server {
  system: string;
  /** processes that its slots are in, where each has several or the number isn't that of the slots */
  workers?: number;
}

/** Which of its cells: with ten queries in sixteen slots under a closed load, unless told. */
export interface At {
  slots?: number;
  /** of each query, ms; null for a request without queries */
  waitMs?: number | null;
  point?: string;
}

/** Slots of the cells that are compared at many. */
export const SLOTS = 16;
/** Two slots and no query: what is left is the server and the boot. */
export const HELLO = {slots: 2, waitMs: null};
/** The point at which all servers get the same arrivals. */
export const RATE = 'slowest-0.7';

/** Id of the measurement of a server. */
export function cellOf(
  {system, workers}: Server,
  {slots = SLOTS, waitMs = 2, point = 'closed'}: At = {},
): string {
  const scenario = waitMs === null ? 'hello' : `bench-wait-${waitMs}`;
  return `${system}-n${workers ?? slots}-${scenario}-${point}`;
}

const WORKERS = 2;

/** A server that keeps all and whose slots are coroutines of two workers. */
export const inCoroutines = (runtime: string, app: string, slots = SLOTS): Server => ({
  system: `${runtime}-${app}-kept-coroutine-c${slots / WORKERS}`,
  workers: WORKERS,
});

/** The median of the blocks, and the least and the most of them. */
export function spread(run: Run, id: string, path: string): WithEnds {
  const {value, values = [value]} = quantity(run, id, path);
  return {value, low: Math.min(...values), high: Math.max(...values)};
}

/**
 * Requests per second of servers in panels, each with a scale of its own.
 *
 * @param shown names of servers, of panels, and of what a panel compares
 * @param idOf of what was measured
 */
export const ratePanels = (
  run: Run,
  {servers, panels, series}: Record<'servers' | 'panels' | 'series', readonly string[]>,
  idOf: (at: {server: string; panel: string; series: string}) => string,
) => ({
  x: {unit: 'category', values: [...servers]},
  y: {unit: 'perS'},
  panels: panels.map((id) => ({id, y: {unit: 'perS'}})),
  series: panels.flatMap((panel) =>
    series.map((id, index) => ({
      ...coloured(
        id,
        `group-${index + 1}`,
        servers.map((server) => {
          const measurement = measurementOf(run, idOf({server, panel, series: id}));
          return capacityPoint(run, measurement, 'throughputPerS', server);
        }),
      ),
      panel,
    })),
  ),
});
