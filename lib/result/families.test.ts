import {expect, test} from 'vitest';
import {FAMILIES, familiesNamed, familiesOf, runtimeChoices} from './families.ts';
import {RUNTIMES} from './runtimes.ts';

test('a family’s variants are runtimes that result files know', () => {
  for (const {runtimes} of Object.values(FAMILIES))
    for (const runtime of runtimes) expect(Object.keys(RUNTIMES)).toContain(runtime);
});

test('a system is of the family of its runtime, and of Octane by its label', () => {
  expect(familiesOf({runtime: 'php-fpm-nginx', label: 'nginx'})).toEqual(['php-fpm']);
  expect(familiesOf({runtime: 'swoole-nts', label: 'Octane Swoole (NTS)'})).toEqual([
    'octane',
    'swoole',
  ]);
  expect(familiesOf({runtime: 'frankenphp-octane', label: 'x'})).toEqual(['octane', 'frankenphp']);
  expect(familiesOf({runtime: 'trueasync', label: 'TrueAsync FrankenPHP'})).toEqual(['trueasync']);
  expect(familiesOf({runtime: 'pfp', label: 'pfp'})).toEqual([]);
});

test('a sentence names families as people write them, and no other words', () => {
  expect(familiesNamed('OpenSwoole against FPM')).toEqual(['php-fpm', 'swoole']);
  expect(familiesNamed('an example of sample code, swowing')).toEqual([]);
  expect(familiesNamed('Amp and React PHP')).toEqual(['amphp', 'reactphp']);
});

test('variants stand below their family, what is of none comes last', () => {
  const present = new Set(['pfp', 'frankenphp', 'php-fpm', 'php-fpm-nginx', 'apache', 'swoole']);
  expect(runtimeChoices(present)).toEqual([
    ['php-fpm', 'PHP-FPM'],
    ['php-fpm-nginx', '– PHP-FPM + nginx'],
    ['swoole', 'Swoole'],
    ['frankenphp', 'FrankenPHP'],
    ['apache', 'Apache mod_php'],
    ['pfp', 'pfp'],
  ]);
});
