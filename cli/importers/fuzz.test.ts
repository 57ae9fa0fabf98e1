import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {goodFixtures, outcomeOf} from './fuzz/outcome.ts';
import {changed, changes, counts} from './fuzz/mutations.ts';
import {arithmeticOf} from './fuzz/oracle.ts';
import {TOOLS} from './tools.ts';

/** Rounds over each recorded output; `npm run fuzz` runs for a given time. */
const ROUNDS = 12;
const SEED = 20260403;

/** A run in which everything happened. */
const SOME = {good: 50, bad: 2, late: 3, refused: 1, waiting: 4, ranForS: 5};

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

const RECOUNTED = ROUNDS * 4;

describe.each(TOOLS)('a run of %s with other counts', (tool) => {
  test.each(goodFixtures(tool).map((fixture) => [fixture.name, fixture]))(
    '%s is imported as the tool’s own arithmetic has it',
    async (_name, {path, bytes, context}) => {
      const arithmetic = await arithmeticOf(tool);
      const text = bytes.toString('utf8');
      if (!arithmetic || arithmetic.recounted(text, SOME) === text) return;
      const file = join(folder, basename(path));
      await fc.assert(
        fc.asyncProperty(counts, async (drawn) => {
          const other = Buffer.from(arithmetic.recounted(text, drawn));
          expect(await outcomeOf(tool, file, other, context)).toMatch(/^(refused|result)$/);
        }),
        {numRuns: RECOUNTED, seed: SEED},
      );
    },
  );
});
