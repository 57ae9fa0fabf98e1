// @ts-check
/** @import {Anchor, Annotation, Box, ChartProps, Mark, Pin, Segment, Spot} from '../types.js' */
import {boxAround, overlap, placePins} from '../layout/place-pins.js';
import {pointKey} from './points-in-view.js';

/**
 * Numbered pins of the annotations, each near the point it explains; an annotation of a hidden series
 * has none.
 *
 * @param {ChartProps} props
 * @param {{marks: Mark[], anchors?: Anchor[], boxes: Box[], segments: Segment[], values?: Box[], bounds: Box, radius: number, markRadius: number}} drawn
 */
export function pinsOf(props, drawn) {
  const {marks, anchors = [], boxes, segments, values, bounds, radius, markRadius} = drawn;
  const pins = pinsIn(props, [...marks, ...anchors], radius);
  const covered = marks.map((mark) => boxAround(mark, markRadius + 1));
  const spots = placePins(
    pins.map(({anchor}) => anchor),
    {radius, bounds, segments, values, boxes: [...boxes, ...covered]},
  );
  return pins.map((pin, index) => ({...pin, ...spots[index]}));
}

/**
 * Numbered pins at places of their own, where a row leaves room for them. A pin is taller than a row of several bars,
 * so it moves right past the texts of the rows beside its own.
 *
 * @param {ChartProps} props
 * @param {Mark[]} marks with a `pinSpot`
 * @param {{pin: number}} type
 * @param {Box[]} [texts]
 */
export function pinsAt(props, marks, {pin: radius}, texts = []) {
  return pinsIn(props, marks, radius).map((pin) => ({
    ...pin,
    ...rightOf(texts, spotOf(marks, pin.key), radius),
    anchor: null,
  }));
}

/** @param {Box[]} texts @param {Spot} spot @param {number} radius @returns {Spot} */
function rightOf(texts, spot, radius) {
  const covered = texts.filter((box) => overlap(box, boxAround(spot, radius)) > 1);
  if (covered.length === 0) return spot;
  const x = Math.max(...covered.map(({right}) => right)) + radius + 3;
  return rightOf(texts, {...spot, x}, radius);
}

/** @param {Mark[]} marks @param {string} key @returns {Spot} */
function spotOf(marks, key) {
  const mark = marks.find((each) => each.key === key);
  return /** @type {Spot} */ (mark?.pinSpot);
}

/** @param {ChartProps} props @param {Anchor[]} marks @param {number} radius */
function pinsIn({annotations = [], name, t}, marks, radius) {
  return annotations.flatMap((annotation, index) => {
    const mark = marks.find(({key}) => key === annotationKey(annotation));
    if (!mark) return [];
    const {id} = annotation;
    const number = index + 1;
    const anchor = {x: mark.x, y: mark.y};
    const label = t('figure.annotation', {number});
    return [{id, number, key: mark.key, anchor, radius, href: `#${name}--${id}`, label}];
  });
}

/**
 * Key of the point that an annotation is pinned to.
 *
 * @param {Annotation} annotation
 */
export function annotationKey({at}) {
  return pointKey({id: at.series, panel: at.panel, part: at.part}, at.x);
}
