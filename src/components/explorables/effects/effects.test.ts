import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {EFFECTS} from '../../../../lib/gains/corner-bounds.ts';
import {EFFECTS_RUNS, effectsData} from '../../../../plugins/explorables/effects-data.ts';
import {partsIn} from '../../../../test/parts.ts';
import {readState, writeState} from '../frame/form.ts';
import {wordsIn} from '../frame/words.ts';
import {unmarked} from '../frame/Marked.tsx';
import {canBeGuessed, judgeGuess} from './Guess.tsx';
import Effects from './index.tsx';
import {cellsOf, measuredSentence, modelSentence} from './say.tsx';
import {FIELDS, KEYS, MODEL_FIELDS, designWith, formOf, modelOf, stateOf} from './state.ts';

const fileOf = (path) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const runOf = (id) => fileOf(`static/data/results/${id}.json`);
const {designs} = effectsData(runOf);
const wordsOf = (locale) =>
  wordsIn(locale, {
    ...fileOf(`i18n/${locale}/interface.json`),
    ...fileOf(`i18n/${locale}/explorables.json`),
  });
const words = {en: wordsOf('en'), ru: wordsOf('ru')};
const start = stateOf(designs);

/** The explorer at a state, as its address gives it. */
function viewAt(state, locale, all = designs) {
  vi.stubGlobal('location', {search: writeState('', state, formOf(all))});
  const live = {root: null, source: '', typed: {}};
  return createElement(Effects, {given: {designs: all}, words: words[locale], live});
}
const partsAt = (...given) => partsIn(viewAt(...given));
afterAll(() => vi.unstubAllGlobals());

const saidAt = (state, locale) => {
  const design = designWith(designs, state.design);
  const sentences = [
    measuredSentence(design, words[locale]),
    modelSentence({state, designs, design, words: words[locale]}),
  ];
  return plain(unmarked(sentences.join(' ')));
};
const plain = (text) =>
  text.replaceAll(/[\u00a0\u00ad]/gu, (sign) => (sign === '\u00ad' ? '' : ' '));
const interactionAt = (change, id = 'slots-laravel') =>
  modelOf({...stateOf(designs, id), ...change}, designWith(designs, id)).effects['state:waiting'];

describe('the sentences, case by case, are read here by a person', () => {
  test.each([
    ['Laravel, more slots', {}],
    ['Symfony, coroutines in place of processes', {...stateOf(designs, 'kind-symfony')}],
    ['a small application, both at once', {...stateOf(designs, 'both-small')}],
    ['more cores: slots bind', {cores: 64}],
    ['more cores: one core per worker binds', {...stateOf(designs, 'both-laravel'), cores: 64}],
    ['few slots', {slots: 3}],
    ['a long wait', {tio: 400, cores: 8}],
    ['many slots and cores', {slots: 256, cores: 32}],
    ['TechEmpower, one query', {...stateOf(designs, 'techempower-1')}],
    ['TechEmpower, twenty queries', {...stateOf(designs, 'techempower-20')}],
  ])('%s', (_, change) => {
    const said = (locale) => saidAt({...start, ...change}, locale);
    expect([said('en'), said('ru')]).toMatchSnapshot();
  });

  const [own] = designs;
  const withInteraction = (interaction) => ({
    ...own,
    effects: {...own.effects, 'state:waiting': interaction},
  });
  test.each([
    ['less than the product', withInteraction({value: 0.8, low: 0.7, high: 0.9})],
    ['the product', withInteraction({value: 1.02, low: 0.95, high: 1.08})],
    ['single runs', withInteraction({value: 1.4})],
    ['a numerator at the offered rate', withInteraction({value: 2, low: 1.8, bound: 'at-least'})],
    ['a denominator at the offered rate', withInteraction({value: 2, high: 3, bound: 'at-most'})],
    ['both at the offered rate', withInteraction(null)],
    ['two cells empty', {...own, cells: {...own.cells, y00: null, y11: null}}],
    ['another cell empty', {...own, cells: {...own.cells, y00: null}}],
  ])('%s', (_, design) => {
    const said = (locale) => plain(unmarked(measuredSentence(design, words[locale])));
    expect([said('en'), said('ru')]).toMatchSnapshot();
  });
});

