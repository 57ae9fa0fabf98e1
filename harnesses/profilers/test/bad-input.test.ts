import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {nodeAlone, withFolder} from '../../testing/run-harness.ts';
import {runHarness} from './harness.ts';

const refusals = [
  ['an unknown command', ['bench'], 'Usage:'],
  ['an unknown option', ['full', '--fast'], "Unknown option '--fast'"],
  ['an unknown plan', ['plan', 'slow'], 'name one of plans/'],
  ['an export of nothing', ['export', '/nowhere'], 'holds no journal'],
];

for (const [name, args, message] of refusals) {
  test(`${name} is refused with what to do`, {timeout: 20_000}, async () => {
    const {code, output} = await runHarness(args);
    expect(output).toContain(message);
    expect(code).not.toBe(0);
  });
}

test.each([
  ['here', () => ({})],
  ['where Node is alone', nodeAlone],
])(
  'a folder with other files is never written into, %s',
  {timeout: 20_000},
  (_where, environment) =>
    withFolder(async (folder) => {
      const photos = join(folder, 'photos');
      mkdirSync(photos);
      writeFileSync(join(photos, 'a.txt'), 'mine');
      const {code, output} = await runHarness(['smoke', '--out', photos], environment(folder));
      expect(code).toBe(1);
      expect(output).toContain('holds files and no journal');
    }),
);
