/** A number inside a parsed document, whatever it is made of; undefined where there is none. */
export function numberAt(document: unknown, ...path: string[]): number | undefined {
  const value = path.reduce(
    (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
    document,
  );
  return typeof value === 'number' ? value : undefined;
}

/** Counts by name, such as those of status codes. */
export function countsAt(document: unknown, name: string): [string, number][] {
  const group = (document as Record<string, unknown>)[name] ?? {};
  return Object.keys(group).map((key) => [key, numberAt(group, key) ?? 0]);
}

/** @returns undefined where one of them isn't known */
export const sumOf = (numbers: (number | undefined)[]): number | undefined =>
  numbers.reduce(
    (total, number) => (total === undefined || number === undefined ? undefined : total + number),
    0,
  );

/** The sum of counts by name. */
export const total = (counts: [string, number][]) =>
  counts.reduce((sum, [, count]) => sum + count, 0);

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
