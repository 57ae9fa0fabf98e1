import type {PanelInView, Points, Series} from '../types.ts';

/** Panels of a figure; one without a name when it has only one. */
export function panelsOf(points: Points): PanelInView[] {
  if (!points.panels) return [{id: 'all', y: points.y, isNamed: false}];
  return points.panels.map((panel) => ({y: points.y, ...panel, isNamed: true}));
}

/**
 * Series of one panel that the reader has not switched off.
 *
 * @param visibleSeries ids; all when null
 */
export function seriesIn(
  points: Points,
  panel: string,
  visibleSeries: readonly string[] | null = null,
): Series[] {
  return points.series.filter(
    (series) =>
      (series.panel ?? 'all') === panel &&
      (visibleSeries === null || visibleSeries.includes(series.id)),
  );
}

/** Ids of the series, each once, in their order. */
export function seriesIds(series: readonly Series[]): string[] {
  return [...new Set(series.map(({id}) => id))];
}

/** Every value that a panel's axis must hold: points, intervals and references. */
export function valuesIn(points: Points, panel: string): number[] {
  const values = seriesIn(points, panel).flatMap((series) =>
    series.points.flatMap(({y, low, high}) => [y, low ?? null, high ?? null]),
  );
  const references = referencesIn(points, panel).map(({y}) => y);
  return [...values, ...references].filter((value) => value !== null);
}

/** Reference lines of a panel. */
export function referencesIn(points: Points, panel: string) {
  return (points.references ?? []).filter((each) => (each.panel ?? panel) === panel);
}

/** Address of a point within its figure. */
export function pointKey(
  {id, panel, part}: {id: string; panel?: string; part?: string},
  x: number | string,
): string {
  return [id, panel, part, x].filter((each) => each !== undefined).join('|');
}
