import {expect, test} from 'vitest';
import {groupsOf} from './stages.js';

test('only neighbours that print nothing run side by side', () => {
  const stages = [
    {name: 'formatter', isQuiet: true},
    {name: 'linter', isQuiet: true},
    {name: 'unit tests'},
    {name: 'harness tests'},
    {name: 'links', isQuiet: true},
  ];
  const names = groupsOf(stages).map((group) => group.map(({name}) => name));
  expect(names).toEqual([['formatter', 'linter'], ['unit tests'], ['harness tests'], ['links']]);
});
