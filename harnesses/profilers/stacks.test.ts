import {expect, test} from 'vitest';
import {readCollapsed, readPerfSymbols, readStackBlocks} from './stacks.ts';

const PHPSPY = `0 hash <internal>:-1
1 Bench\\Profiled\\Workload\\burn_b /srv/Known.php:111
2 Bench\\Profiled\\Workload\\Known::step /srv/Known.php:60
3 <main> /srv/target.php:26

# trace_ts = 1795334230.873584
0 Bench\\Profiled\\Workload\\burn_a /srv/Known.php:103
1 <main> /srv/target.php:26

0 Bench\\Profiled\\Workload\\burn_a /srv/Known.php:103
`;

test('stacks are counted by their blocks, and one that doesn’t reach the script is torn', () => {
  expect(readStackBlocks(PHPSPY, '<main>')).toEqual({
    samples: 3,
    torn: 1,
    weight: 3,
    inKnown: {a: 2, b: 1, c: 0},
  });
});

test('an empty output is no sample', () => {
  expect(readStackBlocks('', '<main>').samples).toBe(0);
  expect(readStackBlocks('\n\n\n', '{main}').samples).toBe(0);
});

test('collapsed stacks stand for ticks, of which several may be one sample', () => {
  const text = '/srv/target.php;step;burn_a 60\n/srv/target.php;step;burn_c_until 7\n';
  expect(readCollapsed(text, 50)).toEqual({
    samples: 50,
    torn: 0,
    weight: 67,
    inKnown: {a: 60, b: 0, c: 7},
  });
});

test('perf names functions of C, and those seen most are kept', () => {
  const text =
    '    7f3b64e4eb46 __vdso_clock_gettime\n\n    56470646dbc1 execute_ex\n 56470646dbc2 execute_ex\n';
  const {samples, symbols, inKnown} = readPerfSymbols(text);
  expect(samples).toBe(3);
  expect(Object.entries(symbols)[0]).toEqual(['execute_ex', 2]);
  expect(inKnown).toEqual({a: 0, b: 0, c: 0});
});
