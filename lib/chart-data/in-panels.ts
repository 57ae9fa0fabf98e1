import {byWorkers} from './by-workers.ts';
import type {Run} from './measured-point.ts';
import type {ChartKind, Points} from './types.ts';

export type WantedPanel = {id: string; run: Run; path: string; ownAxis?: boolean};

/**
 * Several quantities over the number of workers side by side, each in a panel of its own: on one axis where
 * they share a unit, on axes of their own otherwise. Worker counts that none of the panels has are left out.
 *
 * @throws {RangeError} as `byWorkers` does
 */
export function inPanels(
  panels: readonly WantedPanel[],
  {kind = 'lines'}: {kind?: ChartKind} = {},
): Points {
  const parts = panels.map(({id, run, path}) => ({id, points: byWorkers(run, {path, kind})}));
  const units = new Set(parts.map(({points}) => points.y.unit));
  const filled = parts.flatMap(({points}) => points.series.flatMap((series) => series.points));
  const values = parts[0].points.x.values.filter((x) =>
    filled.some((point) => point.x === x && point.y !== null),
  );
  return {
    kind,
    x: {unit: 'count', values},
    y: parts[0].points.y,
    panels: parts.map(({id, points}) => ({id, ...(units.size > 1 && {y: points.y})})),
    series: parts.flatMap(({id, points}) =>
      points.series.map((series) => ({
        ...series,
        panel: id,
        points: series.points.filter(({x}) => values.includes(x)),
      })),
    ),
    references: parts.flatMap(({id, points}) =>
      (points.references ?? []).map((reference) => ({...reference, panel: id})),
    ),
  };
}
