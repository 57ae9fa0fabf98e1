import {expect, test} from 'vitest';
import {checkSuperseded} from './replaced-runs.ts';

const siteOf = (...runs) => ({site: {runs: {byId: new Map(runs.map((run) => [run.id, run]))}}});

test('a run may name a later one that exists', () => {
  expect(checkSuperseded(siteOf({id: 'a/old', supersededBy: 'b/new'}, {id: 'b/new'}))).toEqual([]);
});

test('a run that doesn’t exist is refused, with the file and the value', () => {
  const [problem] = checkSuperseded(siteOf({id: 'a/old', supersededBy: 'b/gone'}));
  expect(problem).toMatchObject({
    code: 'superseded-by-nothing',
    file: 'static/data/results/a/old.json',
    params: {value: 'b/gone'},
  });
});

test('no run supersedes itself', () => {
  expect(checkSuperseded(siteOf({id: 'a/old', supersededBy: 'a/old'}))).toHaveLength(1);
});
