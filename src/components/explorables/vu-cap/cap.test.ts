import {expect, test} from 'vitest';
import {wordsIn} from '../frame/words.ts';
import {badCap, medianText, startCap, writeCap} from './index.tsx';

test('the exhibit starts with twice the published cap, and leaves no trace of it', () => {
  expect(startCap('', {}, 1000)).toBe(2000);
  expect(writeCap('?tcpu=5', 2000, 1000)).toBe('?tcpu=5');
});

test('a cap comes back from its own address', () => {
  const search = writeCap('?preset=some-run/some-point', 700, 1000);
  expect(search).toBe('?preset=some-run/some-point&vus=700');
  expect(startCap(search, {}, 1000)).toBe(700);
});

test('a cap that cannot be is passed over, and the hand wins over the address', () => {
  for (const vus of ['0', '5000', '150.5', 'many', ''])
    expect([startCap(`?vus=${vus}`, {}, 1000), badCap(`?vus=${vus}`)]).toEqual([2000, vus]);
  expect(startCap('?vus=700', {vus: '300'}, 1000)).toBe(300);
  expect([badCap('?vus=700'), badCap('')]).toEqual([null, null]);
});

test('where no request was answered there is no median, and none is said', () => {
  const words = wordsIn('en', {'unit.ms': 'ms', 'unit.s': 's'});
  expect(medianText(null, words)).toBe('–');
  expect(medianText(40, words)).toBe('40\u00a0ms');
});
