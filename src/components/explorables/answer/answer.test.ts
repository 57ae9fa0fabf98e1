import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {frameworkCells} from '../../../../lib/gains/framework-cells.ts';
import {APPLICATION, CASES} from '../../../../lib/gains/fixtures/cases.ts';
import {findingsIn} from '../../../../lib/gains/findings.ts';
import {slotMemory} from '../../../../lib/gains/slot-memory.ts';
import {MEMORY_RUNS} from '../../../../plugins/explorables/answer-data.ts';
import {wordsIn} from '../frame/words.ts';
import {unmarked} from '../frame/Marked.tsx';
import {OLD_NAMES, hasNumbers, writeAddress} from './address.ts';
import {FIELDS, valuesOf} from './fields.ts';
import {NAMES, addressOfOld} from './old-address.ts';
import {readField} from './read-field.ts';
import * as say from './say.ts';
import {answerOf, isStale, reducer, startState} from './state.ts';

/** As a voice has it: the marks of words that share a code with the picture are tested beside their look. */
const sentenceOf = (...args) => unmarked(say.sentenceOf(...args));

const catalogue = (locale, name) =>
  JSON.parse(readFileSync(new URL(`../../../../i18n/${locale}/${name}.json`, import.meta.url)));
const words = Object.fromEntries(
  ['en', 'ru'].map((locale) => [
    locale,
    wordsIn(locale, {
      ...catalogue(locale, 'interface'),
      ...catalogue(locale, 'explorables'),
      ...catalogue(locale, 'answer'),
    }),
  ]),
);
const RANGES = {
  ranges: {slots: {low: 0.5, high: 1, cells: 1}, cores: {low: 0.5, high: 2, cells: 1}},
  mostSlots: 64,
};
const initial = valuesOf(APPLICATION);
const given = {
  initial,
  connecting: [{connect: 0.5, connectwait: 3}],
  profiles: [{id: 'services', values: {...initial, wait: 228.2}}],
  presets: [
    {id: 'two-cores/some-cell', label: 'A', measuredPerS: 1, values: {...initial, cores: 2}},
  ],
};
const at = (address) => {
  const {search, hash} = new URL(address, 'https://example.org/');
  return startState(given, {search, hash});
};

/** Throughput of now, with coroutines and with both, counted in another way: how many requests are through in 1,000 s. */
function secondWay({cpuS, ioS, ...rest}) {
  const {bootCpuS, bootIoS, connectCpuS, connectIoS, cores, workers, slotsPerWorker} = rest;
  const {arrivalRatePerS, memoryMb, connections, workerMb, slotMb} = rest;
  const {sharedCpuS = 0, connectSharedCpuS = 0} = rest;
  const inTime = (cpu, io, slots, canOverlap, shared = sharedCpuS) => {
    const perSlot = 1000 / (cpu + io);
    const byWorkers = canOverlap ? (1000 / cpu) * workers : Infinity;
    const byCores = Math.min((1000 / (cpu + shared)) * cores, byWorkers);
    const most = Math.min(slots * perSlot, byCores, (connections ?? 1e12) * perSlot);
    return Math.min(most / 1000, arrivalRatePerS ?? 1e12);
  };
  const fit = memoryMb === null ? 1e12 : Math.floor(memoryMb / workerMb);
  const fitAsync =
    memoryMb === null ? 1e12 : (memoryMb - Math.min(workers, fit) * workerMb) / slotMb;
  const [cpu, io] = [cpuS - bootCpuS - connectCpuS, ioS - bootIoS - connectIoS];
  const slots = Math.min(
    workers * slotsPerWorker,
    Math.max(Math.min(workers, fit), Math.floor(fitAsync)),
  );
  return {
    now: inTime(cpuS, ioS, Math.min(workers, fit)),
    coroutines: inTime(cpuS, ioS, slots, true),
    both: inTime(cpu, io, slots, true, sharedCpuS - connectSharedCpuS),
  };
}

const inWords = (locale, perS) =>
  new Intl.NumberFormat(locale, {maximumSignificantDigits: 3})
    .format(perS)
    .replaceAll(/[\s\u202f]/gu, '\u00a0');

