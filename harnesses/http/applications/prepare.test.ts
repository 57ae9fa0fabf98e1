import {cpSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {findApplication, SMALL} from '../catalogue.ts';

const HARNESSES = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = ['package.json', 'engine', 'machine', 'http/app', `http/applications/${SMALL}`];

/** The harness's folders as after a checkout: without what the small application generates. */
function freshCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'bc-prepare-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const name of [
    ...COPIED,
    ...['catalogue', 'runtimes/postgres-hook', 'runtimes/fitting'].map(
      (module) => `http/${module}.ts`,
    ),
  ])
    if (existsSync(join(HARNESSES, name)))
      cpSync(join(HARNESSES, name), join(folder, name), {
        recursive: true,
        filter: (path) => basename(path) !== 'generated' && !path.endsWith('.test.js'),
      });
  return folder;
}

/** Prepares the small application of a copy by the copy's own catalogue, as often as a run of two cells does. */
function prepareTwice(folder) {
  const script = `import {prepareApplication} from './http/catalogue.ts';
    await prepareApplication('${SMALL}');
    await prepareApplication('${SMALL}');`;
  return runToEnd(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    timeoutMs: 30_000,
  });
}

test('the small application is declared with what it generates', () => {
  const {prepare = [], folder} = findApplication(SMALL);
  expect(existsSync(join(folder, prepare[1])), prepare.join(' ')).toBe(true);
});

test.skipIf(findCommand('php') === null)(
  'an application without its generated files has them after it was prepared',
  async () => {
    const folder = freshCheckout();
    const generated = join(folder, 'http/app/generated');
    expect(existsSync(generated)).toBe(false);
    const {code, stderr} = await prepareTwice(folder);
    expect(code, stderr).toBe(0);
    expect(readdirSync(generated)).toEqual(
      expect.arrayContaining(['Classes', 'Services', 'configuration', 'definitions']),
    );
    expect(readdirSync(join(generated, 'Classes'))).toHaveLength(100);
  },
);