const valuesIn = (run, id) =>
  run.measurements.find((each) => each.id === id).values.throughputPerS.values;

test('numbers of the first sentence follow from the result file alone', () => {
  const run = runOf(EFFECTS_RUNS.cells);
  const ratesOf = (state, processes) =>
    valuesIn(run, `swoole-laravel-${state}-blocking-n${processes}-bench-wait-2-closed`);
  // The mean of the sessions' ratios is a geometric one: it is the same whichever side divides.
  const meanOf = (logs) => logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const gain = (state) => {
    const [many, few] = [16, 2].map((processes) => ratesOf(state, processes));
    return Math.exp(meanOf(many.map((value, session) => Math.log(value / few[session]))));
  };
  const shown = (value) => value.toFixed(value < 2 ? 2 : 1);
  expect(saidAt(start, 'en')).toContain(
    `More slots gave ${shown(gain('per-request'))} times without state and ${shown(gain('kept'))} times with it`,
  );
});

test('each design’s cells are those it names, and what was not measured of its request is said to be assumed', () => {
  const run = runOf(EFFECTS_RUNS.cells);
  const alone = runOf(EFFECTS_RUNS.alone);
  const RIGHT = {
    slots: 'blocking-n16',
    kind: 'coroutine-c8-n2',
    both: 'coroutine-c8-n2',
  };
  for (const {columns, app, id, cells, request} of designs.filter(({request: any}) => any)) {
    const server = app === 'small' ? 'swoole' : `swoole-${app}`;
    const {value} = run.measurements.find(
      (each) => each.id === `${server}-kept-${RIGHT[columns]}-bench-wait-2-closed`,
    ).values.throughputPerS;
    expect(cells.y11.value, id).toBeCloseTo(value, 1);
    const {cpuMs} = alone.measurements.find(
      (each) => each.id === `${server}-per-request-blocking-n1-bench-wait-2-single`,
    ).values;
    const {cpuS, bootCpuS, connectCpuS} = request;
    expect(1000 * (cpuS.blocking + bootCpuS + connectCpuS)).toBeCloseTo(cpuMs.value, 9);
    for (const part of ['bootCpuS', 'connectCpuS', 'connectIoS'])
      expect(request[part], `${id} ${part}`).toBeGreaterThan(0);
    for (const locale of ['en', 'ru']) {
      const {numbers} = partsAt(stateOf(designs, id), locale);
      expect(numbers.match(/data-origin="assumed"/gu)).toHaveLength(2);
    }
  }
});

describe('a guess of the fourth cell', () => {
  const said = (text, locale, id = 'slots-laravel') => {
    const judged = judgeGuess(text, designWith(designs, id), words[locale]);
    return plain(judged.said ?? judged.problem);
  };
  test.each(['300', '1000', '0', 'many', '', '1,5'])('“%s” is read here by a person', (text) => {
    expect([said(text, 'en'), said(text, 'ru')]).toMatchSnapshot();
  });

  test('is held to the measurement and to the product, from the result file alone', () => {
    const run = runOf(EFFECTS_RUNS.cells);
    const rateOf = (corner) =>
      run.measurements.find(({id}) => id === `swoole-laravel-${corner}-bench-wait-2-closed`).values
        .throughputPerS.value;
    const [dropped, more, kept, both] = [
      'per-request-blocking-n2',
      'per-request-blocking-n16',
      'kept-blocking-n2',
      'kept-blocking-n16',
    ].map(rateOf);
    const text = said('100', 'en');
    expect(text).toContain(`${Math.round(both)} req`);
    expect(text).toContain(`${(both / 100).toFixed(1)} times your guess`);
    expect(text).toContain(`be ${Number(((more * kept) / dropped).toPrecision(2))} req`);
  });

  test('is not asked for where a cell is empty', () => {
    expect(designs.filter(canBeGuessed).map(({id}) => id)).toEqual(
      designs.filter(({columns}) => columns !== 'techempower').map(({id}) => id),
    );
  });
});

