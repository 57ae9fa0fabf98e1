import {readFileSync, readdirSync} from 'node:fs';
import {expect, test as base} from './fixtures.ts';
import {FIGURE, serveHosts} from './hosts.ts';

const test = base.extend({
  hosts: [
    async ({site}, use) => {
      const hosts = await serveHosts(site.origin);
      await use(hosts);
      await hosts.close();
    },
    {scope: 'worker'},
  ],
});

/** Figures that have every kind of text around them, and boxes that a text can leave. */
const FIGURES = [FIGURE, 'state-or-coroutines/frameworks'];

/** A page of somebody else's, on another origin. */
async function openHost(context, hosts, path) {
  const page = await context.newPage();
  await page.setViewportSize({width: 1000, height: 900});
  await page.goto(`${hosts.origin}/${path}`);
  await expect(page.locator('benchmark-figure .figure.is-live')).toBeVisible();
  return page;
}

/** In the page: each part of the figure with its place and what it inherits. */
function partsOf(host) {
  const from = host.getBoundingClientRect();
  const NAMES = [
    ...[
      'color',
      'font',
      'letterSpacing',
      'wordSpacing',
      'textTransform',
      'textIndent',
      'textAlign',
    ],
    ...['whiteSpace', 'textShadow', 'direction', 'fill', 'stroke', 'textAnchor', 'cursor'],
    ...['visibility', 'listStyle', 'webkitTextStrokeWidth', 'backgroundColor'],
  ];
  return [...host.shadowRoot.querySelectorAll('.box, .box *')].map((each) => {
    const {x, y, width, height} = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    return [
      each.localName,
      [x - from.x, y - from.y, width, height].map((value) => Math.round(value * 10) / 10).join(' '),
      ...NAMES.map((name) => `${name}: ${style[name]}`),
    ].join('; ');
  });
}

test('nothing of a host’s type reaches into the element', async ({context, hosts, lang}) => {
  for (const figure of FIGURES) {
    const [calm, hostile] = await Promise.all(
      ['calm', 'hostile'].map((name) =>
        openHost(context, hosts, `${name}?lang=${lang}&figure=${figure}&theme=light`),
      ),
    );
    const [own, theirs] = await Promise.all(
      [calm, hostile].map((page) => page.locator('benchmark-figure').evaluate(partsOf)),
    );
    expect(own.length).toBeGreaterThan(60);
    expect(theirs).toEqual(own);
    await Promise.all([calm.close(), hostile.close()]);
  }
});

test('a kept version draws today’s figure, and another file in its place is not run @once', async ({
  context,
  hosts,
  lang,
}) => {
  const page = await openHost(context, hosts, `pinned?lang=${lang}`);
  await page.goto(`${hosts.origin}/pinned?lang=${lang}&integrity=sha384-${'A'.repeat(64)}`);
  await expect(page.locator('#own')).toBeVisible();
  expect(await page.evaluate(() => customElements.get('benchmark-figure'))).toBeUndefined();
  await page.close();
});

test('with any font the texts of cells stay in their boxes', async ({context, hosts, lang}) => {
  const page = await openHost(
    context,
    hosts,
    `calm?lang=${lang}&figure=state-or-coroutines/frameworks&theme=light&font=monospace`,
  );
  await expect.poll(() => page.locator('benchmark-figure').evaluate(outOfBoxes)).toEqual([]);
});

/** In the page: texts that begin in a cell's box and end outside. */
function outOfBoxes(host) {
  const boxes = [...host.shadowRoot.querySelectorAll('.figure-live svg rect')]
    .map((rect) => rect.getBoundingClientRect())
    .filter(({width, height}) => width > 60 && height > 40 && width < 300);
  const texts = [...host.shadowRoot.querySelectorAll('.figure-live svg text')];
  return texts
    .map((text) => ({text: text.textContent, place: text.getBoundingClientRect()}))
    .filter(({place}) =>
      boxes.some(
        (box) =>
          place.left >= box.left &&
          place.left < box.right &&
          place.top >= box.top &&
          place.bottom <= box.bottom + 2 &&
          place.right > box.right,
      ),
    )
    .map(({text}) => text);
}

test('a state that was never published is said so, and the figure is drawn as it is now', async ({
  context,
  hosts,
  lang,
}) => {
  for (const id of ['0123456789', 'nonsense']) {
    const page = await openHost(context, hosts, `calm?lang=${lang}&frozen=${id}`);
    const notice = page.locator('benchmark-figure .figure-notices');
    await expect(notice).toContainText(id);
    await expect(notice).toContainText(lang === 'ru' ? 'не публиковалось' : 'has been published');
    await page.close();
  }
});

test('the height that is copied shows all of each figure, in each language @once', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const states = readdirSync('build/embed', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('figure.json'),
  );
  expect(states.length).toBeGreaterThan(90);
  const cut = [];
  for (const file of states) {
    const {figure, size} = JSON.parse(readFileSync(`build/embed/${file}`, 'utf8'));
    for (const lang of ['en', 'ru']) {
      await page.goto(`${site.origin}/embed/${figure}/?lang=${lang}&theme=dark`);
      for (const width of [size.width, 640]) {
        await page.setViewportSize({width, height: size.height});
        const over = await page.evaluate(
          () => document.querySelector('main').offsetHeight - innerHeight,
        );
        if (over > 0) cut.push(`${figure} ${lang} at ${width}: ${over} px`);
      }
    }
  }
  expect(cut).toEqual([]);
});
