// Each harness from load to result file: a short run on every runtime that is here, its export, and the check that
// result files get; of the HTTP harness pictures as well. Where servers may be missing it says so, does nothing and counts as skipped.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {SKIPPED_STATUS} from './results.ts';

const HARNESSES = ['http', 'actors', 'profilers'];

/** @param folder for journals and results */
function steps(folder: string): string[][] {
  const results = path.join(folder, 'results');
  return [
    ...HARNESSES.flatMap((name) => {
      const run = `harnesses/${name}/run`;
      const journal = path.join(folder, name);
      return [
        [run, 'smoke', '--out', journal],
        [run, 'export', journal, '--to', results, '--study', 'smoke', '--name', name],
        ['cli/bench.ts', 'validate', path.join(results, 'smoke', `${name}.json`)],
      ];
    }),
    ['node_modules/vitest/vitest.mjs', 'run', 'test/figures/harness-run.test.ts'],
  ];
}

if (process.env.BC_REQUIRE_HARNESS === '1') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'harness-smoke-'));
  const result = path.join(folder, 'results', 'smoke', 'http.json');
  const env = {...process.env, BC_SMOKE_RESULT: result};
  const failed = steps(folder).find(
    (step) => spawnSync(process.execPath, step, {stdio: 'inherit', env}).status !== 0,
  );
  rmSync(folder, {recursive: true, force: true});
  if (failed) console.error(`failed: ${failed.join(' ')}`);
  process.exitCode = failed ? 1 : 0;
} else {
  console.log(
    'SKIPPED: it needs PHP, nginx and PostgreSQL. Run harnesses/http/setup.sh, then set BC_REQUIRE_HARNESS=1.',
  );
  process.exitCode = SKIPPED_STATUS;
}
