export type Pen = {x: number; y: number};

type Segment = {command: string; places: Pen[]};

/** Steps of an outline in the size of its type: half of one is a fifth of a pixel where type has a hundred. */
export const UNITS = 250;

/**
 * A glyph's outline as short as SVG allows: whole units, y downwards, relative commands. TrueType leaves
 * points out that lie halfway between two controls, and so does SVG's `t`: the halves are kept whole by rounding the
 * second control to the parity of the first, by one unit at most.
 *
 * @param path HarfBuzz' outline: absolute M, L, Q, C and Z, y upwards
 * @param scale units of ours to one of the font
 * @returns empty for a space
 */
export function compactPath(path: string, scale = 1): string {
  const segments = segmentsOf(path, scale);
  let pen = {x: 0, y: 0};
  let start = pen;
  /** that the curve before leads to */
  let mirrored: Pen | undefined;
  const steps = segments.map(({command, places}, index) => {
    if (command === 'Z') {
      pen = start;
      return 'z';
    }
    const rounded = places.map(whole);
    const isMirrored = mirrored !== undefined;
    if (mirrored) [rounded[0]] = [mirrored];
    mirrored = command === 'Q' ? nextControl(rounded[0], places, segments[index + 1]) : undefined;
    if (mirrored) rounded[1] = halfway(rounded[0], mirrored);
    const step = isMirrored
      ? relative('T', rounded.slice(1), pen)
      : relative(command, rounded, pen);
    pen = rounded[rounded.length - 1];
    if (command === 'M') start = pen;
    return step;
  });
  return steps.join('').replaceAll(/([a-y])([^a-z]*)(?:\1([^a-z]*))+/gu, sameCommands);
}

function segmentsOf(path: string, scale: number): Segment[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/gu)].map(([, command, numbers]) => {
    const all = (numbers.match(/-?[\d.]+/gu) ?? []).map((each) => scale * Number(each));
    const places = Array.from({length: all.length / 2}, (_, index) => ({
      ...{x: all[2 * index], y: 0 - all[2 * index + 1]},
    }));
    return {command, places};
  });
}

const whole = ({x, y}: Pen) => ({x: Math.round(x), y: 0 - Math.round(-y)});

const halfway = (a: Pen, b: Pen) => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});

/** The control of the next curve, where this one ends halfway to it. */
function nextControl(from: Pen, [control, end]: Pen[], next?: Segment): Pen | undefined {
  if (next?.command !== 'Q') return undefined;
  const [to] = next.places;
  const middle = halfway(control, to);
  if (Math.max(Math.abs(middle.x - end.x), Math.abs(middle.y - end.y)) > 0.6) return undefined;
  return {x: sameParity(from.x, to.x), y: sameParity(from.y, to.y)};
}

const sameParity = (as: number, value: number) => as + 2 * Math.round((value - as) / 2);

function relative(command: string, places: Pen[], pen: Pen) {
  const [{x, y}] = places;
  if (command === 'L' && y === pen.y) return `h${x - pen.x}`;
  if (command === 'L' && x === pen.x) return `v${y - pen.y}`;
  const steps = places.flatMap((place) => [place.x - pen.x, place.y - pen.y]);
  return command.toLowerCase() + joined(steps);
}

/** A minus parts two numbers as well as a space does. */
function joined(numbers: number[]) {
  return numbers.map((each, index) => (index > 0 && each >= 0 ? ` ${each}` : each)).join('');
}

/** A command that is said twice need not be. */
function sameCommands(all: string, command: string) {
  if (command === 'm') return all;
  const [first, ...rest] = all.split(command).slice(1);
  return command + first + rest.map((each) => (each.startsWith('-') ? each : ` ${each}`)).join('');
}
