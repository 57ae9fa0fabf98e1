import {expect, test} from 'vitest';
import {groupsOf} from './stages.js';

test('only neighbours of one group run side by side', () => {
  const stages = [
    {name: 'formatter', group: 'static'},
    {name: 'linter', group: 'static'},
    {name: 'smoke run', group: 'smoke and build'},
    {name: 'unit tests'},
    {name: 'harness tests'},
    {name: 'links', group: 'static'},
  ];
  const names = groupsOf(stages).map((group) => group.map(({name}) => name));
  expect(names).toEqual([
    ['formatter', 'linter'],
    ['smoke run'],
    ['unit tests'],
    ['harness tests'],
    ['links'],
  ]);
});
