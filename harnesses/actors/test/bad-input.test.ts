import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {runHarness, withFolder} from './harness.ts';

const GROUP = {name: 'g', runtimes: ['fiber'], modes: ['opcache'], scenarios: ['one-actor']};
const PLAN = {name: 'p', repeats: 1, warmUpS: 0.1, windowS: 0.1, groups: [GROUP]};

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
