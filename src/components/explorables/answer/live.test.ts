// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {APPLICATION} from '../../../../lib/gains/fixtures/cases.ts';
import {wordsIn} from '../frame/words.ts';
import {FIELDS, valuesOf} from './fields.ts';
import Answer from './index.tsx';
import type {Root} from 'react-dom/client';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const texts = Object.assign(
  {},
  ...['interface', 'explorables', 'answer'].map((name) =>
    JSON.parse(readFileSync(`i18n/ru/${name}.json`, 'utf8')),
  ),
);
const initial = {...valuesOf(APPLICATION), boot: null, connect: null, connectwait: null};
const given = {
  ...{
    texts,
    initial,
    ranges: {small: {}, framework: {}},
    mostSlots: 64,
    held: {},
    connecting: [{connect: 1.2, connectwait: 4.2}],
    points: [],
    probe: '',
    contribute: '',
  },
  profiles: [{id: 'services', values: {...initial, wait: 228}}],
  presets: [],
};

let root: Root;
const leave = () => act(() => root.unmount());
async function show(hash) {
  document.body.innerHTML = '<main></main>';
  history.replaceState(null, '', location.pathname + hash);
  root = createRoot(document.querySelector('main'));
  const live = {root: document.body, source: '', typed: {}};
  const props = {given, words: wordsIn('ru', texts), live};
  await act(() => root.render(createElement(Answer, props)));
}

beforeEach(() => show(''));
afterEach(leave);

const field = (id) => document.querySelector(`[name=${id}]`);
const shown = () => Object.fromEntries(FIELDS.map(({id}) => [id, field(id).value]));
const answer = () => document.querySelector('.answer-answer').textContent;
const reasons = () => [...document.querySelectorAll('.answer-box [role=alert]')];

/** The address follows once the hand rests. */
const addressIs = (hash: string) =>
  act(() => vi.waitFor(() => expect(location.hash).toBe(hash), {timeout: 20_000}));

/** Key by key, from an emptied box; then the hand leaves it. */
async function type(id, text) {
  const input = field(id);
  input.focus();
  // As a key does it, beside React's own setter.
  const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const value of ['', ...Array.from(text, (_, index) => text.slice(0, index + 1))])
    await act(() => {
      set.call(input, value);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
  await act(() => input.blur());
}

test('every field has its place in the form, the four main ones before the answer', () => {
  for (const {id} of FIELDS) expect(field(id), id).not.toBeNull();
  const order = [...document.querySelectorAll('.answer-starts, form, .answer-answer, .answer-own')];
  expect(order.map(({localName}) => localName)).toEqual(['fieldset', 'form', 'div', 'details']);
});

test('typing into fields changes no other, and the answer is that of a link with these numbers', async () => {
  const number = fc.record({
    id: fc.constantFrom('cpu', 'wait', 'workers', 'cores', 'boot', 'connectwait', 'rate', 'mem'),
    text: fc.constantFrom('25', '3', '200', '15', '8', '4', '300'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(number, {minLength: 1, maxLength: 3}), async (typings) => {
      await leave();
      await show('');
      const before = shown();
      for (const {id, text} of typings) await type(id, text);
      const numbers = Object.fromEntries(typings.map(({id, text}) => [id, text]));
      expect(shown()).toEqual({...before, ...numbers});
      const said = answer();
      const isMarked = reasons().length > 0;
      await leave();
      await show(`#v=1&${new URLSearchParams(numbers)}`);
      expect(shown()).toEqual({...before, ...numbers});
      expect(reasons().length > 0).toBe(isMarked);
      if (!isMarked) expect(said).toBe(answer());
    }),
    {numRuns: 4},
  );
});

test('a refused number stays as it was typed, with its reason, when the hand leaves it', async () => {
  await type('cpu', '7');
  const before = answer();
  for (const text of ['пять', '-1', '']) {
    await type('cpu', text);
    expect(field('cpu').value).toBe(text);
    expect(field('cpu').getAttribute('aria-invalid')).toBe('true');
    const [reason] = reasons();
    expect(field('cpu').getAttribute('aria-describedby')).toBe(reason.id);
    expect(answer()).toContain(texts['answer.stale']);
    expect(answer()).toContain(before);
  }
  await type('cpu', '7');
  expect(reasons()).toEqual([]);
  expect(answer()).toBe(before);
});

test('parts beyond their whole are said at the whole, and nothing else changes', async () => {
  await type('boot', '4');
  const before = shown();
  await type('cpu', '3');
  expect(shown()).toEqual({...before, cpu: '3'});
  expect(reasons().map(({textContent}) => textContent)).toEqual([texts['answer.bad.parts.cpuS']]);
  for (const id of ['cpu', 'boot'])
    expect(field(id).getAttribute('aria-describedby')).toBe('answer-cpu-bad');
  expect(field('connect').hasAttribute('aria-invalid')).toBe(false);
  await type('cpu', '30');
  expect(reasons()).toEqual([]);
});

test('reset puts the page’s first numbers back, into the address too', async () => {
  const before = [shown(), answer()];
  await type('cpu', 'five');
  await type('workers', '3');
  await addressIs('#v=1&cpu=five&workers=3');
  await act(() => document.querySelector('[name=reset]').click());
  await addressIs('');
  expect([shown(), answer()]).toEqual(before);
});

test('a link to a place on the page leaves the numbers in the address', async () => {
  await type('cpu', '7');
  await addressIs('#v=1&cpu=7');
  location.hash = '#limits';
  await addressIs('#v=1&cpu=7');
  location.hash = '#cpu=9&wait=200';
  await addressIs('#v=1&cpu=9&wait=200');
  expect([field('cpu').value, field('wait').value]).toEqual(['9', '200']);
});

test('a chosen way to connect shows its cost in boxes that nobody types into, and is marked where it counts', async () => {
  await type('connect', '3');
  const select = field('how');
  await act(() => {
    select.value = '1';
    select.dispatchEvent(new Event('change', {bubbles: true}));
  });
  expect([field('connect').value, field('connectwait').value]).toEqual(['1,2', '4,2']);
  expect(field('connect').readOnly).toBe(true);
  const way = texts['answer.choice.how.1'];
  for (const place of ['.answer-state', '.answer-both', '.answer-request', '.answer-picture'])
    expect(document.querySelector(place).textContent).toContain(way);
  for (const place of ['.answer-now', '.answer-coroutines'])
    expect(document.querySelector(place).textContent).not.toContain(way);
  await addressIs('#v=1&how=1&connect=3');
  await act(() => {
    select.value = '0';
    select.dispatchEvent(new Event('change', {bubbles: true}));
  });
  expect(field('connect').value).toBe('3');
  expect(document.querySelector('.answer').textContent.split(way)).toHaveLength(2);
});
