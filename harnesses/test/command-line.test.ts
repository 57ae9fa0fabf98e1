import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeAlone, startHarness, withFolder} from './run-harness.ts';

const refusals = [
  ['an unknown command', ['bench'], 'Usage:'],
  ['an unknown option', ['full', '--fast'], "Unknown option '--fast'"],
  ['an unknown plan', ['plan', 'slow'], 'name one of plans/'],
  ['a seed that is none', ['full', '--seed', 'x'], 'give a whole number, 0 or more'],
  ['an export of nothing', ['export', '/nowhere'], 'holds no journal'],
] as const;

// A machine that lacked something said what was absent, in place of what was wrong in the command.
const machines = [
  ['here', () => ({})],
  ['where Node is alone', nodeAlone],
] as const;

describe.each(['http', 'actors', 'profilers'])('%s', (harness) => {
  const run = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
    startHarness(join(import.meta.dirname, '..', harness, 'run'), [...args], env).ended;

  test.each(refusals)('refuses %s with what to do', async (_name, args, message) => {
    const {code, output} = await run(args);
    expect(output).toContain(message);
    expect(code).not.toBe(0);
  });

  test.each(machines)('never writes into a folder with other files, %s', (_where, environment) =>
    withFolder(async (folder) => {
      const photos = join(folder, 'photos');
      mkdirSync(photos);
      writeFileSync(join(photos, 'a.txt'), 'mine');
      const {code, output} = await run(['smoke', '--out', photos], environment(folder));
      expect(code).toBe(1);
      expect(output).toContain('holds files and no journal');
    }),
  );

  test('says what it can do', async () => {
    const {code, output} = await run(['--help']);
    expect(code).toBe(0);
    for (const command of ['doctor', 'smoke', 'full', 'plan', 'export', '--seed', '--estimate'])
      expect(output).toContain(command);
  });
});
