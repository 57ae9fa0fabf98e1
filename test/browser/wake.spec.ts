import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from './fixtures.ts';

const script = readdirSync('build/assets/js').find((name) => name.startsWith('wake.'));

// A page with the real script and an application of a few lines, which starts when it is told to.
const html = `<!doctype html><html lang="en" data-has-hydrated="false"><head><title>t</title>
<script type="application/json" id="app-scripts">["/fake-app.js"]</script>
<script src="/assets/js/${script}" defer></script></head><body><main>
<div data-live style="padding:20px"><button id="press">Press</button>
<span id="slider" role="slider" tabindex="0" aria-valuenow="0">slider</span>
<input id="text" value="ten"><input id="check" type="checkbox"><select id="choice"><option>a</option><option>b</option></select></div>
<p id="plain">Plain text</p><a id="link" href="#plain">link</a></main></body></html>`;

const app = `addEventListener('start-app', () => {
  window.events = [];
  const note = (name) => (event) => events.push(name + ':' + (event.key ?? event.target.value ?? ''));
  document.getElementById('press').addEventListener('click', note('click'));
  document.getElementById('slider').addEventListener('keydown', note('key'));
  for (const id of ['text', 'choice']) document.getElementById(id).addEventListener('change', note(id));
  document.documentElement.dataset.hasHydrated = 'true';
});`;

test.beforeEach(async ({page, site}) => {
  await page.route('**/fake-page', (route) =>
    route.fulfill({contentType: 'text/html', body: html}),
  );
  await page.route('**/fake-app.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: app}),
  );
  await page.goto(`${site.origin}/fake-page`);
});

async function start(page) {
  await page.waitForFunction(() => document.querySelector('script[src="/fake-app.js"]'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('start-app')));
  await page.waitForFunction(() => window.events);
  return page.evaluate(() => window.events);
}

test('reading, scrolling and touching text wake nothing', async ({page, requests, device}) => {
  const plain = page.locator('#plain');
  await (device === 'phone' ? plain.tap() : plain.click());
  await page.mouse.wheel(0, 400);
  await page.locator('#link').click();
  await page.keyboard.press('Escape');
  expect(await page.locator('script[src="/fake-app.js"]').count()).toBe(0);
  expect(requests.length).toBeGreaterThan(0);
});

test('the first tap or click is given back once the application runs, and only once', async ({
  page,
  device,
}) => {
  const button = page.locator('#press');
  await (device === 'phone' ? button.tap() : button.click());
  expect(await start(page)).toEqual(['click:']);
});

test('the first key on a button is given back as its click', async ({page}) => {
  await page.locator('#press').focus();
  await page.keyboard.press('Enter');
  expect(await start(page)).toEqual(['click:']);
});

test('keys on a slider are given back in their order', async ({page}) => {
  await page.locator('#slider').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  expect(await start(page)).toEqual(['key:ArrowRight', 'key:End']);
});

test('what was typed and chosen stays and is told to the application', async ({page}) => {
  await page.locator('#text').fill('twelve');
  await page.locator('#choice').selectOption('b');
  expect(await start(page)).toEqual(['text:twelve', 'choice:b']);
  await expect(page.locator('#text')).toHaveValue('twelve');
});

test('a click after the start is left alone', async ({page}) => {
  await page.locator('#press').focus();
  await start(page);
  await page.locator('#press').click();
  expect(await page.evaluate(() => window.events)).toEqual(['click:']);
});

test('an application that does not arrive is asked for again @once', async ({page, complaints}) => {
  await page.unroute('**/fake-app.js');
  await page.route('**/fake-app.js', (route) => route.abort());
  await page.locator('#press').click();
  await expect(page.locator('script[src="/fake-app.js"]')).toHaveCount(0);
  await page.unroute('**/fake-app.js');
  await page.route('**/fake-app.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: app}),
  );
  await page.locator('#press').click();
  expect(await start(page)).toEqual(['click:']);
  complaints.length = 0;
});

test('the script stays small @once', () => {
  expect(readFileSync(`build/assets/js/${script}`).length).toBeLessThan(6000);
});

const AHEAD = 'link[rel="prefetch"][href="/fake-app.js"]';

/** Long enough for the script to fetch ahead if it means to, as the first of these tests shows. */
async function aheadAfterMoving(page, init = () => {}) {
  // A browser without a screen may never call itself idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = (task) => setTimeout(task);
  });
  await page.addInitScript(init);
  await page.reload();
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForTimeout(500);
  return page.locator(AHEAD).count();
}

test('a pointer that moves beside something live fetches the application ahead', async ({page}) => {
  expect(await aheadAfterMoving(page)).toBe(1);
});

test('a page that opens beneath a resting pointer fetches nothing ahead', async ({page}) => {
  const rest = () => {
    window.requestIdleCallback = (task) => setTimeout(task);
    const move = () =>
      document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}));
    addEventListener('load', () => setInterval(move, 50));
  };
  await page.addInitScript(rest);
  await page.reload();
  await page.waitForTimeout(500);
  await expect(page.locator(AHEAD)).toHaveCount(0);
});

const SAVERS = {
  'prefers reduced data': () => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      /prefers-reduced-data:\s*reduce/.test(query)
        ? Object.assign(new EventTarget(), {matches: true, media: query})
        : real(query);
  },
  'saves data': () =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  'has a slow connection': () =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '3g'}}),
};

for (const [who, init] of Object.entries(SAVERS)) {
  test(`for a reader who ${who} nothing is fetched ahead, and the first click still works @once`, async ({
    page,
  }) => {
    expect(await aheadAfterMoving(page, init)).toBe(0);
    await page.locator('#press').click();
    expect(await start(page)).toEqual(['click:']);
  });
}
