import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {goodFixtures, outcomeOf} from './fuzz/outcome.js';
import {changed, changes} from './fuzz/mutations.js';
import {TOOLS} from './tools.js';

/** Rounds over each recorded output; `npm run fuzz` runs for a given time. */
const ROUNDS = 12;
const SEED = 20260403;

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));

describe.each(TOOLS)('a broken output of %s', (tool) => {
  test.each(goodFixtures(tool).map((fixture) => [fixture.name, fixture]))(
    '%s is refused or becomes a valid result, whatever was done to it',
    async (_name, {path, bytes, context}) => {
      const file = join(folder, basename(path));
      expect(await outcomeOf(tool, file, bytes, context)).toBe('result');
      await fc.assert(
        fc.asyncProperty(changes, async (list) => {
          const outcome = await outcomeOf(tool, file, changed(bytes, list), context);
          expect(outcome).toMatch(/^(refused|problems|result)$/);
        }),
        {numRuns: ROUNDS, seed: SEED},
      );
    },
  );
});
