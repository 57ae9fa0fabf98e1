import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {JSDOM} from 'jsdom';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {beforeAll, expect, test} from 'vitest';
import {readResults} from '../../content/results/read-results.ts';
import {toolMarks} from '../../content/tools/marks.ts';
import {measuredCells} from '../../lib/pool/measured-cells.ts';
import Advice from '../../src/components/explorables/advice/index.tsx';
import Compare from '../../src/components/explorables/compare/index.tsx';
import Diagnose from '../../src/components/explorables/diagnose/index.tsx';
import Effects from '../../src/components/explorables/effects/index.tsx';
import {wordsOnPage} from '../../src/components/explorables/frame/words.ts';
import Pause from '../../src/components/explorables/pause/index.tsx';
import Pool from '../../src/components/explorables/pool/index.tsx';
import * as lazy from '../../src/components/explorables/pool/lazy.tsx';
import {adviceData} from '../explorables/advice-data.ts';
import {compareData} from '../explorables/compare-data.ts';
import {CASES} from '../explorables/diagnose-cases.ts';
import {effectsData} from '../explorables/effects-data.ts';

const OWN_RUN = 'state-or-coroutines/two-cores';
const texts = Object.assign(
  {},
  ...['interface', 'explorables', 'answer', 'diagnose'].map((name) =>
    JSON.parse(readFileSync(`i18n/en/${name}.json`, 'utf8')),
  ),
);
const views = {
  ...{advice: Advice, pause: Pause, pool: Pool, effects: Effects, compare: Compare},
  diagnose: Diagnose,
};
let data: Record<string, object>;

beforeAll(async () => {
  const results = await readResults(path.resolve('.'));
  const run = (id) => results.get(id);
  const {first, studies} = compareData(results, {
    ...{locale: 'en', baseUrl: '/', texts, words: {}, films: {}},
    pageOf: (title) => ({title}),
  });
  data = {
    advice: adviceData(results, '/'),
    pause: {},
    pool: {cells: measuredCells(run(OWN_RUN))},
    effects: effectsData(run),
    compare: {study: first, studies},
    diagnose: {cases: CASES, marks: toolMarks('.')},
  };
});

const scripts: Record<string, string> = {};

