// `npm run compare -- <build A> <build B> [--expected <file>]`: do two builds say the same?
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {scriptCommand} from '../setup/command-line.ts';
import {compareBuilds} from './differences.ts';
import {readExpected, withoutExpected} from './expected.ts';
import {messageOf} from '../../lib/errors.ts';
import type {Difference} from './differences.ts';

const EXPECTED = fileURLToPath(new URL('expected.json', import.meta.url));
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

const command = scriptCommand('npm run compare --', 'Do two builds say the same?')
  .argument('<before>', 'folder of a built site')
  .argument('<after>', 'folder of the other one')
  .option('--expected <file>', 'list of differences that are meant', EXPECTED)
  .parse();

/** @returns exit code */
function main(before: string, after: string, list: string): number {
  const expected = readExpected(list);
  const {files, differences} = compareBuilds(before, after);
  const {left, unused} = withoutExpected(differences, expected);
  print(left);
  for (const {file, place, reason} of unused)
    console.log(
      `\nNo difference is like ${JSON.stringify({file, place})} (“${reason}”): take the line out of ${path.relative('.', list)}.`,
    );
  console.log(
    `\n${files} files compared: ${left.length} differences, ${differences.length - left.length} expected ones.`,
  );
  return left.length + unused.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(command.args[0], command.args[1], command.opts().expected);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
