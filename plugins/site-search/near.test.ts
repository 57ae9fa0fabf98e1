import {expect, test} from 'vitest';
import {nearTo} from './browser/near.ts';

const TERMS = ['задержка', 'виртуальные пользователи', 'процентиль'];

test.each([
  ['сволле', 'Swoole'],
  ['frankenphq', 'FrankenPHP'],
  ['roudruner', 'RoadRunner'],
  ['задержко', 'задержка'],
  ['виртуалные', 'виртуальные пользователи'],
])('%s is near to %s', (typed, name) => {
  expect(nearTo(typed, 'ru', TERMS)[0]).toBe(name);
});

test('what is like nothing is near to nothing', () => {
  expect(nearTo('qqqwwweee', 'ru', TERMS)).toEqual([]);
  expect(nearTo('п', 'ru', TERMS)).toEqual([]);
});
