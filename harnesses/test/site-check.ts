import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const BENCH = join(import.meta.dirname, '..', '..', 'cli', 'bench.ts');

/**
 * Puts a result file to the site's own check, as `npm run bench -- validate` does: the schema, its rules, and whether the
 * numbers agree with one another.
 */
export function checkOf(result: {id: string}): {
  problems: object[];
  verdicts: {kind: string; check: string}[];
} {
  const folder = mkdtempSync(join(tmpdir(), 'site-check-'));
  try {
    const file = join(folder, `${result.id}.json`);
    mkdirSync(dirname(file));
    writeFileSync(file, JSON.stringify(result));
    const argv = [BENCH, 'validate', '--json', '--verdicts', file];
    const {stdout, stderr} = spawnSync(process.execPath, argv, {encoding: 'utf8'});
    if (!stdout) throw new Error(stderr);
    const {problems, files} = JSON.parse(stdout);
    return {problems, verdicts: files.flatMap((file: {verdicts: []}) => file.verdicts)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
