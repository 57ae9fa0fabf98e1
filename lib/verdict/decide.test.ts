import {expect, test} from 'vitest';
import {decide, idleTolerances, possibleAnswers, unexplainedTolerances} from './decide.ts';

const judged = (ours, more = {}) => ({
  quote: '2.6x … 10–20',
  stated: {value: 2.6, unit: 'ratio'},
  ours,
  q: (name) => ({low: 1, high: 9, middle: 5})[name],
  ...more,
});
const RANGE = {stated: {from: 10, to: 20, unit: 'ratio'}};

test.each([
  ['printed', 2.649, 'holds'],
  ['printed', 2.651, 'wrong'],
  ['rounded', 2.55, 'holds'],
  ['rounded', 2.35, 'rounding'],
  ['rounded', 2.33, 'wrong'],
  ['about', 2.73, 'holds'],
  ['about', 2.74, 'wrong'],
  ['equal', 2.6, 'holds'],
  ['equal', 2.601, 'wrong'],
  ['more', 2.601, 'holds'],
  ['more', 2.6, 'wrong'],
  ['less', 2.599, 'holds'],
  ['at-least', 2.6, 'holds'],
  ['at-most', 2.601, 'wrong'],
  ['clearly-more', 2.74, 'holds'],
  ['clearly-more', 2.72, 'wrong'],
  ['clearly-less', 2.47, 'holds'],
  ['clearly-less', 2.48, 'wrong'],
  ['far-more', 5.21, 'holds'],
  ['far-more', 5.2, 'wrong'],
  ['far-less', 1.29, 'holds'],
  ['far-less', 1.31, 'wrong'],
] as const)('%s: %d against “2.6x” %s', (by, ours, verdict) => {
  expect(decide(by, judged(ours))).toBe(verdict);
});

test.each([
  [9.5, 'holds'],
  [9.4, 'wrong'],
  [20.5, 'holds'],
  [20.6, 'wrong'],
])('within: %d against “10–20” %s', (ours, verdict) => {
  expect(decide('within', judged(ours, RANGE))).toBe(verdict);
});

test('k of n rows: all, some and none have a verdict each', () => {
  const rows = (than) => ({by: 'more', of: ['low', 'middle', 'high'], than, some: 'selective'});
  expect(decide(rows(0), judged(1))).toBe('holds');
  expect(decide(rows(5), judged(1))).toBe('selective');
  expect(decide(rows(9), judged(1))).toBe('wrong');
  expect(decide({...rows(5), evenOne: 'artefact', some: undefined}, judged(1))).toBe('artefact');
});

test('rows are compared each with its own number, and a list of another length is refused', () => {
  const pairs = {by: 'equal', of: ['low', 'high'], than: [1, 9]};
  expect(decide(pairs, judged(1))).toBe('holds');
  expect(() => decide({...pairs, than: [1, 2, 3]}, judged(1))).toThrow('2 numbers with 3');
});

test('what is not so holds where it would have another verdict, and is wrong otherwise', () => {
  expect(decide({by: 'more', than: 1, yes: 'selective'}, judged(1))).toBe('holds');
  expect(decide({by: 'more', than: 1}, judged(1))).toBe('wrong');
});

test('a finding has its own two ends', () => {
  expect(decide({by: 'more', than: 1, yes: 'same'}, judged(1))).toBe('other');
  expect(decide({by: 'more', than: 1, yes: 'other'}, judged(1))).toBe('same');
  expect(possibleAnswers({by: 'more', yes: 'same', no: {by: 'about', yes: 'partly'}})).toEqual([
    'same',
    'partly',
    'holds',
  ]);
});

test('an outcome may be another comparison, and several of different kinds count as rows', () => {
  const further = {
    by: 'more',
    than: 1,
    no: {by: 'at-least', than: 1, yes: 'rounding', no: 'wrong'},
  };
  expect([2, 1, 0].map((ours) => decide(further, judged(ours)))).toEqual([
    'holds',
    'rounding',
    'wrong',
  ]);
  const all = {
    all: [
      {by: 'more', than: 1},
      {by: 'less', of: 'low', than: 2},
    ],
  };
  expect(decide(all, judged(2))).toBe('holds');
  expect(decide(all, judged(1))).toBe('wrong');
});

test('a claim that states nothing can’t be compared with what it states', () => {
  expect(() => decide('printed', judged(1, {stated: null}))).toThrow('“stated”');
  expect(() => decide({by: 'more', than: 'from'}, judged(1))).toThrow('“from”');
});

test('a judge says which answers it can return', () => {
  expect(possibleAnswers('printed')).toEqual(['holds', 'wrong']);
  expect(possibleAnswers('rounded')).toEqual(['holds', 'wrong', 'rounding']);
  expect(
    possibleAnswers({by: 'more', yes: 'artefact', no: {by: 'about', no: 'selective'}}),
  ).toEqual(['artefact', 'holds', 'selective']);
  expect(possibleAnswers({by: 'more', of: ['low', 'high'], some: 'selective'})).toContain(
    'selective',
  );
});

test('a tolerance of a claim’s own needs a reason, and an effect', () => {
  const own = {by: 'about', tolerance: 0.2, because: 'it says “roughly”'};
  expect(unexplainedTolerances(own)).toEqual([]);
  expect(unexplainedTolerances({...own, because: undefined})).toHaveLength(1);
  expect(decide(own, judged(3))).toBe('holds');
  expect(idleTolerances(own, judged(3), 'holds')).toEqual([]);
  expect(idleTolerances(own, judged(2.7), 'holds')).toEqual([own]);
  const inside = {by: 'more', than: 9, no: own};
  expect(idleTolerances(inside, judged(3), 'holds')).toEqual([]);
  expect(idleTolerances(inside, judged(2.7), 'holds')).toEqual([own]);
});
