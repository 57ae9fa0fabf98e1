import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {HarnessError} from '../machine/harness-error.ts';
import {makeFolder} from '../machine/make-folder.ts';
import {writeWhole} from '../machine/write-whole.ts';
import {Journal} from '../protocol/journal.ts';
import {packJournal} from './pack-journal.ts';
import type {Entry as EntriesEntry} from '../protocol/entries.ts';
import type {About} from './result-head.ts';

const ID = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/**
 * Writes the result file of a finished (or broken off) plan, and its journal, packed, beside it.
 *
 * @param from folder with the journal
 * @returns exit code
 */
export async function writeResultFile<Entry extends EntriesEntry>(
  resultFileOf: (journal: Journal<Entry>, about: About) => {measurements: object[]},
  from: string | undefined,
  {
    root,
    study,
    name,
    to,
    replace,
  }: {root: string; study: string; name?: string; to: string; replace: boolean},
): Promise<number> {
  const folder = resolve(from ?? join(root, 'runs', 'full'));
  if (!existsSync(join(folder, 'journal.ndjson'))) {
    throw new HarnessError(
      `folder ${folder}`,
      'holds no journal',
      'name the folder that --out named, or run a plan first',
    );
  }
  const journal: Journal<Entry> = Journal.open(folder);
  const first = journal.ofKind('session')[0];
  if (first === undefined) {
    throw new HarnessError(
      journal.path,
      'no session was begun in it',
      'run a plan into its folder first',
    );
  }
  const run = name ?? `${first.plan}-${first.at.slice(0, 10)}`;
  for (const [option, value] of [
    ['--study', study],
    ['--name', run],
  ]) {
    if (!ID.test(value)) {
      throw new HarnessError(option, `"${value}"`, 'use small letters, digits, dots and hyphens');
    }
  }
  const file = join(resolve(to), study, `${run}.json`);
  if (existsSync(file) && !replace) {
    throw new HarnessError(file, 'exists', 'choose another --name, or overwrite it with --replace');
  }
  const packed = packJournal(journal.path);
  const published = {file: `${run}.journal.ndjson.gz`, ...packed.about};
  const result = resultFileOf(journal, {study, name: run, published});
  makeFolder(dirname(file), {where: 'folder', option: '--to'});
  // The journal first: where writing stops between the two, no result names a journal that isn't there.
  writeWhole(join(dirname(file), published.file), packed.bytes);
  // By way of JSON, which leaves out what is undefined.
  writeWhole(file, `${textOf(JSON.parse(JSON.stringify(result)))}\n`);
  process.stdout.write(`${file}: ${result.measurements.length} measurements\n`);
  return 0;
}

/** Characters of the longest line that a list or an object is put on whole. */
const LINE = 240;

/**
 * JSON in which whatever fits stays on its line, such as a quantity with its repeats: a full run is a few thousand
 * lines, and a changed number is one of them.
 */
function textOf(value: unknown, indent: string = ''): string {
  const line = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || line.length <= LINE) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => inner + textOf(each, inner))
    : Object.entries(value).map(
        ([key, each]) => `${inner}${JSON.stringify(key)}: ${textOf(each, inner)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
