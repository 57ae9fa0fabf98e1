import {expect, test} from 'vitest';
import {soundReading} from './sound.ts';
import {readWith, TOOLS} from './tools.ts';

const withLatency = (latencyMs) => ({values: {latencyMs: {measuredFrom: 'sent', ...latencyMs}}});
const refusal = (reading) => {
  try {
    soundReading(reading);
  } catch (error) {
    return [error.code, error.place];
  }
  return null;
};

test('an answer under a microsecond is refused, however the number is written', () => {
  for (const p50 of [0.0002, {value: 0.0002}, {values: [1.2, 0.0002]}])
    expect(refusal(withLatency({p50}))).toEqual(['latency-too-short', 'latencyMs.p50']);
  expect(refusal(withLatency({p50: 0.001, mean: {value: 0.002}}))).toBeNull();
  expect(refusal(withLatency({min: 0, p50: 1}))).toBeNull();
});

test('every tool’s readings pass through these checks', async () => {
  expect(TOOLS.length).toBeGreaterThan(10);
  for (const tool of TOOLS) {
    const reads = async () => [withLatency({p99: 0.00002})];
    await expect(readWith({tool, formats: [], read: reads}, {head: ''})).rejects.toMatchObject({
      code: 'latency-too-short',
    });
  }
});
