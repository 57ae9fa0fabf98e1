import {gzipSync} from 'node:zlib';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {gather} from '../../test/gather.ts';
import {policyOf} from '../common/policy.ts';
import {figuresOnce} from '../figures/index.ts';
import {embedFiles} from './index.ts';

const figures = await figuresOnce(process.cwd(), '/sub/');
const place = {
  siteDir: process.cwd(),
  origin: 'https://site.example',
  base: '/sub/',
  live: 'assets/islands/embed.X.js',
};
const files = await gather(embedFiles(place, figures));
const ids = figures.map(({id}) => id);
const pages = Object.entries(files).filter(([address]) => address.endsWith('.html'));
const documentOf = (html) => new JSDOM(html).window.document;

test('every figure has its page, for either language first, its state, and its oEmbed', () => {
  for (const id of ids)
    for (const file of [
      'index.html',
      'ru/index.html',
      'oembed.json',
      'ru/oembed.json',
      'figure.json',
    ])
      expect(files, id).toHaveProperty([`embed/${id}/${file}`]);
  expect(Object.keys(files)).toHaveLength(ids.length * 5 + 1);
});

test('a page holds the figure in both languages, its source, licence and way home', () => {
  for (const id of ids) {
    const html = files[`embed/${id}/index.html`];
    const [, english, russian] = /<main>(.*)<\/main><template lang=ru>(.*)<\/template>/su.exec(
      html,
    );
    for (const [part, language] of [
      [english, 'en'],
      [russian, 'ru'],
    ]) {
      expect(part, id).toMatch(new RegExp(`^<figure class=figure[^>]* lang=${language}`, 'u'));
      expect(part, id).toContain('class=figure-wide><svg');
      expect(part, id).toMatch(/<figcaption [^>]*>[^<]{8}/u);
      expect(part, id).toMatch(/class=figure-source>.{20,}CC BY 4\.0/su);
      expect(part, id).toMatch(/class=figure-source>.*<svg [^>]*width=15>.*<\/svg> <a /su);
      const seen = Array.from(part.matchAll(/\sid=([^\s>]*)/gu), ([, name]) => name);
      expect(new Set(seen).size, id).toBe(seen.length);
    }
    expect(english, id).toContain('class=figure-narrow><svg');
  }
});

test('the Russian page is Russian without scripts, and so are its cards', () => {
  for (const id of ids) {
    const html = files[`embed/${id}/ru/index.html`];
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ru"/u);
    expect(html).toMatch(/<main><figure [^>]*lang=ru/u);
    const card = (name) => new RegExp(`property="og:${name}" content="([^"]*)"`, 'u').exec(html)[1];
    expect(card('locale')).toBe('ru_RU');
    expect(card('title')).toMatch(/[а-я]/iu);
    expect(card('image')).toBe(`https://site.example/sub/pictures/cards/${id}.ru.png`);
  }
});

/** The list of figures is a page like those of the site; a figure's page has neither fonts nor workers. */
const fetchedBy = (address: string) =>
  address === 'embed/index.html' ? undefined : ["img-src 'self'", "connect-src 'self'"];

test('what a page runs is in its own policy, and nothing else', () => {
  for (const [address, html] of pages) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)[1];
    expect(policy, address).toBe(policyOf(html, fetchedBy(address)));
    expect(policy, address).not.toContain('unsafe');
    expect(html, address).not.toMatch(/<script[^>]*\ssrc=|<[^>]+\son\w+=|<iframe|<img/u);
  }
});

test('a plain page hides its pins and the lines that lead to them', () => {
  for (const id of ids)
    expect(files[`embed/${id}/index.html`], id).toContain('[data-plain] path:has(+a)');
});

/**
 * What a page may weigh with gzip, bytes. These figures have more marks, panels or notes than fit: each holds its drawing
 * twice for the language that is shown and once for each other one, so that turning to it needs no request. The site's mark takes
 * some 85 bytes of each, and gridlines that stop at labels up to 100 where each row has one.
 */
const BUDGET = 8000;
const FULLER = {
  'laravel-trueasync-octane/memory': 8750,
  'laravel-on-swoole/effects': 8250,
  'laravel-on-swoole/placements': 8250,
  'nexus-actors/own-history': 8350,
  'state-or-coroutines/effects-2x2': 8600,
  'state-or-coroutines/effects-2x2x2': 8150,
  'state-or-coroutines/frameworks': 8050,
  'state-or-coroutines/frameworks-parts': 8500,
  'state-or-coroutines/kinds': 8100,
  'state-or-coroutines/later-run': 8050,
  'state-or-coroutines/slots': 9250,
  'state-or-coroutines/equal-slots': 10100,
  'state-or-coroutines/predicted-slots': 9900,
  'kenashkov-swoole-apache-2019/gain-by-test': 8450,
  'kenashkov-swoole-apache-2019/in-flight': 8300,
  'kenashkov-swoole-apache-2019/levels-with-io': 8300,
};

test('a page is small: 8 kB, but for figures that are named here', () => {
  const over = pages
    .map(([address, html]) => ({
      id: /^embed\/(.*?)\/(?:ru\/)?index\.html$/u.exec(address)?.[1],
      bytes: gzipSync(html, {level: 9}).length,
    }))
    .filter(({id, bytes}) => id && bytes > (FULLER[id] ?? BUDGET));
  expect(over).toEqual([]);
});

test('a figure that is allowed more needs it', () => {
  for (const id of Object.keys(FULLER)) {
    const html = files[`embed/${id}/index.html`];
    expect(gzipSync(html, {level: 9}).length, id).toBeGreaterThan(BUDGET - 250);
  }
});

test('oEmbed names a frame, its size and a picture', () => {
  for (const id of ids) {
    const told = JSON.parse(files[`embed/${id}/oembed.json`]);
    expect(told).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Blocking Coefficient',
    });
    expect(told.html).toContain(`src="https://site.example/sub/embed/${id}/"`);
    expect(told.height, id).toBeGreaterThan(300);
    expect(told.height, id).toBeLessThan(2600);
    const page = files[`embed/${id}/index.html`];
    expect(page).toContain(`href="https://site.example/sub/embed/${id}/oembed.json"`);
  }
});

test('the list names every figure in both languages', () => {
  const page = documentOf(files['embed/index.html']);
  for (const part of [page.querySelector('main'), page.querySelector('template').content])
    expect([...part.querySelectorAll('li')].map((item) => item.dataset.id)).toEqual(ids);
});
