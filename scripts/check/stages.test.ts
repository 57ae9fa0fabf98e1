import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {longestMinutes, planOf, slownessOf} from './stages.ts';

/** Checking out, Node, npm's packages and Chromium, before the first stage; and keeping the results after the last. */
const AROUND_MINUTES = 3;

test('stages that are stopped one after the other end before CI ends the job, set-up included', () => {
  const {jobs} = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
  const setUps = readFileSync('.ci/run', 'utf8').matchAll(/\btimeout (\d+)m /g);
  const setUpMinutes = Array.from(setUps, ([, minutes]) => Number(minutes));
  expect(setUpMinutes).toHaveLength(2);
  const whole = [AROUND_MINUTES, ...setUpMinutes, longestMinutes(planOf({chromePath: ''}))];
  expect(whole.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(
    jobs.check['timeout-minutes'],
  );
});

test('a stage that may take five minutes or more says why it takes so long', () => {
  const slow = planOf({chromePath: ''})
    .flat()
    .filter(({minutes}) => minutes >= 5);
  expect(slow.filter(({why}) => !why).map(({name}) => name)).toEqual([]);
});

test('lanes side by side take as long as the longest of them', () => {
  const [two, four, five] = [2, 4, 5].map((minutes) => ({minutes}));
  expect(longestMinutes([[four], [two, five]])).toBe(7);
});

test('a slow machine is given more time, by a number', () => {
  expect([{}, {SLOWNESS: '2.5'}].map(slownessOf)).toEqual([1, 2.5]);
  for (const SLOWNESS of ['', '0', '0.5', 'slow', 'Infinity'])
    expect(() => slownessOf({SLOWNESS})).toThrow(`SLOWNESS is "${SLOWNESS}". Give a number from 1`);
});

test('an expectation that was never recorded fails outside CI too, and is written only when asked for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unrecorded-'));
  try {
    writeFileSync(
      path.join(folder, 'new.test.js'),
      `import {expect, test} from 'vitest';
test('a picture', () => expect('<svg/>').toMatchFileSnapshot('new.svg'));
test('a sentence', () => expect('said').toMatchSnapshot());`,
    );
    writeFileSync(
      path.join(folder, 'vitest.config.mjs'),
      `import config from ${JSON.stringify(path.resolve('vitest.config.mts'))};
export default {...config, test: {...config.test, include: ['*.test.js'], setupFiles: [], globalSetup: []}};`,
    );
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const env = {...process.env, NO_COLOR: '1', CI: undefined, GITHUB_ACTIONS: undefined};
    const run = (...options: string[]) =>
      spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options], {
        cwd: folder,
        encoding: 'utf8',
        env,
      });
    expect(run().stdout).toMatch(/Tests +2 failed/);
    expect(existsSync(path.join(folder, 'new.svg'))).toBe(false);
    expect(existsSync(path.join(folder, '__snapshots__'))).toBe(false);
    expect(run('-u').status).toBe(0);
    expect(readFileSync(path.join(folder, 'new.svg'), 'utf8')).toBe('<svg/>');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
