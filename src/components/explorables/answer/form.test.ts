import fc from 'fast-check';
import {expect, test} from 'vitest';
import {APPLICATION} from '../../../../lib/gains/fixtures/cases.ts';
import {hasNumbers, writeAddress} from './address.ts';
import {FIELDS, MAIN_FIELDS, valuesOf} from './fields.ts';
import {readField, valueAt, writeField} from './read-field.ts';
import {rangeOf} from './say.ts';
import {answerOf, isStale, reducer, startState} from './state.ts';
import type {Field} from './fields.ts';

const HOW = FIELDS.find(({id}) => id === 'how');

const initial = valuesOf(APPLICATION);
const given = {
  ...{initial, presets: []},
  profiles: [{id: 'services', values: {...initial, wait: 228}}],
  connecting: Array.from({length: HOW.most}, (_, place) => ({
    ...{connect: 1 + place / 4, connectwait: place},
  })),
};
const act = reducer(given);
const at = (hash, search = '') => startState(given, {search, hash});

/** Any number that a field admits, whole powers of ten and the ends among them. */
const admitted = (field) => {
  const {least, most, whole} = field;
  const numbers = whole
    ? fc.integer({min: least, max: most})
    : fc.oneof(
        fc.double({min: least, max: most, noNaN: true}),
        fc.constantFrom(1e-7, 2.5e-9, 1e-3, 1, 25, most).filter((value) => value >= least),
      );
  return field.optional ? fc.oneof(numbers, fc.constant(null)) : numbers;
};

/** What readers type: numbers in both writings, and slips. */
const text = fc.oneof(
  fc.integer({min: 0, max: 300}).map(String),
  fc.double({min: 0, max: 300, noNaN: true}).map((value) => value.toFixed(2)),
  fc.double({min: 0, max: 300, noNaN: true}).map((value) => value.toFixed(1).replace('.', ',')),
  fc.constantFrom('', '-1', 'five', '1e-7', '10 000', '0'),
);
export type Typing = {field: Field; text: string};

const typing = fc.oneof(
  {weight: 4, arbitrary: fc.record({field: fc.constantFrom(...FIELDS), text})},
  fc.record({
    field: fc.constant(HOW),
    text: fc.integer({min: 0, max: HOW.most + 1}).map(String),
  }),
);
/** Whether a number is in force: what a chosen way to connect takes the place of isn't. */
const isUsed = (state, id) => !(id in state.costs);

/** Key by key: from what stands there back to nothing, then forth to the whole text. */
function typed(state, {field, text: whole}, locale) {
  const before = state.texts[field.id]?.text ?? writeField(state.values[field.id], locale);
  const steps = [
    ...Array.from(before, (_, index) => before.slice(0, before.length - index - 1)),
    ...Array.from(whole, (_, index) => whole.slice(0, index + 1)),
  ];
  return [...(steps.length > 0 ? steps : [''])].reduce(
    (now, each) => act(now, {type: 'type', id: field.id, text: each, locale}),
    state,
  );
}

const LOCALES = fc.constantFrom('en', 'ru');

test('the same fields give the same answer, in whatever order and however they were typed', () => {
  fc.assert(
    fc.property(
      fc.array(typing, {minLength: 1, maxLength: 12}),
      LOCALES,
      fc.constantFrom('', '?profile=services'),
      (typings, locale, search) => {
        const state = typings.reduce((now, each) => typed(now, each, locale), at('', search));
        const last = new Map(typings.map(({field, text: each}) => [field.id, each]));
        // No field that wasn't touched has changed.
        for (const {id} of FIELDS) if (!last.has(id)) expect(state.values[id]).toBe(state.base[id]);
        const read = [...last].map(([id, each]) => {
          const field = FIELDS.find((one) => one.id === id);
          return [id, readField(field, each, locale)];
        });
        const refused = read.filter(([, {problem}]) => problem).map(([id]) => id);
        expect(Object.keys(state.texts).filter((id) => state.texts[id].problem)).toEqual(
          expect.arrayContaining(refused),
        );
        // The same numbers, as a link has them.
        const numbers = read.filter(([, {problem}]) => !problem);
        const hash = `#${new URLSearchParams([['v', '1'], ...numbers.map(([id, {value}]) => [id, String(value ?? '')])])}`;
        const fromLink = at(hash, search);
        const marked = refused.filter((id) => isUsed(state, id));
        if (marked.length === 0) expect(isStale(state)).toBe(isStale(fromLink));
        else expect(isStale(state)).toBe(true);
        if (isStale(state)) return;
        expect(state.good).toEqual(fromLink.good);
        expect(answerOf(state)).toEqual(answerOf(fromLink));
      },
    ),
    {numRuns: 800},
  );
});

