import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {frameworkCells, measuredCells} from '../../../../lib/pool/measured-cells.ts';
import {partsIn} from '../../../../test/parts.ts';
import {readState, valueIn, writeState} from '../frame/form.ts';
import {wordsIn} from '../frame/words.ts';
import {Marked} from '../frame/Marked.tsx';
import * as lazy from './lazy.tsx';
import Pool from './index.tsx';
import {measuredSentence, sentenceOf} from './say.ts';
import {setupsOf} from './setups.ts';
import {KEYS, NUMBERS, atLesson, drawnIn, formOf, stateOf} from './state.ts';
import {momentOf, storiesOf, storyAt} from './stories.ts';
import {timelinesOf} from './timelines.ts';
import {statisticsOf} from './worker.ts';

const fileOf = (path) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const results = (id) => fileOf(`static/data/results/${id}.json`);
const cells = [
  ...measuredCells(results('state-or-coroutines/two-cores')),
  ...frameworkCells({
    shared: results('laravel-on-swoole/two-cores'),
    alone: results('laravel-on-swoole/one-request'),
    boot: results('laravel-on-swoole/boot'),
  }),
];
const textsIn = (locale) => ({
  ...fileOf(`i18n/${locale}/interface.json`),
  ...fileOf(`i18n/${locale}/explorables.json`),
});
const words = {en: wordsIn('en', textsIn('en')), ru: wordsIn('ru', textsIn('ru'))};
const start = stateOf(cells);
const kind = formOf(cells);
const SLOW = {lesson: 7, load: 'even', n: 30, workers: 4, kept: true, slowevery: 6};
const plain = (text) => text.replaceAll('\u00a0', ' ');
const said = (change, locale) => {
  const state = drawnIn({...start, ...change});
  return plain(sentenceOf(state, cells, timelinesOf(state, cells), words[locale]));
};
const measured = (state, locale, all = cells) => plain(measuredSentence(state, all, words[locale]));

/** The simulator at a state, as its address gives it. */
function viewAt(state, locale) {
  vi.stubGlobal('location', {search: writeState('', state, kind)});
  const live = {root: {querySelector: () => null}, source: '', typed: {}};
  return createElement(Pool, {given: {cells, lazy}, words: words[locale], live});
}
/** As the server draws it. */
const first = (locale) =>
  renderToStaticMarkup(createElement(Pool, {given: {cells, lazy}, words: words[locale]}));
afterAll(() => vi.unstubAllGlobals());

describe('the sentence, case by case, is read here by a person', () => {
  test.each([
    ['the start', {}],
    ['state dropped', {lesson: 3}],
    ['coroutines', {lesson: 2}],
    ['state kept', {kept: true, lesson: 3}],
    ['one request', {n: 1, lesson: 3}],
    ['two workers', {workers: 2, lesson: 4}],
    ['five workers, twenty-one requests', {workers: 5, n: 21, lesson: 6}],
    ['under load', {load: 'even', n: 24, lesson: 5}],
    ['under load with state kept', {load: 'random', n: 24, lesson: 5, kept: true}],
    ['mostly computes', {tcpu: 50, tio: 1, lesson: 6}],
    ['slow calls', SLOW],
    ['slow calls, a worker kept for the others', {...SLOW, reserve: 1}],
    ['waits for seconds', {tio: 4000, waits: 1, lesson: 6}],
  ])('%s', (_, change) => {
    expect([said(change, 'en'), said(change, 'ru')]).toMatchSnapshot();
  });

  test('what was measured', () => {
    const ofCell = stateOf(cells, 'factorial-kept-coroutine-c16-n2-bench-wait-2-saturated');
    for (const locale of ['en', 'ru'])
      expect([
        measured(start, locale),
        measured(ofCell, locale),
        measured({...start, workers: 3}, locale),
      ]).toMatchSnapshot();
  });
});

test.each(['en', 'ru'])(
  '%s: a measured cell below, at and above what the simulator gives is said with the same words',
  (locale) => {
    const [own] = cells;
    const saidOf = (ratio) => {
      const cell = {...own, measuredPerS: own.modelPerS * ratio};
      const all = [cell, ...cells.slice(1)];
      return measured(stateOf(all, cell.id), locale, all);
    };
    const sign = locale === 'ru' ? ',' : '.';
    const endings = ['0.97', '1.00', '1.27'].map((ratio) => saidOf(Number(ratio)).split('÷')[1]);
    expect(endings).toEqual(
      ['0.97', '1.00', '1.27'].map(
        (ratio) =>
          `${locale === 'ru' ? ' рассчитанное' : ' simulated'} = ${ratio.replace('.', sign)}.`,
      ),
    );
  },
);

