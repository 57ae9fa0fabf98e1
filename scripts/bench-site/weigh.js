// @ts-check

/**
 * Bytes over the wire by kind, with headers, of what a page asks for from an empty cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<{first: Weights, app: Weights, live: Weights}>} The plain visit; what waking the
 *   application adds; what making the first figure live adds.
 */
export async function weigh(browser, url) {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const ledger = await keepLedger(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  const first = ledger.settle();
  await page.locator('main').evaluate((main) => {
    const probe = main.ownerDocument.createElement('button');
    main.append(probe);
    probe.focus();
  });
  await idle(page);
  const app = ledger.settle();
  await makeLive(page);
  const live = ledger.settle();
  await context.close();
  return {first, app, live};
}

/** @typedef {{total: number, requests: number, kinds: Record<string, number>}} Weights */

/** @param {import('playwright-core').Page} page */
async function keepLedger(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  let done = [];
  session.on('Network.responseReceived', ({requestId, type}) =>
    kinds.set(requestId, type.toLowerCase()),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    done.push({kind: kinds.get(requestId) ?? 'other', bytes: encodedDataLength}),
  );
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
  const kinds = {};
  for (const {kind, bytes} of done) kinds[kind] = (kinds[kind] ?? 0) + bytes;
  return {total: done.reduce((sum, {bytes}) => sum + bytes, 0), requests: done.length, kinds};
}

/** @param {import('playwright-core').Page} page */
async function makeLive(page) {
  const figure = page.locator('main figure').first();
  if ((await figure.count()) === 0) return;
  await figure.scrollIntoViewIfNeeded();
  await figure.hover();
  await page.mouse.move(200, 400);
  await page.mouse.move(210, 410);
  await idle(page);
}

/** @param {import('playwright-core').Page} page */
async function idle(page) {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