test('what the form holds is what its address gives back, good or refused', () => {
  fc.assert(
    fc.property(fc.array(typing, {minLength: 1, maxLength: 12}), LOCALES, (typings, locale) => {
      const state = typings.reduce((now, each) => typed(now, each, locale), at(''));
      const {hash} = writeAddress('', '', state);
      const read = at(hash);
      for (const {id} of FIELDS) {
        const problem = state.texts[id]?.problem;
        expect(read.texts[id]?.problem).toBe(problem);
        if (!problem) expect(read.values[id]).toBe(state.values[id]);
      }
      expect(writeAddress('', hash, read).hash).toBe(hash);
    }),
    {numRuns: 800},
  );
});

test('25 by way of 2 leaves booting and connecting as they were', () => {
  for (const way of [['2', '25'], ['', '1', '12', '2', '25'], ['25']]) {
    const state = way.reduce(
      (now, each) => act(now, {type: 'type', id: 'cpu', text: each, locale: 'en'}),
      at(''),
    );
    expect(state.values).toEqual({...initial, cpu: 25});
    expect(writeAddress('', '', state).hash).toBe('#v=1&cpu=25');
  }
});

test.each(FIELDS.map((field) => [field.id, field]))(
  'any number that %s admits is read again, from its address and from its box',
  (id, field) => {
    fc.assert(
      fc.property(admitted(field), LOCALES, (value, locale) => {
        const state = act(at(''), {type: 'change', id, value});
        const {hash} = writeAddress('', '', state);
        expect(at(hash).values[id]).toBe(value === 0 ? 0 : value);
        expect(readField(field, writeField(value, locale), locale).value).toBe(
          value === 0 ? 0 : value,
        );
      }),
    );
  },
);

test('a part of an address is read, with its version or without, and nothing is erased', () => {
  const whole = {...initial, boot: 0, connect: 0};
  const known = {...given, initial: whole};
  for (const hash of ['#v=1&cpu=4&wait=200', '#cpu=4&wait=200']) {
    const state = startState(known, {search: '', hash});
    expect(state.good).toEqual({...whole, cpu: 4, wait: 200});
    expect(writeAddress('', hash, state).hash).toBe('#v=1&cpu=4&wait=200');
  }
  // Where the rest doesn't fit, the numbers stay where they are, and the answer is known to be another's.
  const unfit = at('#cpu=4&wait=200');
  expect(unfit.values).toMatchObject({cpu: 4, wait: 200});
  expect(isStale(unfit)).toBe(true);
  expect(writeAddress('', '#cpu=4&wait=200', unfit).hash).toBe('#v=1&cpu=4&wait=200');
  for (const hash of ['#own', '#wait', '#nearest', '#a=b', '#%E0%A4%A', '#%', ''])
    expect(hasNumbers(hash)).toBe(false);
});

test('reset begins as the page does, and a number equal to the page’s is the reader’s once it was typed', () => {
  const state = act(at('?profile=services#v=1&cpu=7&wait=five'), {type: 'reset'});
  expect(state).toEqual(at(''));
  const same = String(initial.workers);
  const typedAgain = act(at(''), {type: 'type', id: 'workers', text: same, locale: 'en'});
  expect(writeAddress('', '', typedAgain).hash).toBe(`#v=1&workers=${same}`);
});

