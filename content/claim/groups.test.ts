import {expect, test} from 'vitest';
import {claimsOfStudies, filtersOf, groupClaims, isOfStudy} from './groups.ts';

const view = (id, study, source, where, more) => ({
  ...{id, study, studyTitle: study.toUpperCase(), source, sourceTitle: source, where},
  ...{verdict: 'holds', verdictWord: 'holds', runtimes: [], elsewhere: [], ...more},
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

const FOUND = view('f', 'one', 'readme', 'Summary', {
  elsewhere: [
    {id: 'g', study: 'three', studyTitle: 'THREE', verdict: 'other', verdictWord: 'otherwise'},
  ],
});

test('a sentence that another study measured again stands on both studies’ pages, and is one claim', () => {
  const pages = claimsOfStudies([...VIEWS, FOUND]);
  expect(pages.map(({study, title}) => [study, title])).toEqual([
    ['one', 'ONE'],
    ['two', 'TWO'],
    ['three', 'THREE'],
  ]);
  expect(pages[2].sections).toEqual([{source: '', where: '', isAgain: true, claims: [FOUND]}]);
  expect(isOfStudy('three', FOUND)).toBe(true);
  expect(isOfStudy('two', FOUND)).toBe(false);
  expect(groupClaims([...VIEWS, FOUND]).map(({study}) => study)).toEqual(['one', 'two']);
});

test('one kind of finding is a choice where other claims have none', () => {
  const found = (views) => filtersOf(views, ['found']);
  expect(found([FOUND, ...VIEWS])).toEqual([
    {name: 'found', choices: [{value: 'other', word: 'otherwise', count: 1}]},
  ]);
  expect(found([FOUND])).toEqual([]);
  expect(found(VIEWS)).toEqual([]);
});
