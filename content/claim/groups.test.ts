import {expect, test} from 'vitest';
import {filtersOf, groupClaims} from './groups.ts';

const view = (id, study, source, where, more) => ({
  ...{id, study, studyTitle: study.toUpperCase(), source, sourceTitle: source, where},
  ...{verdict: 'holds', verdictWord: 'holds', ...more},
});

const VIEWS = [
  view('a', 'one', 'readme', 'Summary'),
  view('b', 'one', 'readme', 'Table'),
  view('c', 'two', 'readme', 'Summary'),
  view('d', 'one', 'readme', 'Summary', {verdict: 'wrong', verdictWord: 'wrong'}),
  view('e', 'one', 'article', 'Summary', {isKey: true}),
];

const idsOf = ({claims}) => claims.map(({id}) => id).join('');

test('claims stand by study and by section, and the key ones of a study first', () => {
  const [one, two] = groupClaims(VIEWS);
  expect([one.title, two.title]).toEqual(['ONE', 'TWO']);
  expect(one.sections.map(idsOf)).toEqual(['e', 'ad', 'b']);
  expect(one.sections.map(({where}) => where)).toEqual(['', 'Summary', 'Table']);
  expect(two.sections.map(idsOf)).toEqual(['c']);
});

test('sections of one name in two sources stay apart', () => {
  const [group] = groupClaims([
    view('a', 'one', 'readme', 'Summary'),
    view('b', 'one', 'article', 'Summary'),
  ]);
  expect(group.sections.map(idsOf)).toEqual(['a', 'b']);
});

test('a list can be narrowed by what differs, each choice with its count', () => {
  const filters = filtersOf(VIEWS.filter(({source}) => source === 'readme'));
  expect(filters.map(({name}) => name)).toEqual(['verdict', 'study']);
  expect(filters[0].choices).toEqual([
    {value: 'holds', word: 'holds', count: 3},
    {value: 'wrong', word: 'wrong', count: 1},
  ]);
});