test.each(['kept-blocking', 'per-request-coroutine-c16'])(
  'a cell of Laravel on Swoole, %s, says what it served, its ratio to the model and where its numbers are from',
  (corner) => {
    const id = `swoole-laravel-${corner}-n2-bench-wait-2-saturated`;
    const {measurements} = results('laravel-on-swoole/two-cores');
    const {value} = measurements.find((each) => each.id === id).values.throughputPerS;
    const {state} = readState(`?cell=${id}`, kind);
    expect(state).toMatchObject({cell: id, workers: 2, cores: 2});
    const [, perS] = measured(state, 'en').match(/measured: ([\d.]+) req/u);
    expect(Math.abs(Number(perS) - value)).toBeLessThan(0.051);
    const noteOf = (locale) =>
      partsIn(createElement(lazy.NumbersTable, {state, cells, words: words[locale]})).whole;
    const texts = ['en', 'ru'].map((locale) => [
      measured(state, locale),
      plain(noteOf(locale).replace(/^.*<p[^>]*>|<.p>$/gu, '')),
    ]);
    expect(texts).toMatchSnapshot();
    const changed = measured({...state, workers: 3}, 'en');
    const own = cells.filter(({study}) => study === 'laravel-on-swoole');
    const most = Math.max(...own.map(({measuredPerS, modelPerS}) => measuredPerS / modelPerS));
    expect(changed).toContain(most.toFixed(2));
  },
);

test('cells are chosen by study, each under a name of its own', () => {
  for (const locale of ['en', 'ru']) {
    const html = first(locale);
    expect(html.match(/<optgroup label="[^"]+"/gu)).toHaveLength(2);
    const names = [...html.matchAll(/<option value="[\w-]+saturated"[^>]*>([^<]+)/gu)];
    expect(names).toHaveLength(cells.length);
    expect(new Set(names.map(([, name]) => name)).size).toBe(cells.length);
    expect(html).not.toMatch(/pool\.(study|server|numbersNote)/u);
  }
});

test('boxes show numbers as readers of the language type them, and read both ways', () => {
  const boxIn = (locale) => first(locale).match(/name="tcpu"[^>]*value="([^"]+)"/u)[1];
  expect(boxIn('ru')).toBe(boxIn('en').replace('.', ','));
  expect(valueIn(NUMBERS.tcpu, boxIn('ru'), 'ru')).toBe(valueIn(NUMBERS.tcpu, boxIn('en'), 'en'));
});

test('the numbers of the first sentence follow from the times alone', () => {
  const {tcpu, tio, boot, ccpu, cwait} = start;
  const serviceMs = tcpu + tio + boot + ccpu + cwait;
  expect(said({}, 'en')).toContain(`answered after ${(tcpu + tio).toFixed(1)} ms`);
  const both = said({lesson: 3}, 'en');
  expect(both).toContain(`blocking answers the last after ${Math.round(8 * serviceMs)} ms`);
  expect(both).toContain(`(blocking: ${Math.round(8 * (tcpu + tio))} ms)`);
  const {coroutines} = timelinesOf(start, cells);
  // The last request boots and connects after seven others have, and then does all of its own work.
  expect(coroutines.record.elapsedS * 1000).toBeGreaterThan(7 * (boot + ccpu) + serviceMs - 1e-9);
  expect(coroutines.record.elapsedS * 1000).toBeLessThan(7 * (boot + ccpu + tcpu) + serviceMs);
});

test('twice the cap doubles the median latency of the side that can’t keep up, to 3 %', () => {
  const medianOf = (cap) => {
    const setups = setupsOf({...start, load: 'even', rate: 60, cap}, cells, {requests: 10_000});
    return statisticsOf(setups.blocking).summary.latencyS.p50.value;
  };
  expect(medianOf(80) / medianOf(40) / 2).toBeCloseTo(1, 1.5);
});

const states = fc
  .record({
    kept: fc.boolean(),
    others: fc.boolean(),
    lesson: fc.integer({min: 1, max: 7}),
    load: fc.constantFrom('once', 'even', 'random', 'closed'),
    work: fc.constantFrom('same', 'varied'),
    ...Object.fromEntries(
      Object.entries(NUMBERS).map(([name, {least, most, whole}]) => [
        name,
        whole
          ? fc.integer({min: least, max: most})
          : fc
              .double({min: least, max: most, noNaN: true})
              .map((value) => Number(value.toFixed(4)))
              .filter((value) => value >= least),
      ]),
    ),
  })
  .map((change) => ({...start, ...change}));

