export type Found = {place: string; before: string; after: string};

/**
 * Values that differ between two JSON texts; the order of keys is none of the values.
 *
 * @throws {SyntaxError} if one of them isn't JSON
 */
export const differencesOfJson = (before: string, after: string): Found[] =>
  differencesOfValues(JSON.parse(before), JSON.parse(after), '$');

const isHolder = (value: unknown) => typeof value === 'object' && value !== null;

function differencesOfValues(before: unknown, after: unknown, place: string): Found[] {
  if (Object.is(before, after)) return [];
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after))
    return [{place, before: shown(before), after: shown(after)}];
  const [old, now] = [before, after] as Record<string, unknown>[];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    differencesOfValues(
      old[key],
      now[key],
      Array.isArray(before) ? `${place}[${key}]` : `${place}.${key}`,
    ),
  );
}

const shown = (value: unknown) => (value === undefined ? 'no such value' : JSON.stringify(value));
