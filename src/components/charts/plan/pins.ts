import {boxAround, overlap, placePins} from '../layout/place-pins.ts';
import {pointKey} from './points-in-view.ts';
import type {Anchor, Annotation, Box, ChartInput, Mark, Segment, Spot} from '../types.ts';

/**
 * Numbered pins of the annotations, each near the point it explains; an annotation of a hidden series
 * has none.
 */
export function pinsOf(
  chart: ChartInput,
  drawn: {
    marks: Mark[];
    anchors: Anchor[];
    boxes: Box[];
    segments: Segment[];
    values: Box[];
    bounds: Box;
  },
) {
  const {marks, anchors, ...room} = drawn;
  const {pin: radius, mark} = chart.type;
  const pins = pinsIn(chart, [...marks, ...anchors]);
  const covered = marks.map((each) => boxAround(each, mark + 1));
  const spots = placePins(
    pins.map(({anchor}) => anchor),
    {...room, radius, boxes: [...room.boxes, ...covered]},
  );
  return pins.map((pin, index) => ({...pin, ...spots[index]}));
}

/**
 * Numbered pins at places of their own, where a row leaves room for them. A pin is taller than a row of several bars,
 * so it moves right past the texts of the rows beside its own.
 *
 * @param marks with a `pinSpot`
 */
export function pinsAt(chart: ChartInput, marks: Mark[], texts: Box[]) {
  return pinsIn(chart, marks).map(({pinSpot, ...pin}) => ({
    ...pin,
    ...rightOf(texts, pinSpot ?? pin.anchor, pin.radius),
    anchor: null,
  }));
}

function rightOf(texts: Box[], spot: Spot, radius: number): Spot {
  const covered = texts.filter((box) => overlap(box, boxAround(spot, radius)) > 1);
  if (covered.length === 0) return spot;
  const x = Math.max(...covered.map(({right}) => right)) + radius + 3;
  return rightOf(texts, {...spot, x}, radius);
}

function pinsIn({annotations = [], name, t, type}: ChartInput, marks: Anchor[]) {
  return annotations.flatMap((annotation, index) => {
    const mark = marks.find(({key}) => key === annotationKey(annotation));
    if (!mark) return [];
    const {id} = annotation;
    const {key, x, y, pinSpot} = mark;
    const label = t('figure.annotation', {number: index + 1});
    const pin = {id, number: index + 1, key, radius: type.pin, href: `#${name}--${id}`, label};
    return [{...pin, anchor: {x, y}, pinSpot}];
  });
}

/** Key of the point that an annotation is pinned to. */
export function annotationKey({at}: Annotation) {
  return pointKey({id: at.series, panel: at.panel, part: at.part}, at.x);
}
