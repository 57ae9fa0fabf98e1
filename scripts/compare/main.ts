// `npm run compare -- <build A> <build B> [--expected <file>]`: do two builds say the same?
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {compareBuilds} from './differences.ts';
import {readExpected, withoutExpected} from './expected.ts';
import type {Difference} from './differences.ts';

const EXPECTED = fileURLToPath(new URL('expected.json', import.meta.url));
const USAGE = 'npm run compare -- <build A> <build B> [--expected <file>]';
/** Of each file; the count says how many more there are. */
const SHOWN = 5;
const LENGTH = 160;

const short = (text: string) => (text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text);

function print(differences: Difference[]) {
  for (const file of new Set(differences.map(({file}) => file))) {
    const found = differences.filter((difference) => difference.file === file);
    console.log(`\n${file}: ${found.length}`);
    for (const {place, before, after} of found.slice(0, SHOWN))
      console.log(`  ${place}\n    A: ${short(before)}\n    B: ${short(after)}`);
    if (found.length > SHOWN) console.log(`  and ${found.length - SHOWN} more`);
  }
}

/** @returns exit code */
function main(words: string[]): number {
  const {positionals, values} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {expected: {type: 'string', default: EXPECTED}},
  });
  const [before, after] = positionals;
  if (!before || !after || positionals.length > 2)
    throw new Error(`two folders of built sites are compared: ${USAGE}`);
  const expected = readExpected(values.expected);
  const {files, differences} = compareBuilds(before, after);
  const {left, unused} = withoutExpected(differences, expected);
  print(left);
  for (const {file, place, reason} of unused)
    console.log(
      `\nNo difference is like ${JSON.stringify({file, place})} (“${reason}”): take the line out of ${path.relative('.', values.expected)}.`,
    );
  console.log(
    `\n${files} files compared: ${left.length} differences, ${differences.length - left.length} expected ones.`,
  );
  return left.length + unused.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
