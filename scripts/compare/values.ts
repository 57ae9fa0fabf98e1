import type {Found} from './differences.ts';

/**
 * Values that differ between two JSON texts; the order of keys is none of the values.
 *
 * @throws {SyntaxError} if one of them isn't JSON
 */
export const differencesOfJson = (before: string, after: string): Found[] =>
  differencesOfValues(JSON.parse(before), JSON.parse(after), '$');

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function differencesOfValues(before: unknown, after: unknown, place: string): Found[] {
  if (Object.is(before, after)) return [];
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after))
    return [{place, before: shown(before), after: shown(after)}];
  const [old, now]: Record<string, unknown>[] = [before, after];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    differencesOfValues(
      old[key],
      now[key],
      Array.isArray(before) ? `${place}[${key}]` : `${place}.${key}`,
    ),
  );
}

const shown = (value: unknown) => (value === undefined ? 'no such value' : JSON.stringify(value));

/** Lines that differ, one by one. A line that came or went moves all below it, so only the first ones are named. */
export function differencesOfLines(before: string, after: string): Found[] {
  const [old, now] = [before, after].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
  const length = Math.max(old.length, now.length);
  return Array.from({length}, (_, index) => index)
    .filter((index) => old[index] !== now[index])
    .map((index) => ({
      place: `line ${index + 1}`,
      before: old[index] ?? 'no such line',
      after: now[index] ?? 'no such line',
    }));
}
