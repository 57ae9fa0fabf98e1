import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from './fixtures.ts';
import {builtPages} from './pages.ts';

const HOSTILE = '"><img src=x onerror="globalThis.hit=1"><svg onload=globalThis.hit=1>';
/** What any page may be asked, whatever is in it. */
const ANYWHERE = ['q', 'frozen', 'lang', 'theme', 'missing', 'plain', '__proto__', 'constructor'];
const HASHES = [
  `#${encodeURIComponent(HOSTILE)}`,
  '#%E0%A4%A',
  `#v=1&cpu=${encodeURIComponent(HOSTILE)}&at=%`,
];
/** In no sentence of this site. */
const NONSENSE = /\bNaN\b|\bundefined\b|\[object /u;

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);

/** What an address can say to a page: its explorables' keys, its fields, and the view of its figures. */
function keysOf(html: string) {
  const figures = all(html, /\sid="?figure-([\w-]+)/gu);
  return {
    // Of many figures one is asked for everything.
    figure: figures
      .slice(0, 1)
      .flatMap((name) => ['scale', 'series', 'note'].map((part) => `f.${name}.${part}`)),
    own: [
      ...all(html, /\sdata-keys="?([^">]+)/gu).flatMap((keys) => keys.split(' ')),
      ...all(html, /<(?:input|select|textarea)[^>]*\sname="?([\w-]+)/gu),
    ],
  };
}

/** One page of each kind: pages with the same mechanisms and keys are of one kind, a new mechanism makes a new kind. */
function kinds(): [address: string, query: string][] {
  const others = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((name) => /^(?:embed|talk)\/.*index\.html$/u.test(name) && !name.includes('/ru/'))
    .map((name) => `/${name.replace(/index\.html$/u, '')}`);
  const found = new Map();
  for (const address of [...builtPages(), ...others.sort()]) {
    const html = readFileSync(`build${address}index.html`, 'utf8');
    const {figure, own} = keysOf(html);
    const islands = all(html, /\sdata-(?:island|explorable|live|search)(?:="?([\w-]*))?/gu);
    const kind = [
      address.split('/')[1] === 'embed',
      figure.length > 0,
      ...new Set([...own, ...islands]),
    ]
      .sort()
      .join();
    const keys = [...new Set([...ANYWHERE, ...figure, ...own])].filter((key) => key !== 'wake');
    const query = keys.map((key) => `${key}=${encodeURIComponent(HOSTILE)}`).join('&');
    if (!found.has(kind)) found.set(kind, [address, query]);
  }
  return [...found.values()];
}

test('whatever an address says, a page of each kind stays whole and runs nothing of it @once', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  page.on('dialog', (dialog) => dialog.dismiss());
  const pages = kinds();
  expect(pages.length).toBeGreaterThan(10);
  for (const [at, [address, query]] of pages.entries()) {
    await page.goto(`${site.origin}${address}?${query}${HASHES[at % HASHES.length]}`, {
      waitUntil: 'networkidle',
    });
    const {hit, text} = await page.evaluate(() => ({
      hit: 'hit' in globalThis,
      text: document.body.innerText,
    }));
    expect(hit, address).toBe(false);
    expect(NONSENSE.exec(text)?.[0], address).toBeUndefined();
    await expect(
      page.locator('h1, figcaption, section[aria-label]').first(),
      address,
    ).toBeAttached();
  }
});
