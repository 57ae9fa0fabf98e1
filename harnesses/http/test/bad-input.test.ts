import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {nodeAlone, runHarness, withFolder} from './harness.ts';

const refusals = [
  ['an unknown runtime', ['serve', 'apache'], 'choose one of:'],
  [
    'a factor that the runtime cannot be',
    ['serve', 'amphp', '--waiting', 'blocking'],
    'choose one of: coroutine',
  ],
  ['no workers', ['serve', 'factorial', '--workers', '0'], 'give a whole number, 1 or more'],
  ['a load tool that is not there', ['quick', '--tool', 'wrk'], 'choose one of: auto, own, k6'],
  [
    'Poisson arrivals by a tool that has none',
    ['plan', 'equal-rates', '--tool', 'k6'],
    'k6 has no Poisson arrivals',
  ],
  ['no block at all', ['quick', '--blocks', '0'], 'give a whole number, 1 or more'],
  ['a load without a rate', ['load', 'http://127.0.0.1:1'], 'status|refused|ECONNREFUSED'],
  ['an address that is none', ['load', 'localhost'], 'give the address that serve printed'],
  [
    'a command without {url}',
    ['check-tool', '--command', 'wrk'],
    'write {url} where the tool takes it',
  ],
  ['a folder that cannot be made', ['probe', '--out', '/dev/null/x'], 'cannot be made: [^]*--out'],
  ['a probe without repeats', ['probe', '--repeats', '0'], 'give a whole number, 1 or more'],
];

// A machine that lacked PHP's pgsql said what was absent, in place of what was wrong in the command.
describe.each([
  ['here', () => ({})],
  ['where Node is alone', nodeAlone],
])('%s', (_where, environment) => {
  const run = (args: string[]) =>
    withFolder((folder) => runHarness(args, undefined, environment(folder)));

  for (const [name, args, message] of refusals) {
    test(`${name} is refused with what to do`, {timeout: 20_000}, async () => {
      const {code, output} = await run(args);
      expect(output).toMatch(new RegExp(message.replace(/[{}]/g, '\\$&')));
      expect(code).not.toBe(0);
    });
  }

  for (const command of ['quick', 'boot', 'connect', 'probe'])
    test(`a folder with other files is never written into by ${command}`, {timeout: 20_000}, () =>
      withFolder(async (folder) => {
        writeFileSync(join(folder, 'a.txt'), 'mine');
        const {code, output} = await run([command, '--out', folder]);
        expect(code).toBe(1);
        expect(output).toContain('holds files and no journal');
      }),
    );
});

test(
  'a plan of which nothing can run here may be started again in the same folder',
  {timeout: 20_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const again = () =>
        runHarness(['probe', '--out', out], undefined, {PATH: join(folder, 'programs')});
      nodeAlone(folder);
      expect((await again()).output).toContain('none of its runs can be made here');
      expect((await again()).output).toContain('none of its runs can be made here');
    }),
);

test(
  'a plan that is no JSON, or names what is not known, is refused with the place',
  {timeout: 20_000},
  () =>
    withFolder(async (folder) => {
      const file = join(folder, 'plan.json');
      writeFileSync(file, '{"name": ');
      expect((await runHarness(['plan', file])).output).toContain('is no JSON');
      const group = {
        name: 'x',
        runtimes: ['factorial'],
        slots: {blocking: [[1, 1]]},
        points: ['fast'],
      };
      writeFileSync(
        file,
        JSON.stringify({
          name: 'x',
          repeats: 1,
          warmUpS: 1,
          measureS: 1,
          maxInFlight: 1,
          groups: [group],
        }),
      );
      expect((await runHarness(['plan', file])).output).toMatch(
        /group x, points: "fast" is not known/,
      );
      const plan = {name: 'x', repeats: 1, warmUpS: 1, measureS: 1, maxInFlight: 1};
      const refused = async (changes) => {
        writeFileSync(file, JSON.stringify({...plan, groups: [group], ...changes}));
        return (await runHarness(['plan', file])).output;
      };
      expect(await refused({arrivals: 'bursts'})).toMatch(/arrivals: "bursts" is not known/);
      const half = {...group, points: ['closed'], copies: 1.5};
      expect(await refused({groups: [half]})).toMatch(/group x, copies: "1.5"/);
    }),
);

test(
  'a machine without PHP is told to install it, not to disable an extension',
  {timeout: 20_000},
  () =>
    withFolder(async (folder) => {
      const {output} = await runHarness(['quick'], undefined, nodeAlone(folder));
      expect(output).toMatch(/^Absent: factorial \(program php: apt-get install php-cli/m);
      expect(output).not.toContain('a PHP that starts');
    }),
);
