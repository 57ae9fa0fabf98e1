import {expect, test} from 'vitest';
import {compareSame} from './same-measurements.ts';

const runOf = (...cells) => ({
  id: 'study/run',
  measurements: cells.map(([id, values]) => ({id, values})),
});
const SAME = {run: 'study/other', values: {throughputPerS: 'throughputPerS'}};

const compare = (own, theirs, relation = SAME) =>
  compareSame(runOf(['a', {throughputPerS: own}]), runOf(['a', {throughputPerS: theirs}]), relation)
    .differences;

test('equal numbers agree, and others differ with both named', () => {
  expect(compare({value: 989}, {value: 989})).toEqual([]);
  expect(compare({value: 989}, {value: 971})).toEqual([
    {index: 0, measurement: 'a', path: 'throughputPerS', value: 989, other: 971},
  ]);
});

test('numbers agree to the rounding of the coarser', () => {
  expect(compare({value: 46}, {value: 46.4})).toEqual([]);
  expect(compare({value: 46}, {value: 46.6})).toHaveLength(1);
  expect(compare({value: 5440, asPrinted: '5.44 s'}, {value: 5444})).toEqual([]);
  expect(compare({value: 5440, asPrinted: '5.44 s'}, {value: 5446})).toHaveLength(1);
  expect(compare({value: 10000, asPrinted: '10,000'}, {value: 10001})).toHaveLength(1);
});

test('measurements and paths may have other names there', () => {
  const own = runOf(['zts-without', {memoryMb: {loaded: {value: 508}}}]);
  const other = runOf(['zts', {memoryMb: {containerTotal: {value: 510}}}]);
  const relation = {
    ...{run: 'study/other', values: {'memoryMb.loaded': 'memoryMb.containerTotal'}},
    measurements: {'zts-without': 'zts'},
  };
  expect(compareSame(own, other, relation)).toMatchObject({
    compared: 1,
    differences: [{measurement: 'zts-without', path: 'memoryMb.loaded', value: 508, other: 510}],
  });
  expect(compareSame(own, other, SAME).compared).toBe(0);
});

test('a difference that is known is none', () => {
  const differing = [{measurement: 'a', value: 'throughputPerS', reason: 'A misprint.'}];
  expect(compare({value: 989}, {value: 971}, {...SAME, differing})).toEqual([]);
});
