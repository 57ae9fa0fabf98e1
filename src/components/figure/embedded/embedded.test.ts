import {expect, test} from 'vitest';
import {loadState} from './load-state.ts';
import {noticesOf} from './notices.ts';
import {requestOf} from './request.ts';
import {knownView} from './state.ts';

const state = {
  id: '0123456789',
  figure: 'study/memory',
  frozenOn: '2026-11-22',
  corrections: ['known'],
  scales: ['linear', 'log'],
  annotations: [{id: 'gap'}],
  points: {series: [{id: 'a'}, {id: 'b'}]},
};
const KINDS = ['language', 'theme', 'scale', 'series', 'note', 'frozen'];
const words = {
  en: {
    ...Object.fromEntries(KINDS.map((kind) => [`embed.unknown.${kind}`, `${kind} {{value}}`])),
    'embed.frozen': 'as of {{day}}',
    'embed.corrected': 'corrected {{day}}',
    'embed.corrections': 'what',
    'embed.now': 'now',
  },
};
const page = {lang: 'en', dataset: {base: '/', state: state.id}};
const toldOf = (query, more = {}) =>
  noticesOf(new URLSearchParams(query), {state, frozen: null, page, ...more}, words);

const element = (attributes) => ({getAttribute: (name) => attributes[name] ?? null});
const PAGE = 'https://site.example/sub/embed/study/memory/';

test('a view keeps what the figure has, and defaults are no view', () => {
  expect(knownView({scale: 'log', series: ['b', 'x'], note: 'gap'}, state)).toEqual({
    scale: 'log',
    series: ['b'],
    note: 'gap',
  });
  expect(knownView({scale: 'linear', series: ['a', 'b'], note: '<b>'}, state)).toEqual({});
});

test('what an address asks for in vain is named, each thing once', () => {
  const query =
    'lang=de&theme=pink&f.memory.scale=up&f.memory.series=a,x,y&f.memory.note=n&frozen=0';
  expect(toldOf(query).map(({text}) => text)).toEqual([
    'language de',
    'theme pink',
    'scale up',
    'series x',
    'series y',
    'note n',
    'frozen 0',
  ]);
  expect(toldOf('lang=ru&theme=dark&f.memory.scale=log&f.other.scale=up&x=1')).toEqual([]);
  expect(toldOf(`lang=${'x'.repeat(5000)}`)[0].text.length).toBeLessThan(60);
});

test('a frozen state says its day, the way to the present one, and later corrections alone', () => {
  const dataset = {
    ...page.dataset,
    state: 'another',
    corrections: JSON.stringify([
      {id: 'known', date: '2026-11-01'},
      {id: 'later', date: '2026-12-24'},
    ]),
  };
  const told = toldOf('lang=en&frozen=0123456789', {frozen: state, page: {lang: 'en', dataset}});
  expect(told).toEqual([
    {text: 'as of 22\u00a0November\u00a02026', link: {href: '?lang=en', text: 'now'}},
    {
      text: 'corrected 24\u00a0December\u00a02026',
      link: {href: '/corrections/', text: 'what', target: '_blank'},
    },
  ]);
  expect(toldOf('frozen=0123456789', {frozen: state})).toEqual([
    {text: 'as of 22\u00a0November\u00a02026'},
  ]);
});

test('an element asks for the present state, or for a frozen one', () => {
  expect(requestOf(element({src: PAGE}), 'https://host.example/deck/')).toMatchObject({
    source: `${PAGE}figure.json`,
    picture: 'https://site.example/sub/pictures/study/memory.en.light.svg',
    ...{figure: 'study/memory', language: 'en', theme: 'auto', view: {}},
  });
  expect(requestOf(element({src: `${PAGE}?frozen=0123456789`}), PAGE).source).toBe(
    'https://site.example/sub/frozen/study/memory/0123456789.json',
  );
  expect(requestOf(element({src: 'memory.json'}), 'https://host.example/deck/')).toMatchObject({
    ...{source: 'https://host.example/deck/memory.json', picture: null},
  });
});

test('attributes win over the address, and what is neither language nor theme is not taken', () => {
  const src = `${PAGE}ru/?lang=ru&theme=dark&f.memory.note=gap`;
  const own = {src, lang: 'en', theme: 'light', view: 'scale=log&note=other'};
  expect(requestOf(element(own), PAGE)).toMatchObject({
    ...{language: 'en', theme: 'light', view: {scale: 'log', note: 'other'}},
    source: `${PAGE}figure.json`,
  });
  const odd = requestOf(element({src: PAGE, lang: 'javascript:', theme: '"><script>'}), PAGE);
  expect(odd).toMatchObject({language: 'en', theme: 'auto'});
  const up = requestOf(element({src: `${PAGE}?frozen=../../../x`}), PAGE);
  expect(up.source).toBe('https://site.example/sub/frozen/study/memory/..%2F..%2F..%2Fx.json');
});

test('a file saved beside slides says where the site is, and an address says it itself', async () => {
  const site = {root: '/sub/', en: '/sub/studies/memory/', ru: '/sub/ru/studies/memory/'};
  const share = {en: {embed: PAGE}, ru: {embed: PAGE}};
  const inside = {textContent: JSON.stringify({...state, site, share, corrections: []})};
  const factsFrom = async (src) => {
    const host = {...element({src}), querySelector: () => inside};
    return (await loadState(host, requestOf(host, 'https://host.example/deck/'))).facts;
  };
  const saved = await factsFrom('memory.json');
  expect(saved).toMatchObject({embed: PAGE, share});
  expect(saved.homes.ru).toBe('https://site.example/sub/ru/studies/memory/');
  expect(saved.dataset.base).toBe('https://site.example/sub/');
  const elsewhere = await factsFrom('https://preview.example/sub/embed/study/memory/');
  expect(elsewhere.homes.en).toBe('https://preview.example/sub/studies/memory/');
});
