import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {IMPORTERS, METADATA} from '../../test/import-run.ts';

const COPIES = 300;

/** A file of points that takes a moment to read. */
function largePoints(folder) {
  const [head, ...lines] = readFileSync(
    `${IMPORTERS}/k6/fixtures/car-overload-1s.v2.out.ndjson`,
    'utf8',
  )
    .trimEnd()
    .split('\n');
  const file = join(folder, 'points.ndjson');
  writeFileSync(file, `${head}\n${`${lines.join('\n')}\n`.repeat(COPIES)}`);
  return file;
}

test.each([0, 150, 400, 700, 1000])(
  'interrupted after %i ms, an import leaves a whole result or none',
  async (ms) => {
    const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
    const temporary = mkdtempSync(join(tmpdir(), 'interrupted-tmp-'));
    const argv = [
      'cli/bench.ts',
      'import',
      'k6',
      largePoints(folder),
      ...METADATA,
      '--out',
      join(folder, 'out'),
    ];
    const child = spawn(process.execPath, argv, {
      env: {...process.env, TMPDIR: temporary},
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, ms));
    child.kill('SIGINT');
    await ended;
    const left = readdirSync(folder, {recursive: true}).filter((name) =>
      /\.json$|unfinished/.test(name),
    );
    for (const name of left)
      expect(JSON.parse(readFileSync(join(folder, name), 'utf8')).id).toBe('study/run');
    expect(left.filter((name) => name.includes('unfinished'))).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
  },
);
