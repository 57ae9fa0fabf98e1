// @ts-check
// The harness from load to result file: a short run on every runtime that is here, its export, and the
// check that result files get. Where servers may be missing it says so and does nothing.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const HARNESS = 'harnesses/http/run';

/** @param {string} folder */
function steps(folder) {
  const journal = path.join(folder, 'smoke');
  const results = path.join(folder, 'results');
  return [
    [HARNESS, 'smoke', '--out', journal],
    [HARNESS, 'export', journal, '--to', results, '--study', 'smoke', '--name', 'smoke'],
    ['cli/bench.js', 'validate', path.join(results, 'smoke', 'smoke.json')],
  ];
}

if (process.env.BC_REQUIRE_HARNESS === '1') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'harness-smoke-'));
  const failed = steps(folder).find(
    (step) => spawnSync(process.execPath, step, {stdio: 'inherit'}).status !== 0,
  );
  rmSync(folder, {recursive: true, force: true});
  if (failed) console.error(`failed: ${failed.join(' ')}`);
  process.exitCode = failed ? 1 : 0;
} else {
  console.log(
    'SKIPPED: it needs PHP, nginx and PostgreSQL. Run harnesses/http/setup.sh, then set BC_REQUIRE_HARNESS=1.',
  );
}
