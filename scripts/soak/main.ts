// `npm run soak [minutes]`: runs every test of a property with new seeds until the time is up, and names the file and the
// seed of what fails or does not end. `BC_SEED=<seed> npx vitest run <file>` shows it again.
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {runWithin} from '../check/run-within.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_FILE = 3;

const [minutes = '10'] = process.argv.slice(2);
const end = Date.now() + Number(minutes) * MS_PER_MINUTE;
const files = ['lib', 'cli', 'src', 'plugins', 'test'].flatMap(propertiesIn);
let rounds = 0;
const found: string[] = [];

for (let seed = Date.now() % 2 ** 31; Date.now() < end; seed += 1) {
  for (const file of files) {
    if (Date.now() < end) await soak(file, seed);
  }
  rounds += 1;
}
console.log(`\n${rounds} rounds over ${files.length} files, found ${found.length}`);
for (const line of found) console.log(line);
process.exitCode = found.length > 0 ? 1 : 0;

/** @returns its test files that draw their cases */
function propertiesIn(room: string): string[] {
  return readdirSync(room, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(room, name))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));
}

async function soak(file: string, seed: number) {
  const command = [
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    file,
  ];
  const env = {...process.env, BC_SEED: String(seed)};
  const {status, inTime} = await runWithin(command, {minutes: MINUTES_PER_FILE, env});
  if (status === 0) return;
  found.push(`BC_SEED=${seed} npx vitest run ${file}  # ${inTime ? 'fails' : 'does not end'}`);
}
