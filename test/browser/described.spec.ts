import {readdirSync, readFileSync} from 'node:fs';
import {inflateSync} from 'node:zlib';
import {LOCALES, folderOf} from '../../content/languages.ts';
import {expect, test} from './fixtures.ts';

/** A text without what keeps its parts on one line. */
const plain = (text) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** What the page says of itself in the words of schema.org, each with its type. */
const described = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({textContent}) => JSON.parse(textContent ?? ''))
      .flatMap((data) => data['@graph'] ?? [data]),
  );

test('what search engines read of a verdict is what its page says @once', async ({page, site}) => {
  const studies = readdirSync('build/claims', {withFileTypes: true}).filter((each) =>
    each.isDirectory(),
  );
  expect(studies.length).toBeGreaterThan(10);
  for (const [index, {name}] of studies.entries()) {
    const language = LOCALES[index % LOCALES.length];
    await page.goto(`${site.url}${folderOf(language)}claims/${name}/`);
    const all = await described(page);
    const reviews = all.filter((each) => each['@type'] === 'ClaimReview');
    const texts = await page.evaluate(
      (urls) => urls.map((url) => document.getElementById(new URL(url).hash.slice(1))?.textContent),
      reviews.map(({url}) => url),
    );
    for (const [at, {url, claimReviewed, reviewRating}] of reviews.entries()) {
      expect(texts[at], url).toContain(claimReviewed);
      expect(texts[at], url).toContain(reviewRating.alternateName);
    }
    const heading = await page.locator('h1').textContent();
    const [{itemListElement}] = all.filter((each) => each['@type'] === 'BreadcrumbList');
    expect(plain(heading)).toContain(plain(itemListElement.at(-1).name));
  }
});

test('a study describes its data as search engines for data ask @once', async ({page, site}) => {
  for (const study of ['hyperf', 'state-or-coroutines']) {
    await page.goto(`${site.url}studies/${study}/`);
    const all = await described(page);
    const [data] = all.filter((each) => each['@type'] === 'Dataset');
    const meta = await page.locator('meta[name=description]').getAttribute('content');
    expect(data.description).toBe(meta);
    expect(data.description.length).toBeGreaterThan(50);
    expect(await page.title()).toBe(data.name);
    expect(data.distribution.length).toBeGreaterThan(0);
    expect(data.variableMeasured.length).toBeGreaterThan(0);
    expect(all.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true);
  }
});

test('pages lead to their feeds, and the feeds are there @once', async ({page, site}) => {
  for (const [path, least] of [
    ['', 3],
    ['ru/corrections/', 1],
    ['ru/studies/appwrite-0-7/', 3],
    ['claims/hyperf/', 1],
  ] as const) {
    await page.goto(site.url + path);
    const feeds = await page
      .locator('link[rel=alternate][type="application/atom+xml"]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(feeds.length, path).toBe(least);
    for (const feed of feeds) {
      const answer = await page.request.get(new URL(feed ?? '', site.url).href);
      expect(answer.status(), String(feed)).toBe(200);
      expect(await answer.text()).toContain(`xml:lang="${path.startsWith('ru/') ? 'ru' : 'en'}"`);
    }
  }
});

test('every name for cross-references leads to a place that is there @once', () => {
  for (const language of LOCALES) {
    const folder = `build/${folderOf(language)}`;
    const inventory = readFileSync(`${folder}objects.inv`);
    const lines = inflateSync(inventory.subarray(inventory.indexOf('zlib.\n') + 6));
    const entries = lines.toString().trim().split('\n');
    expect(entries.length).toBeGreaterThan(1000);
    const pages = new Map();
    const idsIn = (path) => {
      const html = pages.get(path) ?? readFileSync(`${folder}${path}index.html`, 'utf8');
      pages.set(path, html);
      return html;
    };
    const lost = entries.filter((line) => {
      const [, path, id] = /^\S+ std:label -1 (?:\.\/)?([^\s#]*)#?(\S*) \S/u.exec(line) ?? [];
      return !new RegExp(`\\sid="?${id}["\\s>]`, 'u').test(idsIn(path)) && id !== '';
    });
    expect(lost).toEqual([]);
  }
});
