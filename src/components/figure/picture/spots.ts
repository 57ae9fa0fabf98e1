import type {Describe, Plan} from '../../charts/types.ts';

/** a point of a drawing, as a reader finds it */
export interface Spot {
  /** of the point within its figure */
  key: string;
  /** the point in words; its parts are separated by “; ” */
  label: string;
  /** px of the drawing */
  x: number;
  /** px of the drawing */
  y: number;
}

/** `places`: x and y in the wide drawing, then in the narrow one */
type PackedSpot = [key: string, label: string, ...places: number[]];

/** Where the points of a drawing are, and what they say. */
export function spotsOf({marks}: Pick<Plan, 'marks'>, describe: Describe): Spot[] {
  return marks.map((mark) => ({
    key: mark.key,
    label: describe(mark),
    x: Math.round(mark.x),
    y: Math.round(mark.y),
  }));
}

/**
 * The points of both pictures of a figure, as its page carries them.
 *
 * @throws {Error} when the pictures don't show the same points
 */
export function packSpots(wide: Spot[], narrow: Spot[]): PackedSpot[] {
  const keys = (spots: Spot[]) => spots.map(({key}) => key).join();
  if (keys(wide) !== keys(narrow))
    throw new Error(
      `the wide and the narrow drawing show different points: ${keys(wide)}; ${keys(narrow)}`,
    );
  return wide.map(({key, label, x, y}, index) => {
    const other = narrow[index];
    return [key, label, x, y, other.x, other.y];
  });
}

/** @param isWide which of the pictures is shown */
export function unpackSpots(packed: PackedSpot[], isWide: boolean): Spot[] {
  return packed.map(([key, label, ...places]) => {
    const [x, y] = isWide ? places : places.slice(2);
    return {key, label, x, y};
  });
}
