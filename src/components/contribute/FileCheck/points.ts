import {byWorkers} from '../../../../lib/chart-data/by-workers.ts';
import {measuredPoint} from '../../../../lib/chart-data/measured-point.ts';
import {quantities} from '../../../../lib/result/read.ts';
import {unitOf} from '../../../../lib/result/units.ts';
import type {Points} from '../../../../lib/chart-data/types.ts';
import type {Run} from '../../../../lib/result/types.ts';

/** Quantities that a reader would ask for first. */
const FIRST = ['throughputPerS', 'latencyMs.p50', 'operationsPerS', 'samplesCollected'];

/** More bars than these stand too close for their numbers. */
export const MOST_BARS = 8;

/** The one place on the axis at which all bars of a file stand. */
const EVERYWHERE = '';

/**
 * Quantities of a run that can be drawn, those that are asked for first before the others.
 *
 * @returns paths
 */
export function drawablePaths(run: Run): string[] {
  const all = new Set(run.measurements.flatMap((one) => quantities(one).map(({path}) => path)));
  const known = [...all].filter((path) => unitOf(path));
  return [
    ...FIRST.filter((path) => all.has(path)),
    ...known.filter((path) => !FIRST.includes(path)),
  ];
}

/**
 * Points of one quantity as the charts take them: lines over the number of workers where there are several, else a
 * bar for each of the first measurements.
 *
 * @param path one of those that can be drawn
 */
export function pointsOf(
  run: Run,
  path: string,
): {chart: 'lines' | 'bars'; points: Points; shown: number; all: number} {
  const having = run.measurements.filter((one) =>
    quantities(one).some((each) => each.path === path),
  );
  const counts = new Set(having.map(({workers}) => workers));
  if (!counts.has(undefined) && counts.size > 1) {
    const points = {...byWorkers(run, {path}), references: []};
    return {chart: 'lines', points, shown: having.length, all: having.length};
  }
  const shown = having.slice(0, MOST_BARS);
  const points: Points = {
    kind: 'bars',
    x: {unit: 'category', values: [EVERYWHERE]},
    y: {unit: String(unitOf(path)?.unit)},
    series: shown.map((one) => ({
      id: one.id,
      runtime: run.systems[one.system].runtime,
      points: [measuredPoint(run, one, path, EVERYWHERE)],
    })),
    references: [],
  };
  return {chart: 'bars', points, shown: shown.length, all: having.length};
}
