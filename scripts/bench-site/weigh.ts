import type {Browser, Page} from '@playwright/test';

/**
 * Bytes over the wire by kind, with headers, of what a page asks for from an empty cache.
 *
 * @returns The plain visit; bytes that the application adds, woken by a query in the address; bytes that the first
 * figure adds to a plain visit once it is live.
 */
export async function weigh(
  browser: Browser,
  url: string,
): Promise<{first: Weights; app: number; live: number}> {
  const plain = await visit(browser, url);
  const woken = await visit(browser, `${url}?wake`);
  return {first: plain.first, app: woken.first.total - plain.first.total, live: plain.live};
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const ledger = await keepLedger(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await idle(page);
  const first = ledger.settle();
  await makeLive(page);
  const live = ledger.settle().total;
  await context.close();
  return {first, live};
}

export type Weights = {total: number; requests: number; kinds: Record<string, number>};

async function keepLedger(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  let done: {kind: string; bytes: number}[] = [];
  // What a page brings along, such as a talk's fonts, is told as a request too, and goes over no wire.
  const brought = new Set();
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    kinds.set(requestId, type.toLowerCase());
    if (response.url.startsWith('data:')) brought.add(requestId);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (brought.has(requestId)) return;
    done.push({kind: kinds.get(requestId) ?? 'other', bytes: encodedDataLength});
  });
  return {
    settle: () => {
      const weights = sumUp(done);
      done = [];
      return weights;
    },
  };
}

function sumUp(done: {kind: string; bytes: number}[]): Weights {
  const kinds: Record<string, number> = {};
  for (const {kind, bytes} of done) kinds[kind] = (kinds[kind] ?? 0) + bytes;
  return {total: done.reduce((sum, {bytes}) => sum + bytes, 0), requests: done.length, kinds};
}

/** Asks for a view that only the live chart draws. */
async function makeLive(page: Page) {
  const control = page.locator('main figure .figure-controls button').nth(1);
  if ((await control.count()) === 0) return;
  await control.scrollIntoViewIfNeeded();
  await control.click();
  await idle(page);
}

async function idle(page: Page) {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
