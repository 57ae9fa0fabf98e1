// `npm run fuzz [minutes] [tool…]`: changes recorded outputs at random until the time is up, byte by byte and by other
// counts that the tool could have printed. A change that an importer neither refuses nor turns into a valid result that
// agrees with the tool's own arithmetic is put among the malformed fixtures, where the walk over them keeps it.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {goodFixtures, outcomeOf} from '../../cli/importers/fuzz/outcome.ts';
import {arithmeticOf} from '../../cli/importers/fuzz/oracle.ts';
import {changed, changes, counts as runs} from '../../cli/importers/fuzz/mutations.ts';
import {TOOLS} from '../../cli/importers/tools.ts';
import {writeWhole} from '../../content/write-whole.ts';

export type Fixture = ReturnType<typeof goodFixtures>[number];

const IMPORTERS = fileURLToPath(new URL('../../cli/importers/', import.meta.url));
const ROUNDS = 50;
const MS_PER_MINUTE = 60_000;

const [minutes = '10', ...tools] = process.argv.slice(2);
const end = Date.now() + Number(minutes) * MS_PER_MINUTE;
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const counts = {refused: 0, problems: 0, result: 0};
let found = 0;

try {
  for (let seed = Date.now(); Date.now() < end; seed += 1) {
    for (const tool of tools.length > 0 ? tools : TOOLS) {
      for (const fixture of goodFixtures(tool)) await fuzz(tool, fixture, seed);
    }
  }
} finally {
  rmSync(folder, {recursive: true, force: true});
}
console.log(`${JSON.stringify(counts)}, found ${found}`);
process.exitCode = found > 0 ? 1 : 0;

async function fuzz(tool: string, fixture: Fixture, seed: number) {
  const {bytes} = fixture;
  await check(tool, fixture, seed, changes, (list) => changed(bytes, list));
  const recounted = (await arithmeticOf(tool))?.recounted;
  if (!recounted) return;
  const text = bytes.toString('utf8');
  await check(tool, fixture, seed, runs, (drawn) => Buffer.from(recounted(text, drawn)));
}

async function check<Drawn>(
  tool: string,
  {name, path, context}: Fixture,
  seed: number,
  arbitrary: fc.Arbitrary<Drawn>,
  change: (drawn: Drawn) => Buffer,
) {
  if (Date.now() > end) return;
  const file = join(folder, basename(path));
  const property = fc.asyncProperty(arbitrary, async (drawn) => {
    counts[await outcomeOf(tool, file, change(drawn), context)] += 1;
  });
  const {failed, counterexample, errorInstance} = await fc.check(property, {numRuns: ROUNDS, seed});
  if (!failed || !counterexample) return;
  found += 1;
  const kept = `${IMPORTERS}${tool}/fixtures/malformed/found-${seed}-${basename(path)}`;
  writeWhole(kept, change(counterexample[0]));
  console.log(
    `${name}, seed ${seed}: ${errorInstance instanceof Error && errorInstance.stack}\n  kept as ${kept}`,
  );
}