test('the lesson on slow calls begins with some, and another one is without', () => {
  const slow = atLesson(start, 7);
  expect(slow).toMatchObject(SLOW);
  expect(atLesson({...slow, slowevery: 3, reserve: 2}, 7)).toMatchObject({
    slowevery: 3,
    reserve: 2,
  });
  expect(atLesson({...slow, reserve: 2}, 6)).toMatchObject({slowevery: 0, reserve: 0});
  // A measured cell is chosen where all controls are.
  expect(kind.choose(cells[1].id).lesson).toBe(6);
});

test('an address gives back the state that it was written from', () => {
  fc.assert(
    fc.property(states, (state) => {
      const {state: read, bad} = readState(writeState('', state, kind), kind);
      expect(bad).toEqual([]);
      expect(read).toEqual(state);
    }),
  );
});

test('the first state leaves no trace in the address, and other keys stay', () => {
  expect(writeState('', start, kind)).toBe('');
  expect(writeState('?embed=1&kept=1', start, kind)).toBe('?embed=1');
});

test('hostile addresses give a state within the limits, and name what they were', () => {
  const key = fc.constantFrom(...KEYS);
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('NaN', '-1', '1e999', '10 000', '1,5', '<script>', '0x10', '', 'Infinity', '٣'),
  );
  fc.assert(
    fc.property(fc.dictionary(key, text), (given) => {
      const {state, bad} = readState(`?${new URLSearchParams(given)}`, kind);
      for (const [name, {least, most}] of Object.entries(NUMBERS)) {
        expect(state[name]).toBeGreaterThanOrEqual(least);
        expect(state[name]).toBeLessThanOrEqual(most);
      }
      for (const {field} of bad) expect(KEYS).toContain(field);
    }),
    {numRuns: 1000},
  );
});

test('whatever is set, the record is drawn and said without NaN, and both sides do the same requests', () => {
  fc.assert(
    fc.property(states, (state) => {
      const props = {state, cells, timelines: timelinesOf(state, cells), words: words.en};
      const tables = [lazy.FormulaTables, lazy.RecordTables, lazy.NumbersTable];
      const html = [viewAt(state, 'en'), ...tables.map((table) => createElement(table, props))]
        .map((element) => renderToStaticMarkup(element))
        .join('');
      expect(html).not.toMatch(/NaN|undefined|Infinity| d="[^"]*e[+-]/u);
      for (const {record} of Object.values(props.timelines))
        expect(record.requests.count + record.requests.dropped).toBe(state.n);
    }),
    {numRuns: 60},
  );
});

test('formulas agree with the record: L = X·W exactly, and no bound is passed', () => {
  fc.assert(
    fc.property(states, (state) => {
      // Who computes longer is chance, as work that varies is; of a few requests the share of slow ones isn't that of many.
      const same = {...state, work: 'same', every: 0, slowevery: 0};
      for (const timeline of Object.values(timelinesOf(same, cells))) {
        const rows = Object.fromEntries(
          lazy.formulasOf(same, cells, timeline).map((row) => [row.id, row]),
        );
        expect(rows.little.found / rows.little.wanted).toBeCloseTo(1, 9);
        for (const id of ['slots', 'workers'])
          expect(rows[id].found).toBeLessThanOrEqual(rows[id].wanted * (1 + 1e-9));
        if (!same.others)
          expect(rows.cores.found).toBeLessThanOrEqual(rows.cores.wanted * (1 + 1e-9));
        if (!same.others) expect(rows.s0.found / rows.s0.wanted).toBeCloseTo(1, 6);
      }
    }),
    {numRuns: 60},
  );
});

test('a request’s story adds up, and a touch on its bar finds it', () => {
  const timelines = timelinesOf(start, cells);
  const [, second] = storiesOf(timelines.blocking);
  const {queuedS, computedS, waitedS, heldUpS, answeredS, arrivedS} = second;
  expect(queuedS + computedS + waitedS + heldUpS).toBeCloseTo(answeredS - arrivedS, 9);
  const [row] = timelines.blocking.rows;
  expect(storyAt(timelines.blocking, answeredS - 0.001, row.top + 12)).toBe(1);
  expect(storyAt(timelines.blocking, answeredS, 9999)).toBe(-1);
});

