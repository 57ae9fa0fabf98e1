import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {figureOf} from '../../content/figures/read-figures.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {readTalks} from '../../content/talks/read-talks.ts';
import {gather} from '../../test/gather.ts';
import {askedStep, stepsOf} from './browser/steps.ts';
import {forTalks} from '../pictures/render.ts';
import {talkFiles} from './index.ts';
import {frameOf, talkPage} from './page.ts';

const place = {root: 'https://site.example/sub/', base: '/sub/'};
const files = await gather(talkFiles(process.cwd(), place));
const pages = Object.entries(files);
/** Parsing all of them takes ten seconds. */
const documents: Map<string, Document> = new Map();
const documentOf = (html) => {
  const known = documents.get(html) ?? new JSDOM(html).window.document;
  documents.set(html, known);
  return known;
};

test('a talk has the same steps in both languages, and says the shown one first', () => {
  for (const [address, html] of pages) {
    const page = documentOf(html);
    const parts = [page.querySelector('main'), page.querySelector('template').content];
    const [shown, resting] = parts.map((part) => stepsOf(part).map(({note}) => note));
    expect(shown, address).toEqual(resting);
    expect(shown.length, address).toBeGreaterThan(2);
    expect(page.documentElement.lang).toBe(address.includes('/ru/') ? 'ru' : 'en');
    for (const {slide, note} of stepsOf(parts[0]).filter((step) => step.note))
      expect(slide.querySelectorAll(`[data-note="${note}"]`).length, note).toBe(2);
  }
});

test('the page of every study that has a talk leads to it, in both languages', () => {
  const names = pages.map(([address]) => address.split('/')[1]);
  for (const name of new Set(names))
    for (const folder of ['docs', 'i18n/ru/docusaurus-plugin-content-docs/current']) {
      const page = `${folder}/studies/${name}.mdx`;
      if (!existsSync(page)) continue;
      const rest = folder === 'docs' ? '' : 'ru/';
      const ways = ['<ClaimsSummary ', `](pathname:///talk/${name}/${rest})`];
      const text = readFileSync(page, 'utf8');
      expect(
        ways.some((way) => text.includes(way)),
        page,
      ).toBe(true);
    }
});

