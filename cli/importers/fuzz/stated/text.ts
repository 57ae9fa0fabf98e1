/** The numbers that a pattern's groups find in a text; undefined where it finds none. */
export function numbersIn(text: string, pattern: RegExp): number[] | undefined {
  return pattern.exec(text)?.slice(1).map(Number);
}

/** The number of the first group. */
export const numberIn = (text: string, pattern: RegExp) => numbersIn(text, pattern)?.[0];

const SECONDS = {us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600};

/** Seconds of a time such as `2.01s`. */
export function secondsOf(text: string | undefined) {
  const [, number, unit] = /^([\d.]+)(us|ms|s|m|h)$/.exec(text ?? '') ?? [];
  return unit === undefined ? undefined : Number(number) * SECONDS[unit as keyof typeof SECONDS];
}
