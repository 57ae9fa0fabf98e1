// Kills what writes, again and again, and looks at what is left: `npm run kill -- --help`.
import {scriptCommand} from '../setup/command-line.ts';
import {buildSubject} from './build.ts';
import {WRITING, commandSubject} from './command.ts';
import {importSubject} from './import.ts';
import {journalSubject} from './journal.ts';
import {killAgainAndAgain} from './trial.ts';
import {updateSubject} from './update.ts';
import type {Journal, Subject} from './trial.ts';

const options = scriptCommand(
  'npm run kill --',
  `Kills imports, updates, other commands, the writing of a harness's journal and builds by SIGKILL at random moments, in copies of the
repository, and checks that every file is whole, nothing is lost and the same command finishes the work.`,
)
  .option('--imports <kills>', 'of an import', '100')
  .option('--updates <kills>', 'of an update of a few pages; a script stands in for drawing', '100')
  .option('--whole <kills>', 'of an update of this site; a script stands in for drawing', '10')
  .option('--drawn <kills>', 'of an update of this site that draws its pictures', '3')
  .option('--commands <kills>', 'of each other command that writes', '10')
  .option('--journals <kills>', "of a harness's journal", '30')
  .option('--placed <kills>', 'of a build of a stand-in, most where it is put in place', '30')
  .option('--builds <kills>', 'of a build of the whole site, which takes minutes each', '10')
  .option('--verbose', 'a line for each kill')
  .parse()
  .opts();

const root = process.cwd();
const trials: [kills: string, make: () => Promise<Subject & {discard: () => void}>][] = [
  [options.imports, () => importSubject(root)],
  [options.updates, () => updateSubject(root, {of: 'small'})],
  [options.whole, () => updateSubject(root, {of: 'whole'})],
  [options.drawn, () => updateSubject(root, {of: 'whole', drawsItself: true})],
  ...WRITING.map((words): [string, () => Promise<Subject & {discard: () => void}>] => [
    options.commands,
    () => commandSubject(root, words),
  ]),
  [options.journals, () => journalSubject()],
  [options.placed, () => buildSubject()],
  [options.builds, () => buildSubject(root)],
];

let isGood = true;
for (const [kills, make] of trials) {
  if (Number(kills) === 0) continue;
  const subject = await make();
  try {
    const tell = options.verbose ? console.log : undefined;
    isGood = report(subject.name, await killAgainAndAgain(subject, Number(kills), tell)) && isGood;
  } finally {
    subject.discard();
  }
}
process.exitCode = isGood ? 0 : 1;

/** @returns whether nothing is wrong */
function report(name: string, {kills, where, faults, seconds}: Journal): boolean {
  console.log(`\n${name}: ${kills} kills in ${seconds.toFixed(0)} s, ${faults.length} faults`);
  for (const [place, count] of Object.entries(where).sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)}  ${place}`);
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length === 0;
}
