import {keysOf} from '../../../../lib/typed.ts';
import type {Kind} from '../../../../lib/queueing/machine/program.ts';
import type {Segment} from '../../../../lib/queueing/machine/record.ts';

export type DrawnKind = Exclude<Kind, 'others'>;

/**
 * What each kind looks like: bands of a bar's height, so that kinds differ in form as well as in colour, however wide
 * the picture is.
 */
export const BANDS: Record<DrawnKind, readonly (readonly [number, number])[]> = {
  compute: [[0, 1]],
  boot: [
    [0, 0.24],
    [0.38, 0.62],
    [0.76, 1],
  ],
  'connect-cpu': [
    [0, 0.4],
    [0.6, 1],
  ],
  'connect-wait': [
    [0.26, 0.38],
    [0.62, 0.74],
  ],
  wait: [[0.38, 0.62]],
  'wait-for-core': [
    [0, 0.1],
    [0.9, 1],
  ],
  queue: [[0.3, 0.7]],
};

export const KINDS = keysOf(BANDS);

/**
 * Width of the drawing in its own units, stretched to the room that there is: so many that whole numbers are fine enough,
 * which are written and read several times faster than fractions.
 */
export const WIDTH = 10_000;

/** Of a row's height, what is left free under the bars. */
const AIR = 0.18;

/** `top`, `height`, `head`: pixels; the last is room for numbers over the bar */
export type Rows = {
  rows: readonly {top: number; height: number; head: number; segments: readonly Stretch[]}[];
};

export type Stretch = Pick<Segment, 'kind' | 'startS' | 'endS'>;

/**
 * One path for each kind. What is too short to be seen is put together with its neighbours, so that each kind takes the
 * share of the width that it takes of the time.
 *
 * @param endS of the time axis
 * @param least width that can be seen, in units of the drawing
 * @returns kind and path, in the order of the kinds
 */
export function pathsOf({rows}: Rows, endS: number, least: number): [string, string][] {
  const paths = Object.fromEntries(KINDS.map((kind) => [kind, '']));
  for (const {top, head, height, segments} of rows) {
    // Where the bands lie is the same for all of a row, and written once.
    const bands = Object.fromEntries(
      KINDS.map((kind) => [kind, bandsIn(kind, top + head, height - head)]),
    );
    for (const {kind, startS, endS: untilS} of visibleOf(segments, (least / WIDTH) * endS)) {
      const x = Math.round((startS / endS) * WIDTH);
      const width = Math.max(1, Math.round((untilS / endS) * WIDTH) - x);
      // What is filled closes by itself.
      for (const [to, down] of bands[kind] ?? [])
        paths[kind] += 'M' + x + to + width + down + -width;
    }
  }
  return Object.entries(paths);
}

/** How many times what can just be seen neighbours reach that are put together. */
const REACH = 12;

/**
 * Stretches as they can be seen: where one is shorter than that, it and those after it, as far as they reach, become one
 * stretch for each kind, in the order in which they begin and as long as all of that kind.
 *
 * @param leastS what can be seen, seconds
 */
export function visibleOf(segments: readonly Stretch[], leastS: number): Stretch[] {
  const visible: Stretch[] = [];
  for (let at = 0; at < segments.length;) {
    const {startS, endS} = segments[at];
    const isNext = (end: number) =>
      end < segments.length &&
      segments[end].startS - segments[end - 1].endS < leastS &&
      segments[end].endS - startS <= REACH * leastS;
    let end = at + 1;
    if (endS - startS < leastS) while (isNext(end)) end += 1;
    visible.push(...mergedFrom(segments.slice(at, end)));
    at = end;
  }
  return visible;
}

function mergedFrom(segments: readonly Stretch[]): Stretch[] {
  if (segments.length === 1) return [...segments];
  let [{startS}] = segments;
  return Array.from(
    Map.groupBy(segments, ({kind}) => kind),
    ([kind, own]) => {
      const begin = startS;
      startS += own.reduce((sum, each) => sum + each.endS - each.startS, 0);
      return {kind, startS: begin, endS: startS};
    },
  );
}

/**
 * The bands of a kind in a row: what is written between a stretch's start and its width, and between that and the way back.
 */
function bandsIn(kind: DrawnKind, top: number, height: number): [string, string][] {
  const free = height * AIR;
  return BANDS[kind].map(([from, to]) => [
    ` ${round(top + free / 2 + from * (height - free))}h`,
    `v${round((to - from) * (height - free))}h`,
  ]);
}

const round = (value: number) => Math.round(value * 100) / 100;