test('what the page says of the model is so', () => {
  const asMeasured = interactionAt({});
  expect(asMeasured).toBeGreaterThan(1.1);
  expect(interactionAt({cores: 64})).toBeCloseTo(1, 9);
  expect(interactionAt({cores: 64}, 'both-laravel')).toBeGreaterThan(1.1);
  expect(interactionAt({slots: 3})).toBeLessThan(asMeasured);
  expect(interactionAt({boot: 60})).toBeGreaterThan(asMeasured);
});

test('measured cells and effects stay whatever is set of the model', () => {
  const measuredIn = (state) => {
    const {grid} = partsAt(state, 'en');
    return [...grid.matchAll(/<b[^>]*>([^<]+)<\/b>/gu)].map(([, text]) => text);
  };
  expect(measuredIn({...start, cores: 64, tio: 500, boot: 100})).toEqual(measuredIn(start));
});

test('an empty cell is shown empty: no main effect, no interaction, no model in its place', () => {
  const state = stateOf(designs, 'techempower-1');
  const parts = partsAt(state, 'en');
  expect(parts.grid).toMatch(/is-empty" data-cell="y01"/u);
  expect(parts.grid).not.toContain('effects-ring');
  expect(parts.heights + parts.rows).not.toMatch(/effects-model-mark|effects-promised/u);
  const empty = [...parts.rows.matchAll(/name="([\w:-]+)".*?<b>—<\/b>/gu)].map(([, name]) => name);
  expect(empty).toHaveLength(5);
  expect(parts.numbers).toBe('');
});

test('each modelled cell has a timeline of its server, an unmodelled design has none', () => {
  const gridOf = (id, change) => partsAt({...stateOf(designs, id), ...change}, 'en');
  const mostIn = (grid) =>
    grid
      .match(/<svg class="effects-timeline".*?<\/small>/gu)
      .map((film) => plain(film).match(/at most (\d+) at once/u)[1]);
  const {grid, timelines} = gridOf('slots-laravel', {});
  const [dropped, , kept] = grid.match(/<svg class="effects-timeline".*?<\/small>/gu);
  expect(dropped).toContain('data-kind="boot"');
  expect(kept).not.toMatch(/data-kind="(boot|connect)/u);
  expect(mostIn(grid)).toEqual(['2', '8', '2', '8']);
  expect(mostIn(gridOf('kind-laravel', {}).grid)).toEqual(['8', '8', '8', '8']);
  expect(mostIn(gridOf('both-laravel', {slots: 6}).grid)).toEqual(['2', '6', '2', '6']);
  expect(timelines).toContain('data-kind="wait-for-core"');
  const empty = gridOf('techempower-1', {});
  expect(empty.grid + empty.timelines).not.toContain('effects-timeline');
  expect(empty.timelines).toBe('');
});

test('while a guess is asked for, every covered part says what will stand there', () => {
  for (const locale of ['en', 'ru'])
    expect(
      renderToStaticMarkup(viewAt(start, locale)).match(/ data-cover="[^"]{20,}"/gu),
    ).toHaveLength(5);
});

test('a cell at the offered rate is shown as a lower bound', () => {
  const [own] = designs;
  const capped = {...own, cells: {...own.cells, y11: {...own.cells.y11, bound: 'at-least'}}};
  expect(partsAt(stateOf([capped]), 'en', [capped]).grid).toMatch(/<b>≥(&nbsp;|\u00a0)\d/u);
});

const states = fc
  .record({
    design: fc.constantFrom(...designs.map(({id}) => id)),
    ...Object.fromEntries(
      Object.entries(FIELDS).map(([name, {least, most, whole}]) => [
        name,
        whole
          ? fc.integer({min: least, max: most})
          : fc
              .double({min: least, max: most, noNaN: true})
              .map((value) => Number(value.toFixed(4))),
      ]),
    ),
  })
  .map((change) => ({...start, ...change}));

test('an address gives back the state that it was written from, and other keys stay', () => {
  fc.assert(
    fc.property(states, (state) => {
      const {state: read, bad} = readState(
        writeState('?embed=1', state, formOf(designs)),
        formOf(designs),
      );
      expect(bad).toEqual([]);
      expect(read).toEqual(state);
    }),
  );
  expect(writeState('?embed=1&cores=3', start, formOf(designs))).toBe('?embed=1');
  expect(writeState('', start, formOf(designs))).toBe('');
});

test('hostile addresses give a state within the limits, and name what they were', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('NaN', '-1', '1e999', '10 000', '1,5', '<script>', '0x10', '', '__proto__'),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...KEYS), text), (given) => {
      const {state, bad} = readState(`?${new URLSearchParams(given)}`, formOf(designs));
      for (const name of MODEL_FIELDS) {
        expect(state[name]).toBeGreaterThanOrEqual(FIELDS[name].least);
        expect(state[name]).toBeLessThanOrEqual(FIELDS[name].most);
      }
      for (const {field} of bad) expect(KEYS).toContain(field);
    }),
    {numRuns: 500},
  );
});

