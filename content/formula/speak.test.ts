import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {speak, spokenSigns, symbolsIn} from './speak.ts';

const SYMBOLS = [
  {id: 'n', tex: 'N', spoken: 'N'},
  {id: 'n-star', tex: 'N^*', spoken: 'N star'},
  {id: 'beta', tex: '\\beta', spoken: 'beta'},
  {id: 'mu', tex: '\\mu', spoken: 'mu'},
  {id: 't-io', tex: 'T_\\mathrm{io}', spoken: 'T I O'},
];

const words = (locale) => ({
  symbols: SYMBOLS,
  signs: spokenSigns({catalogues: {[locale]: {study: catalogue(locale)}}}, locale),
});
const catalogue = (locale) => JSON.parse(readFileSync(`i18n/${locale}/study.json`, 'utf8'));
const [EN, RU] = ['en', 'ru'].map(words);

test('a short formula is said from its symbols, numbers and signs', () => {
  expect(speak('\\beta = 1', 'en', EN)).toBe('beta equals 1');
  expect(speak('T_\\mathrm{io} \\le 2.5', 'ru', RU)).toBe('T I O не больше 2,5');
});

test('of two symbols the longer is meant', () => {
  expect(speak('N^*', 'en', EN)).toBe('N star');
  expect(speak('N < N^*', 'en', EN)).toBe('N is less than N star');
});

test('what is not known is not said', () => {
  expect(speak('\\sum_i x_i', 'en', EN)).toBeNull();
  expect(speak('N_q', 'en', EN)).toBeNull();
  expect(speak('\\multimap', 'en', EN)).toBeNull();
});

test('a formula finds its symbols, each once and not inside longer ones', () => {
  const ids = (tex) => symbolsIn(tex, SYMBOLS).map(({id}) => id);
  expect(ids('N^* = \\frac{T_\\mathrm{io}}{\\beta} + \\beta')).toEqual(['n-star', 'beta', 't-io']);
  expect(ids('\\min(N, N^*)')).toEqual(['n', 'n-star']);
  expect(ids('\\max(1)')).toEqual([]);
});
