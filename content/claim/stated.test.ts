import {expect, test} from 'vitest';
import {quantityFormatter} from '../value/evaluate.ts';
import {flawsOfClaim} from './shape.ts';
import {statedText} from './view.ts';

const claim = {
  id: 'less-memory',
  source: 'report',
  where: 'Summary',
  quote: '2-3x less',
  verdict: 'holds',
};
const flawsOf = (stated) =>
  flawsOfClaim({...claim, stated}).map(({field, value}) => [field, value]);

test('a source states a number, a range, or neither', () => {
  for (const stated of [null, undefined, {value: 0, unit: 'mb'}, {from: 2, to: 3, unit: 'ratio'}]) {
    expect(flawsOf(stated)).toEqual([]);
  }
});

test('what is neither is named as it stands', () => {
  for (const stated of [
    {},
    {from: 3, to: 2},
    {from: 2},
    {value: 2, to: 3},
    {value: '2'},
    {value: NaN},
  ]) {
    expect(flawsOf(stated)).toEqual([['stated', JSON.stringify(stated)]]);
  }
});

test('a range has its unit once, as the language writes it', () => {
  const share = {from: 0.05, to: 0.1, unit: 'share'};
  expect(statedText(share, quantityFormatter('en'))).toBe('5–10%');
  expect(statedText(share, quantityFormatter('ru'))).toBe('5–10\u00a0%');
  const memory = {from: 2.5, to: 4, unit: 'mb'};
  expect(statedText(memory, quantityFormatter('ru', {'unit.mb': 'МБ'}))).toBe('2,5–4\u00a0МБ');
  expect(statedText({value: 5, unit: 'mb'}, quantityFormatter('en', {'unit.mb': 'MB'}))).toBe(
    '5\u00a0MB',
  );
});
