import {cornerCell, partCell} from '../../lib/chart-data/corner-effects.ts';
import {APPLICATION, CONNECTION, STATE, WAITING} from '../../lib/chart-data/corners.ts';
import {effectGrid} from '../../lib/chart-data/effect-grid.ts';
import type {Setting} from '../../lib/chart-data/corners.ts';
import type {Point} from '../../lib/chart-data/types.ts';
import type {FigureDefinition, Run} from './types.ts';

/** What figures choose from: values of result files, and the shapes of points. */
export * from '../../lib/chart-data/across-cells.ts';
export * from '../../lib/chart-data/across-parameter.ts';
export * from '../../lib/chart-data/arrange.ts';
export * from '../../lib/chart-data/by-workers.ts';
export * from '../../lib/chart-data/corner-effects.ts';
export * from '../../lib/chart-data/corners.ts';
export * from '../../lib/chart-data/design-cells.ts';
export * from '../../lib/chart-data/effect-grid.ts';
export * from '../../lib/chart-data/in-flight.ts';
export * from '../../lib/chart-data/measured-point.ts';
export * from '../../lib/chart-data/named-rows.ts';
export * from '../../lib/chart-data/predicted-and-measured.ts';
export * from '../../lib/chart-data/process-costs.ts';
export * from '../../lib/chart-data/ranking.ts';
export * from '../../lib/chart-data/techempower-cells.ts';
export * from '../../lib/chart-data/time-stages.ts';
export * from '../../lib/chart-data/workers-needed.ts';
export * from '../../lib/result/read.ts';
export * from '../../lib/result/stated.ts';
export type {Run, RunOf} from './types.ts';

/** What a file of `figures/` exports. */
export const figure = (own: FigureDefinition): FigureDefinition => own;

/** What figures of the harness' runs show of a cell, by paths of its result: latency as a pair, rate beside memory. */
export const LATENCIES = [
  {id: 'p50', path: 'latencyMs.p50'},
  {id: 'p95', path: 'latencyMs.p95'},
];
export const RATE = [{id: 'rate', path: 'throughputPerS'}];
export const RATE_AND_MEMORY = [...RATE, {id: 'memory', path: 'memoryMb.loaded'}];

/** A series of points that were computed, in a colour of its own. */
export const coloured = (id: string, token: string, points: Point[]) => ({
  ...{id, runtime: null, token},
  points,
});

/**
 * The four cells of state and waiting in each of several settings, and what both factors do in them.
 *
 * @param settings by name, each in the run that has it
 * @param drawn those whose cells are drawn; all unless given
 */
export const stateAndWaiting = (settings: Record<string, [Run, Setting]>, drawn?: string[]) =>
  effectGrid(Object.values(settings)[0][0], {
    factors: [STATE, WAITING],
    designs: Object.entries(settings).map(([id, [run, setting]]) => ({
      ...{id, run},
      measurementAt: cornerCell(run, setting),
    })),
    drawn,
    shown: ['state', 'waiting', 'state:waiting'],
  });

/** The eight cells of application, connection and waiting in each of several settings of a run, and the effects. */
export const partsAndWaiting = (run: Run, settings: Record<string, Setting>, drawn?: string[]) =>
  effectGrid(run, {
    factors: [APPLICATION, CONNECTION, WAITING],
    designs: Object.entries(settings).map(([id, setting]) => ({
      id,
      measurementAt: partCell(run, setting),
    })),
    drawn,
    shown: ['application', 'connection', 'waiting', 'application:connection'],
  });
