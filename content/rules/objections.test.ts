import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {loadSite} from '../site/load-site.ts';
import {objectionNotes, readObjections} from '../site/objections.ts';
import {checkObjections} from './objections.ts';

const right = {id: 'a', date: '2026-11-25', state: 'open', results: ['demo/run']};
const told = {'a.title': 'T', 'a.says': 'It may be chance.', 'a.answer': 'It may.'};
const both = {en: {objections: told}, ru: {objections: told}};

test('an objection to what exists, told in both languages, is right', () => {
  expect(flawsOf(right)).toEqual([]);
  expect(flawsOf({...right, state: 'answered', answered: '2026-11-25'})).toEqual([]);
  const accepted = {...right, state: 'accepted', answered: '2026-11-25', correction: 'mended'};
  expect(flawsOf(accepted)).toEqual([]);
});

test.each([
  ['results', {results: ['demo/none']}, 'demo/none'],
  ['claims', {claims: ['demo/none']}, 'demo/none'],
  ['state', {state: 'refuted', answered: '2026-11-25'}, 'refuted'],
  ['date', {date: 'yesterday'}, 'yesterday'],
  ['issue', {issue: 'javascript:alert(1)'}, 'javascript:alert(1)'],
  ['colour', {colour: 'red'}, 'red'],
])('an unknown or broken %s is refused', (field, change, value) => {
  expect(flawsOf({...right, ...change})).toContainEqual(
    expect.objectContaining({params: expect.objectContaining({id: 'a', field, value})}),
  );
});

test('a state has what belongs to it, and nothing else', () => {
  const answered = '2026-11-25';
  expect(flawsOf({...right, state: 'accepted', answered})).not.toEqual([]);
  expect(flawsOf({...right, state: 'answered'})).not.toEqual([]);
  expect(flawsOf({...right, answered})).not.toEqual([]);
  expect(flawsOf({...right, correction: 'mended'})).not.toEqual([]);
  expect(flawsOf({...right, state: 'accepted', answered, correction: 'none'})).not.toEqual([]);
  const {results: _, ...nothing} = right;
  expect(flawsOf(nothing)).not.toEqual([]);
});

test('an objection that is told in one language only, or twice, is refused', () => {
  expect(flawsOf(right, {en: {objections: told}, ru: {}})).toHaveLength(3);
  expect(flawsOf(right, both, [right])).toMatchObject([{params: {id: 'a', field: 'id'}}]);
});

test('open ones come first, and a claim bears those that are about it', async () => {
  const site = await loadSite(process.cwd());
  const states = readObjections(site.root).map(({state}) => state);
  const lastOpen = states.lastIndexOf('open');
  expect(lastOpen).toBeGreaterThan(0);
  expect(states.slice(0, lastOpen + 1).every((state) => state === 'open')).toBe(true);
  const [note] = objectionNotes(site, 'state-or-coroutines/predicted-kind', 'ru');
  expect(note.was).toMatch(/\d,\d\d раза/u);
  expect(note.address).toBe('/objections/#copies-apart');
  expect(objectionNotes(site, 'hyperf/heading-96000', 'ru')).toEqual([]);
});

function flawsOf(entry, catalogues = both, others = []) {
  const root = mkdtempSync(join(tmpdir(), 'objections-'));
  mkdirSync(join(root, 'static/data'), {recursive: true});
  const write = (name, entries) =>
    writeFileSync(join(root, `static/data/${name}.json`), JSON.stringify({[name]: entries}));
  write('objections', [entry, ...others]);
  write('corrections', [{id: 'mended', date: '2026-11-25', page: 'studies/demo'}]);
  const runs = {byId: new Map([['demo/run', {}]])};
  return checkObjections({site: {root, runs, claims: new Map([['demo/one', {}]]), catalogues}});
}
