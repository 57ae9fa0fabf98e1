// Writes a journal as a harness does, going on where it was stopped: `node journal-writer.ts <folder> <entries>`, for
// `npm run kill`. After each entry that is kept it prints how many there are.
import {Journal, keepLog} from '../engine/journal.ts';

const [folder, count] = process.argv.slice(2);
const journal = Journal.open(folder);
for (let number = journal.entries.length; number < Number(count); number += 1) {
  // of many lengths, up to several blocks of a disk, and of characters that take several bytes
  const log = `${number} запрос\n`.repeat((number * 371) % 9000);
  const kept = keepLog(journal, `run-${number}`, {status: 'crashed', log});
  journal.append({kind: 'run', key: `run-${number}`, log, ...kept});
  process.stdout.write(`\n${journal.entries.length}\n`);
}