for (const locale of ['en', 'ru'])
  test.each(CASES)(
    `${locale}: $name has its sentences, with numbers that another way gives too`,
    (row) => {
      const application = {...APPLICATION, ...row.changes};
      const {findings, options} = findingsIn(application);
      const second = secondWay(application);
      for (const id of ['now', 'coroutines', 'both'])
        expect(options[id].limit.perS / second[id]).toBeCloseTo(1, 6);
      const said = findings.map((finding) => sentenceOf(finding, words[locale], RANGES));
      for (const sentence of said) {
        expect(sentence).not.toMatch(/NaN|Infinity|undefined|\{\{|\(\)/u);
        expect(sentence.length).toBeGreaterThan(12);
      }
      if (!row.changes.arrivalRatePerS)
        expect(said[0]).toMatch(inWords(locale, second.now).slice(0, 3));
      expect(said).toMatchSnapshot();
    },
  );

describe('the answers of frameworks on Swoole are read here by a person', () => {
  const runOf = (name) => {
    const path = `../../../../static/data/results/laravel-on-swoole/${name}.json`;
    return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  };
  const runs = {
    shared: runOf('two-cores'),
    alone: runOf('one-request'),
    boot: runOf('boot'),
  };
  const memoryOf = (app) => ({
    ...slotMemory(runOf(`../${MEMORY_RUNS[app]}`), app),
    slotsPerWorker: 100,
  });
  test.each(frameworkCells(runs, memoryOf))('$label', ({application}) => {
    const {findings, options} = findingsIn(application);
    const second = secondWay(application);
    for (const id of ['now', 'coroutines', 'both'])
      expect(options[id].limit.perS / second[id]).toBeCloseTo(1, 6);
    expect(
      ['en', 'ru'].map((locale) => findings.map((each) => sentenceOf(each, words[locale], RANGES))),
    ).toMatchSnapshot();
  });
});

test('a wait that is hardly one is never said to be none', () => {
  const {findings} = findingsIn({
    ...APPLICATION,
    ...{cpuS: 0.005, ioS: 0.095, bootCpuS: 0, bootIoS: 0, connectCpuS: 0, connectIoS: 0},
    ...{sharedCpuS: 0, connectSharedCpuS: 0, workers: 8, cores: 4, arrivalRatePerS: 78},
  });
  const coroutines = findings.find(({topic}) => topic === 'coroutines');
  const said = ['en', 'ru'].map((locale) => sentenceOf(coroutines, words[locale], RANGES));
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('requests then wait less than 0.1 ms on average'),
    expect.stringContaining('в среднем меньше 0,1 мс'),
  ]);
});

test.each([
  ['1,5', 'en', 1.5],
  ['1,5', 'ru', 1.5],
  ['1.5', 'ru', 1.5],
  ['10 000', 'en', 10_000],
  ['10\u00a0000', 'ru', 10_000],
  ['10,000', 'en', 10_000],
  ['2e3', 'en', 2000],
])('%s is read in %s', (text, locale, value) => {
  expect(readField(FIELDS[0], text, locale)).toEqual({value});
});

test.each([
  ['cpu', '', 'empty'],
  ['cpu', 'five', 'number'],
  ['cpu', '5 ms', 'number'],
  ['cpu', '1 5', 'number'],
  ['cpu', '-1', 'least'],
  ['cpu', '−1', 'least'],
  ['cpu', '1e300', 'most'],
  ['cpu', 'Infinity', 'number'],
  ['workers', '1.5', 'whole'],
  ['workers', '0x10', 'number'],
])('%s “%s” is refused: %s', (id, text, problem) => {
  expect(
    readField(
      FIELDS.find((field) => field.id === id),
      text,
    ),
  ).toEqual({problem});
});

test('an empty box of what is optional means no limit', () => {
  expect(
    readField(
      FIELDS.find(({id}) => id === 'rate'),
      ' ',
    ),
  ).toEqual({value: null});
});

test('the address keeps what is published in the query and what is the reader’s in the fragment', () => {
  const act = reducer(given);
  const state = act(at('?profile=services'), {type: 'change', id: 'cpu', value: 7});
  const address = writeAddress('?profile=services&x=1', '', state);
  expect(address).toEqual({search: '?x=1&profile=services', hash: '#v=1&cpu=7'});
  expect(at(`/${address.search}${address.hash}`).good).toEqual(state.good);
  const reset = act(state, {type: 'reset'});
  expect(writeAddress(address.search, address.hash, reset)).toEqual({search: '?x=1', hash: ''});
});

test('a measured cell brings its server along, and advice names that server’s setting', () => {
  const waits = {cpu: 5, wait: 30, boot: 0, connect: 0, connectwait: 0};
  const ofSwoole = {id: 'on-swoole', label: 'B', measuredPerS: 1, server: 'swoole'};
  const known = {...given, presets: [{...ofSwoole, values: {...initial, ...waits}}]};
  const read = (search, hash) => startState(known, {search, hash});
  const first = (state, locale) =>
    sentenceOf(answerOf(state).findings.at(-1), words[locale], RANGES);
  for (const locale of ['en', 'ru']) {
    const own = read('', `#v=1&${new URLSearchParams(waits)}`);
    expect(first(own, locale)).toContain('pm.max_children');
    for (const hash of ['', '#v=1&cpu=5.5']) {
      const preset = read('?preset=on-swoole', hash);
      expect(first(preset, locale)).toContain('worker_num');
      expect(first(preset, locale)).not.toMatch(/pm\.|FPM/u);
    }
  }
  const act = reducer(known);
  expect(act(read('?preset=on-swoole', ''), {type: 'reset'}).server).toBeUndefined();
});

