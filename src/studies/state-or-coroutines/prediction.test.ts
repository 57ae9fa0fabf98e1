import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {inputsOf, predictedPerS, runOfInputs} from './prediction.ts';

const read = (path) => JSON.parse(readFileSync(`static/data/${path}.json`, 'utf8'));
const {rows} = read('predictions/equal-slots');

test('the published prediction is what the model says of the published inputs', () => {
  expect(rows).toHaveLength(8);
  for (const {app, kept, cpuMs, waitMs, requestsPerS} of rows) {
    const inputs = inputsOf(read(`results/${runOfInputs(app)}`), app, kept);
    expect([cpuMs, waitMs]).toEqual(
      [inputs.cpuMs.toFixed(2), inputs.waitMs.toFixed(2)].map(Number),
    );
    for (const [slots, perS] of Object.entries(requestsPerS)) {
      expect(perS).toBe(Number(predictedPerS(inputs, Number(slots)).toFixed(1)));
    }
  }
});
