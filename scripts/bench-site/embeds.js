// @ts-check
import {createServer} from 'node:http';
import {onPage, spreadOf} from './touch.js';

const FIGURE = 'laravel-trueasync-octane/throughput-by-workers';
const [STUDY, NAME] = FIGURE.split('/');

/** What a host writes for the same figure: a frame of the embed page, the element, a frame of the study's page. */
const ROUTES = {
  'embed page': (/** @type {string} */ site) => frame(`${site}/embed/${FIGURE}/`),
  'web component': (/** @type {string} */ site) =>
    `<script src="${site}/embed/benchmark-figure.js" defer></script><benchmark-figure src="${site}/embed/${FIGURE}/"></benchmark-figure>`,
  'study page in a frame': (/** @type {string} */ site) =>
    frame(`${site}/studies/${STUDY}/#figure-${NAME}`),
};

const frame = (/** @type {string} */ address) =>
  `<iframe src="${address}" style="width:100%;height:800px;border:0"></iframe>`;

/**
 * One figure in a page of another origin, on the phone that first touches are measured on.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} site origin of a served build
 * @param {number} runs
 * @returns {Promise<Record<string, Record<string, {median: number, low: number, high: number}>>>} by route: kilobytes of
 *   the page, milliseconds until its first paint (of a study's page that is its heading, not the figure), kilobytes that
 *   the live chart adds, milliseconds from a touch until it is there
 */
export async function embeds(browser, site, runs) {
  const host = createServer((request, response) => {
    const route = new URL(String(request.url), 'http://host').searchParams.get('route') ?? '';
    const body = ROUTES[/** @type {keyof typeof ROUTES} */ (route)]?.(site) ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Host</title>${body}`);
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', () => done(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (host.address());
  /** @type {Record<string, Record<string, ReturnType<typeof spreadOf>>>} */
  const results = {};
  for (const route of Object.keys(ROUTES)) {
    const url = `http://127.0.0.1:${port}/?route=${encodeURIComponent(route)}`;
    /** @type {Record<string, number>[]} */
    const measured = [];
    for (let run = 0; run < runs; run += 1) measured.push(await onPage(browser, url, oneFigure));
    results[route] = Object.fromEntries(
      Object.keys(measured[0]).map((name) => [name, spreadOf(measured.map((each) => each[name]))]),
    );
  }
  host.close();
  return results;
}

/** @param {import('playwright-core').Page} page @param {() => number} bytes @param {number} loadedKb */
async function oneFigure(page, bytes, loadedKb) {
  const inside = page.frames().at(-1) ?? page.mainFrame();
  const pictureMs = await inside.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const log = inside.locator(`#figure-${NAME} [data-scale=log]`);
  await log.scrollIntoViewIfNeeded();
  const start = Date.now();
  await log.tap();
  await inside.locator(`#figure-${NAME}.is-live`).waitFor();
  const liveMs = Date.now() - start;
  await page.waitForTimeout(500);
  return {loadedKb, pictureMs, liveKb: bytes(), liveMs};
}
