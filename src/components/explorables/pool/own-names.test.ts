import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {measuredCells} from '../../../../lib/pool/measured-cells.ts';
import {KEYS} from './fields.ts';
import {readState, stateOf, valueOf} from './state.ts';

const cells = measuredCells(
  JSON.parse(readFileSync('static/data/results/state-or-coroutines/two-cores.json', 'utf8')),
);

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a name that every object has, %s, is no value of a field',
  (name) => {
    for (const key of KEYS.filter((each) => each !== 'cell'))
      expect(valueOf(key, name), key).toBeUndefined();
    expect(readState(`?kept=${name}`, cells)).toEqual({
      state: stateOf(cells),
      bad: [{field: 'kept', text: name}],
    });
  },
);
