import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readResults} from '../../../../content/results/read-results.ts';
import {answerData} from '../../../../plugins/explorables/answer-data.ts';
import {adviceData} from '../../../../plugins/explorables/advice-data.ts';
import {present} from '../../../../lib/typed.ts';
import {MAIN_FIELDS, GROUPS} from '../answer/fields.ts';
import {startState} from '../answer/state.ts';
import {answerAddress, firstState, ownAddress, poolAddress, shortReducer} from './state.ts';

const results = await readResults('.');
const given = adviceData(results, '/');
const whole = answerData(results, {baseUrl: '/', words: {}});
const reduce = shortReducer(given);
const NOWHERE = {search: '', hash: ''};
const type = (id: string, text: string) => ({type: 'type' as const, id, text, locale: 'en'});
/** What the whole calculator reads in an address of ours. */
const read = (address: string) => {
  const {search, hash} = new URL(address, 'https://example.org');
  return new URLSearchParams(search).get('profile') + hash;
};

test('it begins with Laravel, whose address is that of the page itself', () => {
  const state = firstState(given, NOWHERE);
  expect(state.start.profile).toBe('laravel');
  expect(ownAddress(NOWHERE, state)).toEqual(NOWHERE);
  expect(answerAddress(given, state)).toBe('/explore/would-it-help/?profile=laravel');
});

test('a time of one’s own drops what the example boots and connects, whichever is typed first and however fast', () => {
  const [once, slowly] = [
    [type('cpu', '3'), type('wait', '200')],
    [type('wait', '2'), type('wait', '20'), type('cpu', ''), type('cpu', '3'), type('wait', '200')],
  ].map((actions) => actions.reduce(reduce, firstState(given, NOWHERE)));
  expect(slowly.good).toEqual(once.good);
  expect(once.good).toMatchObject({cpu: 3, wait: 200, boot: null, connect: null, others: 0});
  expect(once.parts).toEqual([]);
  expect(firstState(given, NOWHERE, {cpu: '3', wait: '200'}).good).toEqual(once.good);
});

test('workers and cores of one’s own leave the request as it is', () => {
  const state = reduce(firstState(given, NOWHERE), type('workers', '32'));
  const [laravel] = given.profiles;
  expect(state.good).toEqual({...laravel.values, workers: 32});
  expect(read(answerAddress(given, state))).toBe('laravel#v=1&workers=32');
});

test('a link leads to the same numbers, here and in the whole calculator', () => {
  const services = reduce(firstState(given, NOWHERE), {type: 'profile', id: 'services'});
  const own = reduce(reduce(services, type('cores', '2')), type('cpu', '12.5'));
  for (const state of [services, own]) {
    const address = ownAddress(NOWHERE, state);
    expect(firstState(given, address).good).toEqual(state.good);
    const {search, hash} = new URL(answerAddress(given, state), 'https://example.org');
    const there = startState(whole, {search, hash}).good;
    for (const {id} of [...MAIN_FIELDS, ...GROUPS.state])
      expect(there[id], id).toBe(state.good[id]);
  }
});

test('what can’t be read keeps the last good numbers, and its address says it again', () => {
  const state = reduce(firstState(given, NOWHERE), type('cpu', 'five'));
  expect(state.texts.cpu.problem).toBe('number');
  expect(firstState(given, ownAddress(NOWHERE, state)).texts.cpu.problem).toBe('number');
});

test('the simulator gets the parts of a request, each once', () => {
  const state = firstState(given, NOWHERE);
  const query = new URL(poolAddress(given, state), 'https://example.org').searchParams;
  const sum = ['tcpu', 'boot', 'ccpu'].reduce((all, key) => all + Number(query.get(key)), 0);
  expect(sum).toBeCloseTo(Number(state.good.cpu), 2);
  expect(Number(query.get('tio')) + Number(query.get('cwait'))).toBeCloseTo(
    Number(state.good.wait),
    2,
  );
});

test('no run that was replaced is read', () => {
  const id = 'laravel-on-swoole/one-request';
  const run = present(results.get(id), id);
  const replaced = new Map(results).set(id, {...run, supersededBy: 'demo/later'});
  expect(() => adviceData(replaced, '/')).toThrow(`“${id}”, which demo/later has replaced`);
});

test.each(['en', 'ru'])('each situation has its words, %s', (locale) => {
  const words = JSON.parse(readFileSync(`i18n/${locale}/explorables.json`, 'utf8'));
  for (const {id} of given.profiles)
    expect([words[`advice.situation.${id}`], words[`advice.source.${id}`]]).not.toContain(
      undefined,
    );
});
