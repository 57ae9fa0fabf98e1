/** px */
export type Box = {left: number; top: number; right: number; bottom: number};

/** px */
export type Spot = {x: number; y: number};

const DIRECTIONS = Array.from({length: 16}, (_, index) => (index * Math.PI) / 8 - Math.PI / 2);
const DISTANCES = [22, 28, 36, 46, 58, 72];
const FURTHEST = Math.max(...DISTANCES);

/**
 * Places numbered pins near their points, off the marks, labels, lines and other pins.
 *
 * @param anchors points that are annotated
 * @param room what a pin must stay inside, what it must not cover, lines it should keep off, and texts that the line from a point
 *   to its pin should not cross out
 * @returns centres of the pins
 */
export function placePins(
  anchors: readonly Spot[],
  {
    radius,
    bounds,
    boxes,
    segments = [],
    values = [],
  }: {radius: number; bounds: Box; boxes: Box[]; segments?: [Spot, Spot][]; values?: Box[]},
): Spot[] {
  const taken = [...boxes];
  return anchors.map((anchor) => {
    const near = within(anchor, FURTHEST + radius + 2);
    const candidates = candidatesAround(anchor, radius, bounds);
    const spot = leastBy(candidates, (candidate) => costOf(candidate, anchor, near));
    taken.push(boxAround(spot, radius + 1));
    return spot;
  });

  /** What a pin can meet at all: to ask each of its places about all of a large picture takes most of the time. */
  function within(anchor: Spot, reach: number) {
    const isNear = (box: Box) => overlap(boxAround(anchor, reach), box) > 0;
    return {
      boxes: taken.filter(isNear),
      lines: segments.filter(([a, b]) => distanceToSegment(anchor, a, b) < reach),
      texts: values.filter(isNear),
    };
  }

  function costOf(
    spot: Spot,
    anchor: Spot,
    {boxes: near, lines, texts}: ReturnType<typeof within>,
  ) {
    const own = boxAround(spot, radius + 2);
    const covered = near.reduce((sum, box) => sum + overlap(own, box), 0);
    const crossed = lines.filter(([a, b]) => distanceToSegment(spot, a, b) < radius + 2).length;
    const struck = texts.filter((box) => crosses([anchor, spot], box)).length;
    return (
      covered * 10 + crossed * 60 + struck * 30 + Math.hypot(spot.x - anchor.x, spot.y - anchor.y)
    );
  }
}

function candidatesAround(anchor: Spot, radius: number, bounds: Box) {
  const all = DISTANCES.flatMap((distance) =>
    DIRECTIONS.map((angle) => ({
      x: anchor.x + distance * Math.cos(angle),
      y: anchor.y + distance * Math.sin(angle),
    })),
  );
  const inside = all.filter(
    ({x, y}) =>
      x - radius >= bounds.left &&
      x + radius <= bounds.right &&
      y - radius >= bounds.top &&
      y + radius <= bounds.bottom,
  );
  return inside.length > 0 ? inside : all;
}

/** The one that costs least; of those that cost the same, but for what rounding does, the first. */
export function leastBy<T>(all: readonly T[], costOf: (one: T) => number): T {
  return all
    .map((one) => ({one, cost: costOf(one)}))
    .reduce((best, each) => (each.cost < best.cost - 1e-9 ? each : best)).one;
}

/**
 * Square around a spot.
 *
 * @param radius px
 */
export function boxAround({x, y}: Spot, radius: number): Box {
  return {left: x - radius, top: y - radius, right: x + radius, bottom: y + radius};
}

/**
 * Area that two boxes share.
 *
 * @returns px²; 0 when they only touch
 */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distanceToSegment(spot: Spot, a: Spot, b: Spot) {
  const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = (spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y);
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, along / squared));
  return Math.hypot(spot.x - a.x - share * (b.x - a.x), spot.y - a.y - share * (b.y - a.y));
}

/** Whether a straight line passes through a box (Liang and Barsky, 1984). */
export function crosses([from, to]: [Spot, Spot], {left, right, top, bottom}: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  const edges = [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ];
  for (const [direction, room] of edges) {
    if (direction === 0 && room < 0) return false;
    if (direction < 0) enter = Math.max(enter, room / direction);
    if (direction > 0) leave = Math.min(leave, room / direction);
  }
  return enter <= leave;
}
