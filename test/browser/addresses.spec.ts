import {readdirSync} from 'node:fs';
import {expect, test} from './fixtures.ts';
import {builtPages, oneOfEachKind} from './pages.ts';

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

/** Pages, embeds and talks of each kind, with all that their addresses may ask for, and what is asked is hostile. */
function kinds(): [address: string, query: string][] {
  const others = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((name) => /^(?:embed|talk)\/.*index\.html$/u.test(name) && !name.includes('/ru/'))
    .map((name) => `/${name.replace(/index\.html$/u, '')}`);
  return oneOfEachKind([...builtPages(), ...others.sort()]).map(({address, keys}) => {
    const asked = [...new Set([...ANYWHERE, ...keys])].filter((key) => key !== 'wake');
    return [address, asked.map((key) => `${key}=${encodeURIComponent(HOSTILE)}`).join('&')];
  });
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
