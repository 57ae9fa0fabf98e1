import {boxAround, overlap, placePins} from '../layout/place-pins.ts';
import {pointKey} from './points-in-view.ts';
import type {Anchor, Annotation, Box, ChartProps, Mark, Segment, Spot} from '../types.ts';

/**
 * Numbered pins of the annotations, each near the point it explains; an annotation of a hidden series
 * has none.
 */
export function pinsOf(
  props: ChartProps,
  drawn: {
    marks: Mark[];
    anchors?: Anchor[];
    boxes: Box[];
    segments: Segment[];
    values?: Box[];
    bounds: Box;
    radius: number;
    markRadius: number;
  },
) {
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
 * @param marks with a `pinSpot`
 */
export function pinsAt(
  props: ChartProps,
  marks: Mark[],
  {pin: radius}: {pin: number},
  texts: Box[] = [],
) {
  return pinsIn(props, marks, radius).map((pin) => ({
    ...pin,
    ...rightOf(texts, spotOf(marks, pin.key), radius),
    anchor: null,
  }));
}

function rightOf(texts: Box[], spot: Spot, radius: number): Spot {
  const covered = texts.filter((box) => overlap(box, boxAround(spot, radius)) > 1);
  if (covered.length === 0) return spot;
  const x = Math.max(...covered.map(({right}) => right)) + radius + 3;
  return rightOf(texts, {...spot, x}, radius);
}

function spotOf(marks: Mark[], key: string): Spot {
  const mark = marks.find((each) => each.key === key);
  return mark?.pinSpot as Spot;
}

function pinsIn({annotations = [], name, t}: ChartProps, marks: Anchor[], radius: number) {
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

/** Key of the point that an annotation is pinned to. */
export function annotationKey({at}: Annotation) {
  return pointKey({id: at.series, panel: at.panel, part: at.part}, at.x);
}
