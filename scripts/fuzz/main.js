// @ts-check
// `npm run fuzz [minutes] [tool…]`: changes recorded outputs at random until the time is up. A change that an importer
// neither refuses nor turns into a valid result is put among the malformed fixtures, where the walk over them keeps it.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {goodFixtures, outcomeOf} from '../../cli/importers/fuzz/outcome.js';
import {changed, changes} from '../../cli/importers/fuzz/mutations.js';
import {TOOLS} from '../../cli/importers/tools.js';

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

/** @param {string} tool @param {ReturnType<typeof goodFixtures>[number]} fixture @param {number} seed */
async function fuzz(tool, {name, path, bytes, context}, seed) {
  if (Date.now() > end) return;
  const file = join(folder, basename(path));
  const property = fc.asyncProperty(changes, async (list) => {
    counts[await outcomeOf(tool, file, changed(bytes, list), context)] += 1;
  });
  const {failed, counterexample, errorInstance} = await fc.check(property, {numRuns: ROUNDS, seed});
  if (!failed || !counterexample) return;
  found += 1;
  const kept = `${IMPORTERS}${tool}/fixtures/malformed/found-${seed}-${basename(path)}`;
  writeFileSync(kept, changed(bytes, counterexample[0]));
  console.log(
    `${name}, seed ${seed}: ${/** @type {Error} */ (errorInstance).stack}\n  kept as ${kept}`,
  );
}
