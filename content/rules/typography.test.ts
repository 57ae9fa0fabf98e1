import {expect, test} from 'vitest';
import {parsePage} from '../site/parse-page.ts';
import {checkTypography, tidied, tidiedCatalogue} from './typography.ts';

const FILE = 'i18n/ru/a.mdx';
const page = (text) => ({file: FILE, locale: 'ru', text, ...parsePage(FILE, text)});
const NOTHING = {catalogues: {ru: {}}, catalogueSources: new Map()};
const flaws = (text) =>
  checkTypography({site: NOTHING, pages: [page(text)]}).map(({code, line, params}) => [
    code,
    line,
    params.whole,
  ]);

test('a breaking space or the end of a line after a short preposition is a flaw', () => {
  expect(flaws('Один в поле.\n\nЗависит от\nвоина.\n')).toEqual([
    ['typography-preposition', 1, 'в поле.'],
    ['typography-preposition', 3, 'от воина.'],
  ]);
});

test('a preposition before a tag is one as well', () => {
  expect(flaws('Выросло в <b>2</b> раза.\n')).toHaveLength(1);
});

test('a second is no preposition, and a part of a word neither', () => {
  expect(flaws('Длился 5\u00a0с и кончился; кто-то во\u00a0дворе.\n')).toEqual([]);
});

test('a breaking space before a unit is a flaw, before a preposition it is none', () => {
  const places = flaws('Через 5 с, 20 мс, 3 с\u00a0корутинами.\n').map(([code]) => code);
  expect(places).toEqual(['typography-unit', 'typography-unit']);
  expect(flaws('Из\u00a05 сотен 1 МБайт и\u00a07\u00a0%.\n')).toEqual([]);
});

test('straight quotation marks and decimal points are flaws of prose, not of code or English', () => {
  expect(flaws('Сказано "да" за\u00a01.5\u00a0мс.\n')).toEqual([
    ['typography-quote', 1, '"да"'],
    ['typography-decimal', 1, '1.5'],
  ]);
  expect(
    flaws('Код `a "b" с d`, <span lang="en">to "go" за x</span>, PHP 8.5 и\u00a0Swoole.\n'),
  ).toEqual([]);
});

test('a figure that is quoted keeps the point that its source printed', () => {
  expect(flaws('Напечатано «-11.92%».\n')).toEqual([]);
  expect(flaws('Это «мало, 1.5%».\n')).toHaveLength(1);
});

test('the texts of a catalogue are held to the same, at their line', () => {
  const source = '{\n  "a": "ждёт в очереди"\n}';
  const site = {
    catalogues: {ru: {study: JSON.parse(source)}},
    catalogueSources: new Map([['i18n/ru/study.json', source]]),
  };
  expect(checkTypography({site, pages: []})).toMatchObject([{file: 'i18n/ru/study.json', line: 2}]);
});

test('a page is tidied where a program can tell, and only there', () => {
  const text = 'Ждал в\n  очереди 1.5 мс, `с кодом` "так", 5".\n';
  expect(tidied(page(text))).toBe('Ждал в\u00a0очереди 1,5\u00a0мс, `с кодом` «так», 5".\n');
});

test('a catalogue is tidied in its sentences alone', () => {
  const source =
    '{\n  "в a": "ждёт в \\"очереди\\" 1.5 мс, <a href=\\"/x\\">с</a>",\n  "b": "да"\n}\n';
  const site = {
    catalogues: {ru: {study: JSON.parse(source), problems: {c: 'ждёт в очереди'}}},
    catalogueSources: new Map([['i18n/ru/study.json', source]]),
  };
  expect(tidiedCatalogue(site, 'study')).toBe(
    '{\n  "в a": "ждёт в\u00a0«очереди» 1,5\u00a0мс, <a href=\\"/x\\">с</a>",\n  "b": "да"\n}\n',
  );
  expect(tidiedCatalogue(site, 'problems')).toBe('');
});
