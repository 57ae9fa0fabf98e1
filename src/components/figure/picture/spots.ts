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

/**
 * The points of both pictures of a figure, as its page carries them: one column for each of their parts, since most of
 * what a point says the one before it has said. `wide` and `narrow`: x and y of each in turn
 */
export interface PackedSpots {
  keys: Packed[];
  labels: Packed[];
  wide: number[];
  narrow: number[];
}

/** a text, or its parts, of which 0 stands for the same one of the text before */
type Packed = string | (string | 0)[];

export const NO_SPOTS: PackedSpots = {keys: [], labels: [], wide: [], narrow: []};

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
 * Packs the points of both pictures of a figure for its page.
 *
 * @throws {Error} when the pictures don't show the same points
 */
export function packSpots(wide: Spot[], narrow: Spot[]): PackedSpots {
  const [keys, others] = [wide, narrow].map((spots) => spots.map(({key}) => key));
  if (keys.join() !== others.join())
    throw new Error(
      `the wide and the narrow drawing show different points: ${keys.join()}; ${others.join()}`,
    );
  return {
    keys: pack(keys, '|'),
    labels: pack(
      wide.map(({label}) => label),
      '; ',
    ),
    wide: wide.flatMap(({x, y}) => [x, y]),
    narrow: narrow.flatMap(({x, y}) => [x, y]),
  };
}

/** @param isWide which of the pictures is shown */
export function unpackSpots(packed: PackedSpots, isWide: boolean): Spot[] {
  const places = isWide ? packed.wide : packed.narrow;
  const labels = unpack(packed.labels, '; ');
  return unpack(packed.keys, '|').map((key, index) => ({
    ...{key, label: labels[index]},
    ...{x: places[2 * index], y: places[2 * index + 1]},
  }));
}

function pack(texts: string[], separator: string): Packed[] {
  let before: string[] = [];
  return texts.map((text) => {
    const parts = text.split(separator);
    const last = before;
    before = parts;
    return parts.length === last.length
      ? parts.map((part, at) => (part === last[at] ? 0 : part))
      : text;
  });
}

function unpack(packed: Packed[], separator: string): string[] {
  let before: string[] = [];
  return packed.map((each) => {
    const last = before;
    before =
      typeof each === 'string'
        ? each.split(separator)
        : each.map((part, at) => (part === 0 ? last[at] : part));
    return before.join(separator);
  });
}
