import {createServer} from 'node:http';
import {onPage, repeated} from './phone.ts';
import {isKeyOf} from '../../lib/typed.ts';
import {portOf} from '../site/server.ts';
import type {Browser, Page} from '@playwright/test';
import type {Spread} from './phone.ts';

const FIGURE = 'laravel-trueasync-octane/throughput-by-workers';
const [, NAME] = FIGURE.split('/');

/** What a host writes for the same figure: a frame of the embed page, or the element. Other pages may not be framed. */
const ROUTES = {
  'embed page': (site: string) => frame(`${site}/embed/${FIGURE}/`),
  'web component': (site: string) =>
    `<script src="${site}/embed/benchmark-figure.js" defer></script><benchmark-figure src="${site}/embed/${FIGURE}/"></benchmark-figure>`,
};

const frame = (address: string) =>
  `<iframe src="${address}" style="width:100%;height:800px;border:0"></iframe>`;

/**
 * One figure in a page of another origin, on the phone that first touches are measured on.
 *
 * @param site origin of a served build
 * @returns by route: kilobytes of the page, milliseconds until its first paint, kilobytes that the live chart adds, milliseconds from a touch until it is there
 */
export async function embeds(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Record<string, Record<string, Spread>>> {
  const host = createServer((request, response) => {
    const route = new URL(String(request.url), 'http://host').searchParams.get('route') ?? '';
    const body = isKeyOf(ROUTES, route) ? ROUTES[route](site) : '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Host</title>${body}`);
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', () => done(undefined)));
  const port = portOf(host);
  const results: Record<string, Record<string, Spread>> = {};
  for (const route of Object.keys(ROUTES)) {
    const url = `http://127.0.0.1:${port}/?route=${encodeURIComponent(route)}`;
    results[route] = await repeated(runs, () => onPage(browser, url, oneFigure));
  }
  host.close();
  return results;
}

async function oneFigure(page: Page, bytes: () => number, loadedKb: number) {
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
