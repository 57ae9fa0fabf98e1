import {describe, expect, it} from 'vitest';
import {descending, namedRows, quotientPoint} from './named-rows.ts';

const measurement = (id, rate) => ({
  id,
  system: 'a',
  scenario: 's',
  status: 'measured',
  values: {throughputPerS: {value: rate}},
});
const run = {
  id: 'study/run',
  load: {},
  systems: {},
  measurements: [measurement('fast', 30), measurement('slow', 12)],
};
const [fast, slow] = run.measurements;

describe('namedRows', () => {
  const at = (row) => (row === 'empty' ? null : {x: row, y: 1});

  it('leaves out rows in which no series has a value, and keeps the order of the others', () => {
    const points = namedRows({
      rows: ['b', 'empty', 'a'],
      unit: 'ratio',
      series: [{id: 'one', token: 'stage-php', at}],
    });
    expect(points.x).toEqual({unit: 'category', values: ['b', 'a']});
    expect(points.series[0].points.map(({x}) => x)).toEqual(['b', 'a']);
  });

  it('refuses rows without any value', () => {
    expect(() => namedRows({rows: ['empty'], unit: 'ratio', series: [{id: 'one', at}]})).toThrow(
      /none of the series/,
    );
  });
});

describe('descending', () => {
  it('puts the largest value first and leaves out rows without one', () => {
    const points = [{x: 'low', y: 1}, null, {x: 'gap', y: null}, {x: 'high', y: 3}];
    expect(descending(points)).toEqual(['high', 'low']);
  });
});

describe('quotientPoint', () => {
  it('divides, names both values, and is a single run', () => {
    expect(quotientPoint(run, {over: fast, under: slow, path: 'throughputPerS', x: 'row'})).toEqual(
      {
        x: 'row',
        y: 2.5,
        single: true,
        from: 'run#fast.throughputPerS run#slow.throughputPerS',
      },
    );
  });

  it('is nothing where one value is missing', () => {
    expect(
      quotientPoint(run, {over: fast, under: undefined, path: 'throughputPerS', x: 'row'}),
    ).toBe(null);
    expect(quotientPoint(run, {over: fast, under: slow, path: 'latencyMs.p50', x: 'row'})).toBe(
      null,
    );
  });
});
