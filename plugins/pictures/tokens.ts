import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const file = join(import.meta.dirname, '../../src/css/tokens.css');

/** Colour tokens of both themes, by name without dashes in front. */
export function readTokens(): {light: Map<string, string>; dark: Map<string, string>} {
  const pairs = [
    ...readFileSync(file, 'utf8').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/gu),
  ];
  return {
    light: new Map(pairs.map(([, name, light]) => [name, light])),
    dark: new Map(pairs.map(([, name, , dark]) => [name, dark])),
  };
}

/**
 * The colour of a token in one theme.
 *
 * @throws {Error} for one that the sheet doesn't define
 */
export function tokenIn(colours: Map<string, string>, token: string): string {
  const colour = colours.get(token);
  if (colour) return colour;
  throw new Error(`a picture uses --${token}, which src/css/tokens.css doesn't define.`);
}