test('a slider or a log takes the place of what was refused', () => {
  const refused = act(at(''), {type: 'type', id: 'cpu', text: 'five', locale: 'en'});
  const slid = act(refused, {type: 'change', id: 'cpu', value: valueAt(MAIN_FIELDS[0], 150)});
  const taken = act(refused, {type: 'take', values: {cpu: 7}, requests: 1000});
  for (const state of [slid, taken]) {
    expect(state.texts).toEqual({});
    expect(isStale(state)).toBe(false);
  }
});

const put = (state, values) =>
  Object.entries(values).reduce(
    (now, [id, value]) => act(now, {type: 'type', id, text: String(value), locale: 'en'}),
    state,
  );

test('what we measured enters only where it is chosen, and what was typed comes back after it', () => {
  const numbers = {cpu: 20, wait: 90, connect: 3, connectwait: 7};
  const own = put(at(''), numbers);
  expect(answerOf(own).chosen).toBe(0);
  for (const how of [0, 1, HOW.most]) {
    const state = put(own, {how});
    const costs = given.connecting[how - 1] ?? {connect: 3, connectwait: 7};
    expect(state.good).toEqual({...own.good, how, ...costs});
    expect(answerOf(state).chosen).toBe(how);
    // The fields themselves keep what was typed.
    expect(state.values).toEqual({...own.values, how});
    expect(put(state, {how: 0}).good).toEqual(own.good);
    // The same, whichever was given first.
    expect(put(put(at(''), {how}), numbers).good).toEqual(state.good);
  }
});

test('a way to connect is in the address, and an address without one is read as ever', () => {
  const old = '#v=1&cpu=20&wait=90&connect=3&connectwait=7';
  expect(at(old).values.how).toBe(0);
  expect(answerOf(at(old))).toEqual(answerOf(at(`${old}&how=0`)));
  const state = put(at(old), {how: 2});
  const {hash} = writeAddress('', '', state);
  expect(hash).toContain('how=2');
  expect(at(hash).good).toEqual(state.good);
  // A place that there isn't is refused, and nothing of ours is taken for it.
  const unknown = at(`${old}&how=${HOW.most + 1}`);
  expect(unknown.texts.how.problem).toBe('most');
  expect(unknown.good).toEqual(at(old).good);
});

test('a cost that the request has no room for is refused, and the last answer stays', () => {
  const state = put(at(''), {boot: 0, cpu: 1, how: 1});
  expect(state.parts).toContain('cpuS');
  expect(isStale(state)).toBe(true);
  expect(put(state, {cpu: 9}).parts).toEqual([]);
});

test('a log of connecting takes the place of what was chosen', () => {
  const chosen = put(at(''), {how: 3});
  const taken = act(chosen, {
    type: 'take',
    values: {connect: 2, connectwait: 1, how: 0},
    requests: 9,
  });
  expect(taken.good).toMatchObject({connect: 2, connectwait: 1, how: 0});
});

test('no range goes beyond its bound, whatever was typed and whichever way to connect was chosen', () => {
  const ranges = Object.fromEntries(
    ['slots', 'cores', 'memory', 'connections', 'worker-cpu'].map((id) => [
      id,
      {low: 0.5, high: 2},
    ]),
  );
  fc.assert(
    fc.property(fc.array(typing, {maxLength: 8}), (typings) => {
      const state = typings.reduce((now, {field, text: whole}) => {
        const action = {type: 'type', id: field.id, text: whole, locale: 'en'};
        return act(now, action);
      }, at(''));
      for (const {limit} of Object.values(answerOf(state).options)) {
        const said = rangeOf(limit, {number: String}, ranges);
        for (const end of said.split('\u2060–\u2060').filter(Boolean))
          expect(Number(end)).toBeLessThanOrEqual(limit.perS * 1.005);
      }
    }),
  );
});
