import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const file = join(import.meta.dirname, '../../src/css/tokens.css');

/**
 * Colour tokens of both themes, by name without dashes in front.
 *
 * @returns {{light: Map<string, string>, dark: Map<string, string>, system: Map<string, string>}} `system` is the
 *   dark theme of readers without scripts
 */
export function readTokens() {
  const [light, dark, system] = readFileSync(file, 'utf8')
    .split('@media screen')
    .map(
      (block) =>
        new Map(
          [...block.matchAll(/--([\w-]+): (#\w+);/gu)].map(([, name, colour]) => [name, colour]),
        ),
    );
  return {light, dark, system};
}
