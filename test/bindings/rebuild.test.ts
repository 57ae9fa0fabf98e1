import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {copyFixture} from './site-copy.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = 'static/data/results/demo/run-1.json';
const PAGE = 'build/claims/index.html';

let site;
beforeEach(() => {
  site = copyFixture();
  cpSync(join(PROJECT, 'test/bindings/fixtures/shell'), site.root, {recursive: true});
  for (const part of ['src/components/study', 'src/theme/useRootUrl.ts'])
    cpSync(join(PROJECT, part), join(site.root, part), {recursive: true});
  giveOwnModules(site.root);
});
afterEach(() => site.discard());

// The bundler keeps its cache in node_modules/.cache, which must be the copy's and not the project's.
function giveOwnModules(root) {
  const folder = join(root, 'node_modules');
  rmSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(PROJECT, 'node_modules', name), join(folder, name));
  }
}

/** Builds the English site as a reader of the README would, in a process of its own. */
async function build() {
  const docusaurus = join(PROJECT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const options = {cwd: site.root, env: {...process.env, NODE_ENV: 'production', FORCE_COLOR: '0'}};
  const args = [docusaurus, 'build', '--locale', 'en'];
  const run = promisify(execFile)(process.execPath, args, options);
  const {stdout, stderr} = await run.catch((error) => error);
  const {code} = await run.then(() => ({code: 0})).catch((error) => error);
  return {code, text: stdout + stderr};
}

/** Builds the site, which must succeed; if it does not, the failure says what the build said. */
async function builds() {
  const {code, text} = await build();
  expect(code, text).toBe(0);
}

test('a rebuild shows a changed number even with the bundler’s cache of the first build', async () => {
  await builds();
  expect(site.read(PAGE)).toContain('cores: 16');
  expect(existsSync(join(site.root, 'node_modules/.cache/rspack'))).toBe(true);
  site.edit(RUN, '"cores": 16', '"cores": 24');
  await builds();
  expect(site.read(PAGE)).toContain('cores: 24');
  expect(site.read(PAGE)).not.toContain('cores: 16');
}, 180_000);

test('a build of a site that disagrees with its data ends with exit code 1 and publishes nothing', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  site.edit('docs/claims.mdx', '<Passport run="demo/run-1">', '<Passport run="demo/run-2">');
  const {code, text} = await build();
  expect(code).toBe(1);
  expect(text).toContain('docs/studies/demo.mdx:15:16: the page says “989”');
  expect(text).toContain('<Passport run=“demo/run-2”> refers to something that does not exist');
  expect(text).toContain('the points of figure demo/rate');
  expect(existsSync(join(site.root, 'build'))).toBe(false);
}, 180_000);
