import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {finish, readFiles, runUndisturbed} from './whole-files.ts';
import type {Look, Subject} from './trial.ts';

const WRITER = fileURLToPath(new URL('../../harnesses/test/journal-writer.ts', import.meta.url));

/** The journal of a harness, with a log beside each of its entries, written as fast as it goes. */
export async function journalSubject({entries = 60}: {entries?: number} = {}): Promise<
  Subject & {discard: () => void}
> {
  const root = mkdtempSync(join(tmpdir(), 'kill-journal-'));
  const run = {
    command: process.execPath,
    args: [WRITER, join(root, 'out'), String(entries)],
    cwd: root,
  };
  const read = () => readFiles(root, ['out']);
  const journal = () => read().get('out/journal.ndjson') ?? '';
  await runUndisturbed(run);
  const after = read();
  const empty = () => {
    rmSync(join(root, 'out'), {recursive: true});
    mkdirSync(join(root, 'out/logs'), {recursive: true});
  };
  return {
    name: `journal of a harness (${entries} entries)`,
    prepare: empty,
    run,
    watched: () => [join(root, 'out'), join(root, 'out/logs')],
    look: (said) => lookAtJournal(journal(), after.get('out/journal.ndjson') ?? '', said),
    settle: () => finish(run, read, after),
    discard: () => rmSync(root, {recursive: true, force: true}),
  };
}

function lookAtJournal(now: string, whole: string, said: string): Look {
  const isCut = now.length > 0 && !now.endsWith('\n');
  const count = now.split('\n').length - 1;
  const told = Number([...said.matchAll(/^(\d+)\n/gm)].at(-1)?.[1] ?? 0);
  const faults = [
    ...(whole.startsWith(now) ? [] : ['the journal is not the beginning of a whole one']),
    ...(told > count ? [`${told} entries were said to be kept, ${count} are there`] : []),
  ];
  return {where: whereOf(now, whole, isCut), faults};
}

function whereOf(now: string, whole: string, isCut: boolean) {
  if (now === '') return 'before the first entry';
  if (now === whole) return 'behind the last entry';
  return isCut ? 'in the middle of an entry' : 'between two entries';
}
