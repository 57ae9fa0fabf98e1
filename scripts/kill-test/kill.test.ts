import {expect, test} from 'vitest';
import {buildSubject} from './build.ts';
import {WRITING, commandSubject} from './command.ts';
import {importSubject} from './import.ts';
import {journalSubject} from './journal.ts';
import {killAgainAndAgain} from './trial.ts';
import {updateSubject} from './update.ts';

// A few kills of each, in twenty seconds on a machine that has nothing else to do; `npm run kill` makes hundreds, of the whole site as well.
test.each([
  ['an import', () => importSubject(process.cwd()), 2],
  ['an update', () => updateSubject(process.cwd(), {of: 'small'}), 2],
  ['the journal of a harness', () => journalSubject(), 2],
  ['putting a site in place', () => buildSubject(), 2],
  ...WRITING.map((words) => [words, () => commandSubject(process.cwd(), words), 1] as const),
])(
  'a kill of %s leaves whole files, and the next run finishes it',
  async (_name, make, kills) => {
    const subject = await make();
    try {
      const {where, faults} = await killAgainAndAgain(subject, kills);
      expect(faults, faults.join('\n')).toEqual([]);
      expect(Object.values(where).reduce((sum, count) => sum + count, 0)).toBe(kills);
    } finally {
      subject.discard();
    }
  },
  300_000,
);
