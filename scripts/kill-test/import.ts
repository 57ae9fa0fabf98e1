import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {finish, lookAt, readFiles, restore, runUndisturbed} from './whole-files.ts';
import type {Subject} from './trial.ts';

const FIXTURE = 'cli/importers/k6/fixtures/car-overload-1s.v2.out.ndjson';
const FACTS =
  '--id study/run --evidence own --system swoole --runtime swoole --scenario hello --yes --replace';

/**
 * `import --replace` of a file of points over an older result.
 *
 * @param options how often the recorded points are repeated
 */
export async function importSubject(
  project: string,
  {copies = 3}: {copies?: number} = {},
): Promise<Subject & {discard: () => void}> {
  const root = mkdtempSync(join(tmpdir(), 'kill-import-'));
  mkdirSync(join(root, 'out/study'), {recursive: true});
  const [head, ...lines] = readFileSync(join(project, FIXTURE), 'utf8').trimEnd().split('\n');
  const points = join(root, 'points.ndjson');
  writeFileSync(points, `${head}\n${`${lines.join('\n')}\n`.repeat(copies)}`);
  const argv = ['cli/bench.ts', 'import', 'k6', points, ...FACTS.split(' '), '--out'];
  const run = {
    command: process.execPath,
    args: [...argv, join(root, 'out')],
    cwd: project,
    env: {TMPDIR: root},
  };
  const read = () => readFiles(root, ['out']);
  const before = new Map([['out/study/run.json', '{"the result": "of before"}\n']]);
  restore(root, read(), before);
  await runUndisturbed(run);
  const after = read();
  return {
    name: 'import',
    prepare: () => restore(root, read(), before),
    run,
    watched: () => [join(root, 'out/study')],
    look: () => lookAt(read(), {before, after}),
    settle: () => finish(run, read, after),
    discard: () => rmSync(root, {recursive: true, force: true}),
  };
}
