import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readLog} from './read-log.ts';

const FIXTURES = new URL('../../../../lib/access-log/fixtures/', import.meta.url);

/** A real log of PHP-FPM, as the form hands it in. */
const logOf = (name: string) => new Blob([readFileSync(new URL(`${name}.txt`, FIXTURES))]);

test('the log of an empty script is refused as that of the application', async () => {
  const {problem} = await readLog(logOf('empty'), 'app');
  expect(problem.code).toBe('empty-script');
});

test('it is taken as that of the empty script, and a quick application’s as an application’s', async () => {
  expect(await readLog(logOf('empty'), 'empty')).toHaveProperty('cpuMs.mean');
  expect(await readLog(logOf('queries'), 'app')).toHaveProperty('cpuMs.mean');
});
