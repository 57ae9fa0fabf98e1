import {expect, test} from 'vitest';
import {commandLineOf} from './command-line.ts';

test.each([
  ['plan pool --blocks 1 --out /srv/runs/pool', 'plan pool --blocks 1 --out pool'],
  ['plan /tmp/mine/memory.json --out=/srv/runs/memory', 'plan memory.json --out=memory'],
  ['export runs/full --to static/data/results', 'export runs/full --to static/data/results'],
])('a journal tells %s without folders of the machine', (typed, told) => {
  expect(commandLineOf('http', typed.split(' '))).toBe(`harnesses/http/run ${told}`);
});