test('a link of the probe, and one from before the fragment, are read', () => {
  const probe = at('#v=1&cpu=5&wait=23&workers=4&boot=1.2&connect=0.5&connectwait=3&n=1000');
  expect(probe.requests).toBe(1000);
  expect(probe.good).toMatchObject({cpu: 5, wait: 23, workers: 4, boot: 1.2, connectwait: 3});
  const oldAt = (search) => {
    const address = addressOfOld({search, hash: ''});
    expect(address.search).toBe('');
    return at(`/${address.hash}`);
  };
  const old = oldAt('?tcpu=5&tio=2.3&q=10&cores=16&wmem=20.972');
  expect(old.good).toMatchObject({cpu: 5, wait: 23, cores: 16, workers: 4, wmem: 20.972, boot: 0});
  expect(oldAt('?tcpu=5&tio=2,3').good.wait).toBe(23);
  const bad = oldAt('?tio=%3Cb%3E&workers=-2');
  expect(refusedIn(bad)).toEqual(['wait number <b>', 'workers least -2']);
  const own = addressOfOld({search: '?tcpu=5&preset=a%2Fb', hash: '#v=1&cpu=7'}, true);
  expect(own).toEqual({search: '?preset=a/b', hash: '#v=1&cpu=7'});
  expect(addressOfOld({search: '?preset=x', hash: '#own'})).toEqual({
    ...{search: '?preset=x', hash: '#own'},
  });
  expect(NAMES.toSorted()).toEqual(OLD_NAMES.toSorted());
});

test('a link of another version is said and left out', () => {
  expect(at('#v=2&cpu=5')).toMatchObject({version: '2', good: initial});
});

test('a situation or a cell that there isn’t is named, and the page begins as ever', () => {
  expect(at('?preset=%3Cb%3E')).toMatchObject({unknown: '<b>', good: initial});
  expect(at('?profile=nothing#v=1&cpu=7')).toMatchObject({unknown: 'nothing', good: {cpu: 7}});
  for (const address of ['/', '?profile=services', '?preset=two-cores/some-cell&profile=services'])
    expect(at(address).unknown).toBeUndefined();
  const chosen = reducer(given)(at('?preset=x'), {type: 'profile', id: 'services'});
  expect(chosen.unknown).toBeUndefined();
});

/** What fields refused: which, why, and what stays in them. */
const refusedIn = ({texts}) =>
  Object.entries(texts).flatMap(([id, {text, problem}]) =>
    problem ? [`${id} ${problem} ${text}`] : [],
  );

test('values that cannot be stay in their fields with the reason, and the others are taken', () => {
  const state = at('#v=1&cpu=-5&wait=40&workers=many');
  expect(refusedIn(state)).toEqual(['cpu least -5', 'workers number many']);
  expect(state.good).toMatchObject({cpu: initial.cpu, wait: 40});
  expect(isStale(state)).toBe(true);
});

test('parts that exceed their whole leave the last good answer, and every other field', () => {
  const act = reducer(given);
  const bad = act(at('/'), {type: 'change', id: 'boot', value: 9});
  expect(bad.parts).toEqual(['cpuS']);
  expect(bad.good).toEqual(initial);
  expect(isStale(bad)).toBe(true);
  const small = act(at('/'), {type: 'change', id: 'cpu', value: 2.8});
  expect(small.values).toEqual({...initial, cpu: 2.8});
  const again = act(small, {type: 'change', id: 'cpu', value: initial.cpu});
  expect(again.good).toEqual(initial);
  expect(isStale(again)).toBe(false);
});

test('what was typed before the code was there wins over the address', () => {
  const state = startState(
    given,
    {search: '', hash: '#v=1&cpu=7'},
    {cpu: '8,5', 'cores-slider': '0'},
    'ru',
  );
  expect(state.good).toMatchObject({cpu: 8.5, cores: 1});
});

test('whatever stands in the address, there is an answer with numbers in it', () => {
  const key = fc.oneof(
    fc.constantFrom(...FIELDS.map(({id}) => id), 'v', 'n', 'tcpu', 'tio', 'q', 'preset'),
    fc.string(),
  );
  const value = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('1', '-1', '1e9', '0', '<b>', '%'),
  );
  const pairs = fc.array(fc.tuple(key, value), {maxLength: 8});
  fc.assert(
    fc.property(pairs, pairs, fc.boolean(), (query, fragment, isOurs) => {
      const search = `?${new URLSearchParams(query)}`;
      const hash = `#${isOurs ? 'v=1&' : ''}${new URLSearchParams(fragment)}`;
      const state = startState(given, {search, hash});
      for (const finding of answerOf(state).findings)
        expect(sentenceOf(finding, words.ru, RANGES)).not.toMatch(/NaN|Infinity|undefined|\{\{/u);
      expect(refusedIn(state).length).toBeLessThanOrEqual(FIELDS.length);
      expect(Object.values(state.values)).not.toContain(NaN);
      const {hash: written} = writeAddress(search, hash, state);
      if (hasNumbers(written))
        expect(startState(given, {search, hash: written}).values).toEqual(state.values);
    }),
    {numRuns: 1000},
  );
});