test('the playhead says what stands at its moment', () => {
  const timelines = timelinesOf(start, cells);
  expect(plain(momentOf(timelines, 0.05, words.en))).toBe(
    'At 50 ms. Blocking: 1 answered, 1 served, 6 queue. Coroutines: 0 answered, 8 served, 0 queue.',
  );
});

test('statistics are said in both languages', () => {
  const setups = setupsOf({...start, load: 'even', rate: 60}, cells, {requests: 4000});
  const results = {
    blocking: statisticsOf(setups.blocking),
    coroutines: statisticsOf(setups.coroutines),
  };
  expect(plain(lazy.statisticsSentence(results, words.en, {every: 0}))).toMatchInlineSnapshot(
    `"Blocking answers 30.9 req/s with a median latency of 2.58 s; coroutines 60 req/s with 37.8 ms."`,
  );
  expect(plain(lazy.statisticsSentence(results, words.ru, {every: 0}))).toMatchInlineSnapshot(
    `"С блокированием: 30,9 запр./с, медиана задержки 2,58 с; с корутинами: 60 запр./с, медиана 37,8 мс."`,
  );
});

test('where some requests compute longer, what it does to the others is said of their p99', () => {
  const load = {load: 'random', rate: 20, workers: 2, cores: 2, slots: 8, equal: true, kept: true};
  const setups = setupsOf({...start, ...load, every: 20, slice: 0.1}, cells, {requests: 4000});
  expect(setups.blocking.workers).toBe(16);
  const results = {
    blocking: statisticsOf(setups.blocking),
    coroutines: statisticsOf(setups.coroutines),
  };
  const said = ['en', 'ru'].map((locale) =>
    plain(lazy.statisticsSentence(results, words[locale], {every: 20})),
  );
  expect(said).toMatchInlineSnapshot(`
    [
      "Blocking answers 19.9 req/s with a median latency of 23.1 ms; coroutines 19.9 req/s with 23.1 ms. Of the requests that don’t compute longer, the 99th percentile is 23.1 ms with blocking workers and 122 ms with coroutines.",
      "С блокированием: 19,9 запр./с, медиана задержки 23,1 мс; с корутинами: 19,9 запр./с, медиана 23,1 мс. У запросов, которые не считают дольше, 99-й процентиль задержки — 23,1 мс с блокированием и 122 мс с корутинами.",
    ]
  `);
});

test('the page is drawn in both languages, and texts can’t carry markup', () => {
  for (const locale of ['en', 'ru']) {
    const html = first(locale);
    expect(html).not.toMatch(/NaN|undefined|\{\{/u);
    expect(html.match(/class="pool-side"/gu)).toHaveLength(1);
    // Who can't turn to the other lessons is told what they come to.
    expect(/<noscript>.*<\/noscript>/u.exec(html)?.[0]).toMatch(/259.*185/u);
    expect(html).not.toContain(' style=');
  }
  expect(renderToStaticMarkup(createElement(Marked, null, '<b> [wait|waits]'))).toBe(
    '&lt;b&gt; <span class="pool-word" data-kind="wait">waits</span>',
  );
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a name that every object has, %s, is no value of a field',
  (name) => {
    for (const key of KEYS.filter((each) => each !== 'cell'))
      expect(valueIn(kind.fields[key], name), key).toBeUndefined();
    expect(readState(`?kept=${name}`, kind)).toEqual({
      state: {...stateOf(cells), lesson: 3},
      bad: [{field: 'kept', text: name}],
    });
  },
);

const formulaOf = (formula) =>
  renderToStaticMarkup(createElement(lazy.FormulaButton, {formula, place: 'here'}));
const showsIn = (html) =>
  [...html.matchAll(/data-shows="([^"]*)"[^>]*>([^<]*)/gu)].map(([, shows]) => shows);

test('a formula lights up all that its symbols are, each symbol its own length or area', () => {
  expect(showsIn(formulaOf('β = T_io / T_cpu'))).toEqual(['io cpu', 'io', 'cpu']);
  expect(showsIn(formulaOf('X ≤ cores / ΣT_cpu'))).toEqual(['cores', 'cores', 'cores']);
  expect(showsIn(formulaOf('X ≤ N · C / S₀'))).toEqual([
    'lanes cpu io',
    'lanes',
    'lanes',
    'cpu io',
  ]);
  // Little: what is in the system is the whole area, those who queue too.
  expect(showsIn(formulaOf('L = X · W'))[0]).toBe('cpu io held queue');
});
