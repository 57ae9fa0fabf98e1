// @ts-check
import {crosses} from './segments.js';

/**
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box px
 * @typedef {{x: number, y: number}} Spot px
 */

const DIRECTIONS = Array.from({length: 16}, (_, index) => (index * Math.PI) / 8 - Math.PI / 2);
const DISTANCES = [22, 28, 36, 46, 58, 72];

/**
 * Places numbered pins near their points, off the marks, labels, lines and other pins.
 *
 * @param {readonly Spot[]} anchors points that are annotated
 * @param {{radius: number, bounds: Box, boxes: Box[], segments?: [Spot, Spot][], values?: Box[]}} room
 *   what a pin must stay inside, what it must not cover, lines it should keep off, and texts that the line from a point
 *   to its pin should not cross out
 * @returns {Spot[]} centres of the pins
 */
export function placePins(anchors, {radius, bounds, boxes, segments = [], values = []}) {
  const taken = [...boxes];
  return anchors.map((anchor) => {
    const spot = candidatesAround(anchor, radius, bounds)
      .map((candidate) => ({candidate, cost: costOf(candidate, anchor)}))
      .reduce((best, each) => (each.cost < best.cost - 1e-9 ? each : best)).candidate;
    taken.push(boxAround(spot, radius + 1));
    return spot;
  });

  /** @param {Spot} spot @param {Spot} anchor */
  function costOf(spot, anchor) {
    const own = boxAround(spot, radius + 2);
    const covered = taken.reduce((sum, box) => sum + overlap(own, box), 0);
    const crossed = segments.filter(([a, b]) => distanceToSegment(spot, a, b) < radius + 2).length;
    const struck = values.filter((box) => crosses([anchor, spot], box)).length;
    return (
      covered * 10 + crossed * 60 + struck * 30 + Math.hypot(spot.x - anchor.x, spot.y - anchor.y)
    );
  }
}

/** @param {Spot} anchor @param {number} radius @param {Box} bounds */
function candidatesAround(anchor, radius, bounds) {
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

/**
 * Square around a spot.
 *
 * @param {Spot} spot
 * @param {number} radius px
 * @returns {Box}
 */
export function boxAround({x, y}, radius) {
  return {left: x - radius, top: y - radius, right: x + radius, bottom: y + radius};
}

/**
 * Area that two boxes share.
 *
 * @param {Box} a
 * @param {Box} b
 * @returns {number} px²; 0 when they only touch
 */
export function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** @param {Spot} spot @param {Spot} a @param {Spot} b */
function distanceToSegment(spot, a, b) {
  const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = (spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y);
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, along / squared));
  return Math.hypot(spot.x - a.x - share * (b.x - a.x), spot.y - a.y - share * (b.y - a.y));
}
