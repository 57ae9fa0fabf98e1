// @ts-check
// The harness from load to result file: a short run on every runtime that is here, its export, and the
// check that result files get, and pictures of it. Where servers may be missing it says so and does nothing.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const HARNESS = 'harnesses/http/run';

/** @param {string} folder @param {string} result file that is made */
function steps(folder, result) {
  const journal = path.join(folder, 'smoke');
  const results = path.join(folder, 'results');
  return [
    [HARNESS, 'smoke', '--out', journal],
    [HARNESS, 'export', journal, '--to', results, '--study', 'smoke', '--name', 'smoke'],
    ['cli/bench.js', 'validate', result],
    ['node_modules/vitest/vitest.mjs', 'run', 'test/figures/harness-run.test.js'],
  ];
}

if (process.env.BC_REQUIRE_HARNESS === '1') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'harness-smoke-'));
  const result = path.join(folder, 'results', 'smoke', 'smoke.json');
  const env = {...process.env, BC_SMOKE_RESULT: result};
  const failed = steps(folder, result).find(
    (step) => spawnSync(process.execPath, step, {stdio: 'inherit', env}).status !== 0,
  );
  rmSync(folder, {recursive: true, force: true});
  if (failed) console.error(`failed: ${failed.join(' ')}`);
  process.exitCode = failed ? 1 : 0;
} else {
  console.log(
    'SKIPPED: it needs PHP, nginx and PostgreSQL. Run harnesses/http/setup.sh, then set BC_REQUIRE_HARNESS=1.',
  );
}
