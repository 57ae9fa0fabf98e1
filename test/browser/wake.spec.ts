import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from './fixtures.ts';

const script = readdirSync('build/assets/js').find((name) => name.startsWith('wake.'));

// A page with the real script and an application of a few lines, which starts when it is told to.
const html = `<!doctype html><html lang="en" data-has-hydrated="false"><head><title>t</title>
<script type="application/json" id="app-scripts">["/fake-app.js"]</script>
<script src="/assets/js/${script}" defer></script></head><body><main>
<div data-live style="padding:20px"><input id="file" type="file"></div>
<button id="press">Press</button>
<p id="plain">Plain text</p><a id="link" href="#plain">link</a></main></body></html>`;

const app = `addEventListener('start-app', () => {
  window.chosen = document.getElementById('file').files[0]?.name;
  document.documentElement.dataset.hasHydrated = 'true';
});`;

const FILE = {name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}')};
const APP = 'script[src="/fake-app.js"]';

test.beforeEach(async ({page, site}) => {
  await page.route('**/fake-page', (route) =>
    route.fulfill({contentType: 'text/html', body: html}),
  );
  await page.route('**/fake-app.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: app}),
  );
  await page.goto(`${site.origin}/fake-page`);
});

/** @returns name of the file that the application finds when it starts */
async function start(page) {
  await page.waitForFunction((selector) => document.querySelector(selector), APP);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('start-app')));
  return page.evaluate(() => window.chosen);
}

test('reading, scrolling and touching text or what lives by itself wake nothing', async ({
  page,
  requests,
  device,
}) => {
  for (const part of [page.locator('#plain'), page.locator('#press')])
    await (device === 'phone' ? part.tap() : part.click());
  await page.mouse.wheel(0, 400);
  await page.locator('#link').click();
  await page.keyboard.press('Escape');
  await expect(page.locator(APP)).toHaveCount(0);
  expect(requests.length).toBeGreaterThan(0);
});

test('a pointer that comes near wakes it', async ({page, device}) => {
  const field = page.locator('[data-live]');
  await (device === 'phone' ? field.tap() : field.hover());
  await expect(page.locator(APP)).toHaveCount(1);
});

test('the keyboard that comes near wakes it', async ({page}) => {
  await page.locator('#file').focus();
  await expect(page.locator(APP)).toHaveCount(1);
});

test('a file that was chosen before is there when the application starts', async ({page}) => {
  await page.locator('#file').setInputFiles(FILE);
  expect(await start(page)).toBe('a.json');
});

test('an application that does not arrive is asked for again @once', async ({page, complaints}) => {
  await page.unroute('**/fake-app.js');
  await page.route('**/fake-app.js', (route) => route.abort());
  const missing = page.evaluate(
    () => new Promise((done) => addEventListener('part-missing', () => done(true))),
  );
  await page.locator('#file').setInputFiles(FILE);
  expect(await missing).toBe(true);
  await expect(page.locator(APP)).toHaveCount(0);
  await page.unroute('**/fake-app.js');
  await page.route('**/fake-app.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: app}),
  );
  await page.locator('#file').setInputFiles({...FILE, name: 'b.json'});
  expect(await start(page)).toBe('b.json');
  complaints.length = 0;
});

test('the script stays small @once', () => {
  expect(readFileSync(`build/assets/js/${script}`).length).toBeLessThan(4000);
});

test('a page that opens beneath a resting pointer wakes nothing', async ({page}) => {
  await page.addInitScript(() => {
    const move = () =>
      document
        .querySelector('[data-live]')
        .dispatchEvent(new PointerEvent('pointermove', {bubbles: true}));
    addEventListener('load', () => setInterval(move, 50));
  });
  await page.reload();
  await page.waitForTimeout(300);
  await expect(page.locator(APP)).toHaveCount(0);
});
