import {expect, test} from 'vitest';
import {circlesOf, importsOfRooms, roomOf, unnamedModules} from './rooms.ts';

test('a room is a folder of its kind', () => {
  expect(roomOf('lib/result/read.ts')).toBe('lib/result');
  expect(roomOf('content/site/runs.ts')).toBe('content');
  expect(roomOf('src/components/charts/plan/bars.ts')).toBe('src/components/charts');
  expect(roomOf('src/studies/home/figures/thesis.ts')).toBe('src/studies');
});

test('a circle is found, and told by its imports', () => {
  const rooms = new Map([
    ['a', new Map([['b', 'a/1 → b/1']])],
    ['b', new Map([['c', 'b/2 → c/1']])],
    ['c', new Map([['b', 'c/2 → b/1']])],
  ]);
  expect(circlesOf(rooms)).toEqual([
    ['b/2 → c/1', 'c/2 → b/1'],
    ['c/2 → b/1', 'b/2 → c/1'],
  ]);
});

test('imports lead in one direction: no way leads from a room back to it', () => {
  const rooms = importsOfRooms();
  expect(rooms.get('plugins/bindings')?.has('content')).toBe(true);
  expect(circlesOf(rooms)).toEqual([]);
});

test('what Node reads of src/ is called a module, so that no build warns of it', () => {
  expect(unnamedModules()).toEqual([]);
});
