export type Pen = {x: number; y: number};

/**
 * A glyph's outline as short as SVG allows: whole units of the font, y downwards, relative commands.
 *
 * @param path HarfBuzz' outline: absolute M, L, Q, C and Z, y upwards
 * @returns empty for a space
 */
export function compactPath(path: string): string {
  const pen = {x: 0, y: 0};
  const start = {x: 0, y: 0};
  const steps = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/gu)].map(([, command, numbers]) => {
    if (command === 'Z') {
      Object.assign(pen, start);
      return 'z';
    }
    const places = pairs(numbers);
    const step = relative(command, places, pen);
    Object.assign(pen, places.at(-1));
    if (command === 'M') Object.assign(start, pen);
    return step;
  });
  return steps.join('').replaceAll(/([a-y])([^a-z]*)(?:\1([^a-z]*))+/gu, sameCommands);
}

/** @returns whole units, y downwards */
function pairs(numbers: string): Pen[] {
  const all = (numbers.match(/-?[\d.]+/gu) ?? []).map(Number);
  return Array.from({length: all.length / 2}, (_, index) => ({
    x: Math.round(all[2 * index]),
    y: 0 - Math.round(all[2 * index + 1]),
  }));
}

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
