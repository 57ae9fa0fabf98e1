import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {nodeAlone, runHarness, withFolder} from './harness.ts';

const GROUP = {name: 'g', runtimes: ['fiber'], modes: ['opcache'], scenarios: ['one-actor']};
const PLAN = {name: 'p', repeats: 1, warmUpS: 0.1, windowS: 0.1, groups: [GROUP]};

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

const plans = [
  ['no JSON', '{"name": ', 'is no JSON'],
  ['no repeats', JSON.stringify({...PLAN, repeats: 0}), 'repeats: 0'],
  ['a runtime', planWith({runtimes: ['go']}), '"go" is not known'],
  ['a mode', planWith({modes: ['fast']}), 'list some of: no-opcache, opcache, jit'],
  ['a scenario', planWith({scenarios: ['actors-0']}), '"actors-0" is not known'],
  ['a group without scenarios', planWith({scenarios: undefined}), 'nothing is not known'],
];

function planWith(change) {
  return JSON.stringify({...PLAN, groups: [{...GROUP, ...change}]});
}

for (const [name, text, message] of plans) {
  test(`a plan with ${name} that is not known is refused with its place`, {timeout: 20_000}, () =>
    withFolder(async (folder) => {
      const file = join(folder, 'plan.json');
      writeFileSync(file, text);
      const {code, output} = await runHarness(['plan', file]);
      expect(output).toContain(message);
      expect(output).toContain(file);
      expect(code).toBe(1);
    }),
  );
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
