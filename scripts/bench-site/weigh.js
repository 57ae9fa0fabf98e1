// @ts-check

/**
 * Bytes over the wire by kind, with headers, of what a page asks for from an empty cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<{first: Weights, app: number, live: number}>} The plain visit; bytes that the application
 *   adds, woken by a query in the address; bytes that the first figure adds to a plain visit once it is live.
 */
export async function weigh(browser, url) {
  const plain = await visit(browser, url);
  const woken = await visit(browser, `${url}?wake`);
  return {first: plain.first, app: woken.first.total - plain.first.total, live: plain.live};
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function visit(browser, url) {
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

/** @typedef {{total: number, requests: number, kinds: Record<string, number>}} Weights */

/** @param {import('playwright-core').Page} page */
async function keepLedger(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  /** @type {{kind: string, bytes: number}[]} */
  let done = [];
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

/** @param {{kind: string, bytes: number}[]} done @returns {Weights} */
function sumUp(done) {
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const {kind, bytes} of done) kinds[kind] = (kinds[kind] ?? 0) + bytes;
  return {total: done.reduce((sum, {bytes}) => sum + bytes, 0), requests: done.length, kinds};
}

/** Asks for a view that only the live chart draws. @param {import('playwright-core').Page} page */
async function makeLive(page) {
  const control = page.locator('main figure .figure-controls button').nth(1);
  if ((await control.count()) === 0) return;
  await control.scrollIntoViewIfNeeded();
  await control.click();
  await idle(page);
}

/** @param {import('playwright-core').Page} page */
async function idle(page) {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