test('every state is drawn in both languages without NaN', () => {
  fc.assert(
    fc.property(states, (state) => {
      for (const locale of ['en', 'ru'])
        expect(renderToStaticMarkup(viewAt(state, locale))).not.toMatch(
          /NaN|undefined|Infinity|\{\{| style=|effects\.\w/u,
        );
    }),
  );
});

test('sliders are drawn where a browser leaves them, so that none looks touched', () => {
  const html = renderToStaticMarkup(viewAt({...start, cores: 99}, 'en'));
  const sliders = [
    ...html.matchAll(
      /type="range"[^>]*min="([^"]+)" max="([^"]+)" step="([^"]+)"[^>]* value="([^"]+)"/gu,
    ),
  ].map(([, ...numbers]) => numbers.map(Number));
  expect(sliders).toHaveLength(4);
  for (const [least, most, step, value] of sliders) {
    expect(value).toBeLessThanOrEqual(most);
    expect(((value - least) / step) % 1).toBe(0);
  }
});

/** Which effect each number of a sentence is. */
const NAMES = {
  dropped: 'waiting-when-dropped',
  kept: 'waiting-when-kept',
  state: 'state-when-blocking',
  interaction: 'state:waiting',
  measured: 'state:waiting',
};

test.each(['en', 'ru'])(
  'each factor of a sentence is a term of the effect that it is, %s',
  (locale) => {
    const texts = fileOf(`i18n/${locale}/explorables.json`);
    const told = Object.keys(texts).filter((key) => /^effects\.(sentence|model)\./u.test(key));
    let found = 0;
    for (const key of told)
      for (const [, name] of texts[key].matchAll(/\{\{(\w+)\}\}/gu)) {
        if (!(name in NAMES)) continue;
        expect(texts[key], key).toMatch(
          new RegExp(`\\[${NAMES[name]}\\|[^\\]]*\\{\\{${name}\\}\\}`, 'u'),
        );
        found += 1;
      }
    expect(found).toBeGreaterThan(15);
  },
);

test.each(['en', 'ru'])(
  'terms are buttons that name their cells, and a voice hears no marks, %s',
  (locale) => {
    const {sentence} = partsAt(start, locale);
    const terms = [...sentence.matchAll(/data-cells="([^"]+)"[^>]*name="([^"]+)"/gu)];
    expect(terms.map(([, , name]) => name)).toEqual([NAMES.dropped, NAMES.kept, NAMES.interaction]);
    for (const [, cells, name] of terms) expect(cells).toBe(cellsOf(name));
    expect(saidAt(start, locale)).not.toMatch(/[[\]|]/u);
  },
);

test('above and below the line stand the cells of an effect, and each number of a formula names its own', () => {
  expect(cellsOf('waiting-when-kept')).toBe('y11/y10');
  for (const {over, under} of Object.values(EFFECTS))
    expect(new Set([...over, ...under]).size).toBe(over.length + under.length);
  const {rows} = partsAt(start, 'en');
  const [, formula] = rows.match(/name="waiting-when-kept".*?effects-formula">(.*?)<\/li>/u);
  expect([...formula.matchAll(/data-cells="(\w+)"/gu)].map(([, key]) => key)).toEqual([
    'y11',
    'y10',
  ]);
});
