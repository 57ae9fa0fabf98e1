import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';

const RESULTS = join(import.meta.dirname, '../../static/data/results');
const results = readdirSync(RESULTS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    path: join(RESULTS, file),
    ...JSON.parse(readFileSync(join(RESULTS, file), 'utf8')),
  }))
  .filter(({origin}) => origin.kind === 'harness');

test('there are results of our harnesses', () => expect(results.length).toBeGreaterThan(0));

test.each(results)(
  '$id: its journal, where it names one, is the file beside it',
  ({path, origin}) => {
    const {journal} = origin.harness;
    if (!journal) return;
    const bytes = readFileSync(join(dirname(path), journal.file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(journal.sha256);
    expect(bytes).toHaveLength(journal.bytes);
    const lines = gunzipSync(bytes).toString('utf8').split('\n').filter(Boolean);
    expect(lines).toHaveLength(journal.lines);
    const runs = lines.map((line) => JSON.parse(line)).filter(({kind}) => kind === 'run');
    // Found by a review: nothing that was measured is missing for what it gave.
    const again = runs.filter(({accepted}) => !accepted).map((run) => run.again);
    expect(again.filter((reason) => !/canary|CPU time/.test(reason))).toEqual([]);
  },
);

test('no packed journal lies there without its result', () => {
  const packed = readdirSync(RESULTS, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.journal.ndjson.gz'),
  );
  for (const file of packed) {
    expect(existsSync(join(RESULTS, file.replace('.journal.ndjson.gz', '.json'))), file).toBe(true);
  }
});