/** What brings an explorable to life, as one script. */
function scriptOf(name: string) {
  scripts[name] ??= buildSync({
    entryPoints: [`src/components/explorables/${name}/index.tsx`],
    ...{bundle: true, write: false, format: 'iife', globalName: 'island', jsx: 'automatic'},
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    define: {'import.meta.url': '""', 'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  }).outputFiles[0].text;
  return scripts[name];
}

const NOT_IN_JSDOM = `
  class Observer { observe() {} disconnect() {} }
  Object.assign(window, {ResizeObserver: Observer, IntersectionObserver: Observer});
  Element.prototype.checkVisibility = () => true;
  window.matchMedia = () => ({matches: false});
`;

/** The server's HTML of an explorable in a page that has not run any script of it. */
function pageOf(name: string, search = '') {
  const given = {...data[name], texts};
  const words = wordsOnPage('en', texts);
  const html = renderToString(createElement(views[name], {given: {...given, lazy}, words}));
  const {window} = new JSDOM(`<div data-explorable="${name}">${html}</div>`, {
    url: `https://example.org/${search}`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  window.eval(NOT_IN_JSDOM);
  window.eval(`${scriptOf(name)}; window.island = island;`);
  const root = window.document.querySelector('[data-explorable]');
  const settled = () => new Promise((done) => window.setTimeout(done, 30));
  return {
    ...{window, root, settled},
    find: (selector: string): HTMLInputElement => root.querySelector(selector),
    async mount() {
      await window.island.mount(root, {data: given, language: 'en'});
      await settled();
    },
    async act(selector: string, type: string, value?: string) {
      const control = root.querySelector(selector);
      if (value !== undefined) control.value = value;
      if (type === 'click') control.click();
      else control.dispatchEvent(new window.Event(type, {bubbles: true, cancelable: true}));
      await settled();
    },
  };
}

/** A control of each, what is typed into it before its code is there, the part that answers, and an address that shows it. */
const TYPED = {
  advice: ['[name=wait]', '200', 'answer'],
  pause: ['[name=pause]', '400', 'sentence'],
  pool: ['[name=n]', '20', 'sentence', '?lesson=5'],
  effects: ['[name=cores]', '7', 'model'],
  compare: ['[name=of]', 'memoryMb.loaded', 'sentence'],
  diagnose: ['[name="0.rate"]', '800', 'limit'],
};

test.each(Object.entries(TYPED))(
  '%s comes alive in its own elements: the focus and what was typed stay, and it answers',
  async (name, [control, text, part, search]) => {
    const {window, find, mount} = pageOf(name, search);
    const before = [...window.document.querySelectorAll('section, form, input, select, svg, p')];
    const said = find(`[data-part=${part}]`).textContent;
    find(control).focus();
    find(control).value = text;
    await mount();
    expect(window.document.activeElement).toBe(find(control));
    expect(find(control).value).toBe(text);
    expect(find(`[data-part=${part}]`).textContent).not.toBe(said);
    const gone = before.filter((element) => !element.isConnected && !element.closest('noscript'));
    // Closed tables are emptied: they would tell of another state.
    const own = gone.filter((element) => !element.closest('table, .table-box, .explorable-note'));
    expect(own.map((element) => element.outerHTML.slice(0, 80))).toEqual([]);
  },
);

/** What stands in an explorable, but for what only readers without scripts see and what is folded away. */
function shownIn(root: HTMLElement) {
  const copy = root.cloneNode(true);
  for (const element of copy.querySelectorAll('noscript, details > div')) element.remove();
  for (const element of copy.querySelectorAll('*'))
    for (const changed of [
      'style',
      'data-lit',
      'data-under',
      'aria-valuetext',
      'value',
      'selected',
    ])
      element.removeAttribute(changed);
  copy.normalize();
  return copy.innerHTML.replaceAll(/<!--.*?-->| d="[^"]*"/gu, '');
}

test.each(Object.keys(TYPED))('%s shows the same before and after it comes alive', async (name) => {
  const {root, mount} = pageOf(name);
  const before = shownIn(root);
  await mount();
  // One element a line, its attributes in their own order.
  const linesOf = (html: string) =>
    html.split('<').map((element) =>
      element
        .match(/[\w:-]+="[^"]*"|[^\s"]+/gu)
        ?.sort()
        .join(' '),
    );
  expect(linesOf(shownIn(root))).toEqual(linesOf(before));
});

test('what an address leaves out is away, and what there isn’t is named as text', async () => {
  const {find, mount} = pageOf('compare', '?hide=b,nothing,"]<img src=x>&steps=2,<b>&a=<script>');
  await mount();
  expect(find('[name=b]').closest('[data-away]')).not.toBeNull();
  expect(find('form > .explorable-bad').textContent).toContain('nothing, "]<img src=x>, 2, <b>');
  expect(find('form > .explorable-bad').children).toHaveLength(0);
  expect(find('#compare-a-bad').textContent).toContain('<script>');
});

test('the focus goes to a list that was added, and back once it is taken away', async () => {
  const {window, find, mount, act} = pageOf('compare');
  await mount();
  await act('[name=add]', 'click');
  expect(window.document.activeElement).toBe(find('[name=c]'));
  expect(find('[name=c]').value).not.toBe('');
  await act('[name=remove]', 'click');
  expect(window.document.activeElement).toBe(find('[name=add]'));
});

test('a guess is asked for, refused, told, and forgotten with another design', async () => {
  const {window, find, mount, act} = pageOf('effects');
  await mount();
  await act('[name=guess]', 'click');
  expect(window.document.activeElement).toBe(find('[name=guessed]'));
  expect(find('.effects').hasAttribute('data-guessing')).toBe(true);
  await act('[name=guessed]', 'input', 'x');
  await act('[name=reveal]', 'click');
  expect(find('#effects-guess-bad').textContent).not.toBe('');
  await act('[name=guessed]', 'input', '300');
  await act('[name=reveal]', 'click');
  expect(find('.effects-guessed').textContent).toContain('300');
  expect(window.document.activeElement).toBe(find('.effects-guessed'));
  await act('[name=design]', 'change', 'techempower-1');
  expect(find('.effects-guessed').textContent).toBe('');
  expect(find('.effects-model').hidden).toBe(true);
});

test('a number that can’t be stays as it was typed, with its reason, until another is set', async () => {
  const {find, mount, act} = pageOf('pool', '?lesson=6&workers=-3&cell=nothing');
  await mount();
  expect(find('#pool-workers-bad').textContent).toContain('64');
  expect(find('#pool-cell-bad').textContent).toContain('nothing');
  expect(find('[name=workers]').value).toBe('1');
  await act('[name=tcpu]', 'input', 'abc');
  expect(find('[name=tcpu]').value).toBe('abc');
  expect(find('[name=tcpu]').getAttribute('aria-invalid')).toBe('true');
  await act('[name=kept]', 'click');
  expect(find('[name=tcpu]').value).not.toBe('abc');
  expect(find('[name=tcpu]').hasAttribute('aria-invalid')).toBe(false);
});

test('keys move the playhead and tell a request’s story', async () => {
  const {window, find, mount, settled} = pageOf('pool', '?lesson=3');
  await mount();
  const press = async (key: string) => {
    find('[name=time]').dispatchEvent(new window.KeyboardEvent('keydown', {key, bubbles: true}));
    await settled();
  };
  await press('Home');
  const start = find('[name=time]').getAttribute('aria-valuetext');
  await press('ArrowRight');
  expect(find('[name=time]').getAttribute('aria-valuetext')).not.toBe(start);
  await press('4');
  expect(find('[data-part=story]').textContent).toContain('4');
  expect(find('.pool-chosen').getAttribute('d')).not.toBe('');
  await press('Escape');
  expect(find('[data-part=story]').textContent).toBe('');
  await press('?');
  expect(find('.pool-keys').hidden).toBe(false);
});

test('a symbol of a formula lights up its part of the picture, another picture ends it', async () => {
  const {find, mount, act, settled, root, window} = pageOf('pool');
  await mount();
  root.querySelector('details').open = true;
  await act('details', 'toggle');
  await new Promise((done) => window.setTimeout(done, 200));
  const formula = 'th button[data-shows]';
  await act(formula, 'click');
  expect(find(formula).getAttribute('aria-pressed')).toBe('true');
  expect(find('.pool').dataset.shown).toBe('cpu io');
  await act(`${formula} [data-shows=io]`, 'click');
  expect(find(formula).getAttribute('aria-pressed')).toBe('false');
  expect(find('.pool').dataset.shown).toBe('io');
  await act('[name=kept]', 'click');
  await settled();
  expect(find('.pool').dataset.shown).toBeUndefined();
});

test('a table that a reader has opened stays while the simulator comes alive', async () => {
  const {root, mount} = pageOf('pool', '?lesson=3');
  const record = root.querySelector('[data-part=record]').parentElement;
  record.open = true;
  await mount();
  expect(record.open).toBe(true);
  expect(record.querySelectorAll('td')).toHaveLength(96);
});
