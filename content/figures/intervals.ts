import {quantities} from '../../lib/result/read.ts';
import type {Figure} from './read-figures.ts';

/**
 * What the intervals of a figure's points are: of a median, with at least 95 %; from the lowest to the highest repeat; or
 * something else, as where points are computed or are of several kinds.
 */
export type IntervalKind = 'median' | 'range' | 'other';

const MEANINGS: Record<string, IntervalKind> = {'order-statistics': 'median', range: 'range'};

/**
 * The kind of the intervals that a figure draws; of effects over sessions its drawing says itself what theirs are.
 *
 * @returns nothing where it draws no other
 */
export function intervalKind({
  points,
  runs,
}: Pick<Figure, 'points' | 'runs'>): IntervalKind | undefined {
  const kindAt = kindsOf(runs);
  const drawn = points.series
    .flatMap((series) => series.points)
    .filter(({low, high, sessions}) => low !== undefined && high !== undefined && !sessions);
  const kinds = new Set(drawn.map(({from}) => kindAt.get(from ?? '') ?? 'other'));
  return kinds.size > 1 ? 'other' : [...kinds][0];
}

/**
 * A sentence on what the error bars of a figure's values mean, for a slide, beside which nothing explains them.
 *
 * @returns nothing where it draws none
 */
export function intervalText(
  figure: Parameters<typeof intervalKind>[0],
  t: (key: string) => string,
): string | undefined {
  const kind = DRAWN_WITHOUT.includes(figure.points.kind) ? undefined : intervalKind(figure);
  return kind && t(`embed.intervals.${kind}`);
}

/** Kinds of charts that draw no intervals; their tables have them. */
const DRAWN_WITHOUT = ['stacked-bars', 'timeline'];

const nameOf = ({id}: {id: string}) => id.slice(id.indexOf('/') + 1);

/** By the places that points name; one that is computed names several, and so has none. */
const kindsOf = (runs: Figure['runs']): Map<string, IntervalKind> =>
  new Map(
    runs.flatMap((run) =>
      run.measurements.flatMap((measurement) =>
        quantities(measurement).flatMap(({path, quantity: {interval}}) =>
          interval
            ? [
                [
                  `${nameOf(run)}#${measurement.id}.${path}`,
                  MEANINGS[interval.kind] ?? 'other',
                ] as const,
              ]
            : [],
        ),
      ),
    ),
  );
