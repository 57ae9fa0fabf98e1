import {expect, test} from 'vitest';
import {quantitiesOf} from '../value/reference.ts';
import {withQuantities} from './texts.ts';

const site = (quantities) => ({
  runs: {byId: new Map(), unreadable: []},
  quantities: new Map(Object.entries(quantities).map(([name, one]) => [`demo:${name}`, one])),
});
const WORDS = {en: {'unit.ms': 'ms', 'unit.s': 's'}, ru: {'unit.ms': 'мс', 'unit.s': 'с'}};
const said = (texts, quantities, locale = 'en') =>
  withQuantities(texts, {
    quantities: quantitiesOf(site(quantities), 'demo'),
    locale,
    words: WORDS[locale],
  });

const GAIN = {unit: 'ratio', digits: 2, of: () => 1.2345};
const P50 = {unit: 'ms', digits: 0, of: () => 5440};

test('a text names quantities, bare, with a unit, in another unit, as a percentage', () => {
  const text =
    '{{gain}}; {{gain, percent}}; {{gain, number(digits: 1)}}; {{p50, unit}}; {{p50, in(unit: s)}}';
  expect(said({text}, {gain: GAIN, p50: P50}).text).toBe(
    '1.23; 123%; 1.2; 5,440\u00a0ms; 5.44\u00a0s',
  );
});

test('what a chart gives when it draws is left alone', () => {
  expect(said({text: 'offered: {{value}}'}, {}).text).toBe('offered: {{value}}');
});

test('of plural forms the one stays that the counted quantity asks for', () => {
  const forms = {
    cells_one: '{{cells, count}} точка',
    cells_few: '{{cells, count}} точки',
    cells_many: '{{cells, count}} точек',
    cells_other: '{{cells, count}} точки',
  };
  const cells = (count) => said(forms, {cells: {unit: 'count', of: () => count}}, 'ru');
  expect(cells(1)).toEqual({cells: '1 точка'});
  expect(cells(3)).toEqual({cells: '3 точки'});
  expect(cells(12)).toEqual({cells: '12 точек'});
});

test('a name that does not exist is refused with the names near it', () => {
  expect(() => said({text: '{{gian}}'}, {gain: GAIN, p50: P50})).toThrow(
    'no such name; src/studies/demo/quantities.ts has: gain, p50',
  );
});

test('a format that does not exist is refused with those that do', () => {
  expect(() => said({text: '{{gain, ms}}'}, {gain: GAIN})).toThrow(
    'there is no format “ms”; available: number, count, unit, percent, in',
  );
});