test('ids are one of a kind, and a figure’s values, source and address stand in its slide', () => {
  for (const [address, html] of pages) {
    const page = documentOf(html);
    const ids = [...page.querySelectorAll('main [id]')].map(({id}) => id);
    expect(new Set(ids).size, address).toBe(ids.length);
    for (const slide of page.querySelectorAll('[data-kind=figure]')) {
      expect(slide.querySelector('.picture svg'), address).not.toBeNull();
      expect(slide.querySelector('.values td'), address).not.toBeNull();
      expect(slide.querySelector('footer a > svg')).not.toBeNull();
      expect(slide.querySelector('footer a').href).toMatch(/^https:\/\/site\.example\/sub\//);
      expect(slide.querySelector('.notes').textContent.length, address).toBeGreaterThan(40);
    }
  }
});

test('a slide has a view of its own: some of the series, and their values and notes alone', () => {
  for (const language of ['', 'ru/']) {
    const html = files[`talk/state-or-coroutines-in-ten-minutes/${language}index.html`];
    const figures = documentOf(html).querySelectorAll('main [data-kind=figure]');
    const [few, all] = [...figures].map((slide) => ({
      text: slide.querySelector('.picture > svg').textContent,
      notes: slide.dataset.notes.split(' '),
      rings: slide.querySelectorAll('.picture .ring').length,
      values: slide.querySelectorAll('.values tbody td, .values tbody th').length,
      address: slide.querySelector('footer a').getAttribute('href'),
    }));
    expect(all.text).toMatch(language ? /хранится всё/ : /all kept/);
    expect(few.text.length).toBeLessThan(all.text.length);
    expect(few.notes).toEqual(['dropped', 'kept']);
    expect(few.rings).toBe(2);
    expect(all.notes).toHaveLength(3);
    expect(few.values).toBeLessThan(all.values);
    expect(few.address).toContain(`${language}?f.thesis.series=dropped-blocking,kept-blocking`);
  }
});

test('a picture has a name, and nothing that the policy refuses or that leads out of the talk', () => {
  for (const [address, html] of pages)
    for (const svg of documentOf(html).querySelectorAll('main .picture > svg')) {
      const named = svg.getAttribute('aria-label') ?? svg.querySelector('title')?.textContent;
      expect(named, address).toBeTruthy();
      expect(svg.querySelector('a, style, [style], [tabindex], [href]'), address).toBeNull();
      expect(svg.querySelector('rect[width="720"]'), 'a ground shows on paper').toBeNull();
    }
});

test('the number of a pin is in the middle of its circle, however few pins there are', () => {
  let alone = 0;
  for (const [address, html] of pages)
    for (const svg of documentOf(html).querySelectorAll('main .picture > svg')) {
      const numbers = [...svg.querySelectorAll('circle + text')];
      if (numbers.length === 1) alone += 1;
      for (const number of numbers) {
        const anchor = number.closest('[text-anchor]')?.getAttribute('text-anchor');
        expect(anchor, `${address}: pin ${number.textContent}`).toBe('middle');
      }
    }
  expect(alone).toBeGreaterThan(10);
});

test('a claim’s slide says its number with sign or unit, its interval where it has one, and what it is of', () => {
  let withInterval = 0;
  let count = 0;
  for (const [address, html] of pages)
    for (const slide of documentOf(html).querySelectorAll('main [data-kind=claim]')) {
      const [meaning] = slide.querySelectorAll('dd.meaning');
      const number = meaning?.previousElementSibling;
      const shown = [...slide.querySelectorAll('dd')].map((each) => each.textContent);
      if (!number) {
        // Nothing was computed: what stands there, if anything, is the source’s.
        expect(shown.length, `${address}: ${shown}`).toBeLessThan(2);
        continue;
      }
      count += 1;
      expect(meaning.textContent.length, `${address}: ${shown}`).toBeGreaterThan(25);
      if (number.querySelector('span')) withInterval += 1;
    }
  expect(count).toBeGreaterThan(60);
  expect(withInterval).toBeGreaterThan(16);
  const claim = documentOf(files['talk/state-or-coroutines/index.html']).querySelector(
    'main [data-kind=claim]',
  ).textContent;
  expect(claim).toMatch(
    /×\d\.\d+ the repeats allow ×\d\.\d+ to ×\d\.\d+; 1 \(no difference\) is outside.*divided by/u,
  );
});

test('a slide whose figure draws intervals says what they mean, another one nothing', async () => {
  const site = await loadSite('.');
  let said = 0;
  for (const {name, slides} of readTalks(site)) {
    const shown = documentOf(files[`talk/${name}/index.html`]).querySelectorAll(
      'main [data-kind=figure]',
    );
    for (const [index, {figure: id}] of slides.filter(({figure}) => figure).entries()) {
      const text = shown[index].querySelector('footer .intervals')?.textContent ?? '';
      const {points} = figureOf(site, id);
      const hasLines = points.series.some((series) =>
        series.points.some(({low, sessions}) => low !== undefined && !sessions),
      );
      expect(text, `${name}: ${id}`).toMatch(
        hasLines && points.kind !== 'stacked-bars' ? /^Error bars: .+\. $/u : /^$/u,
      );
      if (text) said += 1;
    }
  }
  expect(said).toBeGreaterThan(15);
});

test('a talk asks for nothing and runs nothing but what its policy names', () => {
  for (const [address, html] of pages) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)[1];
    expect(policy).not.toMatch(/unsafe|'self'|https?:/);
    const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text]) => text);
    for (const script of scripts)
      expect(policy).toContain(`sha256-${createHash('sha256').update(script).digest('base64')}`);
    expect(html, address).not.toMatch(/<script[^>]*\ssrc=|<link|<img|\sstyle="|\son\w+="/);
    expect(html.match(/<script/g)).toHaveLength(3);
  }
});

test('a talk weighs as much as a page', () => {
  const heaviest = Math.max(...pages.map(([, html]) => gzipSync(html, {level: 9}).length));
  expect(heaviest).toBeLessThan(64_000);
});

test('no text of a talk can end its data or become markup', () => {
  const hostile = '</script><script>alert(1)</script>';
  const names = ['title', 'back', 'next', 'language', 'theme', 'full', 'speaker', 'download'];
  const words = Object.fromEntries(names.map((name) => [name, `"><b>${hostile}`]));
  const html = talkPage({
    ...{name: 'a', language: 'en', parts: {en: '', ru: ''}},
    ...{words: {en: words, ru: words}, frame: frameOf(process.cwd())},
  });
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(documentOf(html).querySelector('b')).toBeNull();
});

test.each([
  [{hash: '', search: ''}, {step: 0}],
  [{hash: '#/3', search: ''}, {step: 2}],
  [{hash: '', search: '?step=9'}, {step: 8}],
  [
    {hash: '#/10', search: ''},
    {step: 8, unknown: '10'},
  ],
  [
    {hash: '#/0', search: ''},
    {step: 0, unknown: '0'},
  ],
  [
    {hash: '#/<b>', search: ''},
    {step: 0, unknown: '<b>'},
  ],
])('the step that %j asks for', (address, step) => {
  expect(askedStep(address, 9)).toEqual(step);
});

test('a drawing on a slide has shorter places, and texts as they are', () => {
  const drawn =
    '<svg viewBox="0 0 9 9"><rect width="9"></rect><desc>a</desc><a href="#x"><text x="1.239">0.054</text></a></svg>';
  expect(forTalks(drawn, {told: {title: '“A” & B'}})).toBe(
    '<svg role="img" aria-label="“A” &amp; B" viewBox="0 0 9 9"><g><text x="1.23">0.054</text></g></svg>',
  );
});
