import {expect, test} from 'vitest';
import {agreementOf} from './agreement.ts';

const of = (...values) => ({group: 'a', values});

test('a faster machine contradicts nobody', () => {
  expect(agreementOf([of(100, 250), of(50, 125), of(10, 25)], 0.05)).toEqual({
    ...{times: 2, decided: 3, contradicted: 0},
  });
});

test('who is ahead once and behind another time is a contradiction, if by more than the margin', () => {
  expect(agreementOf([of(100, 90), of(90, 100)], 0.05)).toMatchObject({contradicted: 1});
  expect(agreementOf([of(100, 99), of(99, 100)], 0.05)).toMatchObject({
    decided: 0,
    contradicted: 0,
  });
  expect(agreementOf([of(120, 100), of(100, 102)], 0.05)).toMatchObject({
    ...{decided: 1, contradicted: 0},
  });
});

test('other loads are not compared, and nothing is decided by nothing', () => {
  const apart = [of(1, 2), {...of(2, 1), group: 'b'}];
  expect(agreementOf(apart, 0.05)).toMatchObject({decided: 0});
  expect(agreementOf([], 0.05)).toEqual({times: 0, decided: 0, contradicted: 0});
});
