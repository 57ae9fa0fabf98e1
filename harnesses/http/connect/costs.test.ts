import {expect, test} from 'vitest';
import {costsOf, percentile} from './costs.ts';

test('a connection costs what opening, asking and closing takes, less the query on a kept connection', () => {
  const opened = {
    openMs: [3, 1, 2, 9],
    wholeMs: [4, 2, 3, 20],
    cpuMs: {php: 4, database: 8, pooler: 2},
  };
  const kept = {openMs: [0, 0], wholeMs: [0.5, 0.5], cpuMs: {php: 0.5, database: 0.5, pooler: 1.5}};
  expect(costsOf({opened, kept})).toEqual({
    ...{connections: 4, queries: 2},
    openMs: {p50: 2.5, p99: 9},
    connection: {wallMs: 3, cpuMs: {php: 0.75, database: 1.75, pooler: -0.25}},
    query: {wallMs: 0.5, cpuMs: {php: 0.25, database: 0.25, pooler: 0.75}},
  });
});

test('a percentile is a value that was measured', () => {
  const values = Array.from({length: 200}, (_, at) => 200 - at);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile([7], 0.99)).toBe(7);
});
