import {spawn} from 'node:child_process';
import {existsSync, globSync} from 'node:fs';
import puppeteer from 'puppeteer-core';
import {Builder, Capabilities, Key} from 'selenium-webdriver';
import {portOf} from '../../scripts/site/server.ts';
import {createServer} from 'node:net';

/** What a reader does in a browser, by whichever protocol it is driven. */
export interface Hand {
  open: (address: string) => Promise<unknown>;
  /** in the page */
  run: <T, Given extends unknown[]>(act: (...given: Given) => T, ...given: Given) => Promise<T>;
  click: (selector: string) => Promise<unknown>;
  /** moves the pointer to the middle of an element */
  point: (selector: string) => Promise<unknown>;
  /** what was complained about since the page was opened, as far as the protocol tells */
  complaints: () => Promise<string[]>;
  press: (key: 'ArrowRight' | 'Escape') => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** A browser that may be here; `missing` says what isn't. */
export interface Other {
  name: string;
  missing: string;
  hand: (options?: {hasScripts: boolean}) => Promise<Hand>;
}

const firstOf = (...files: string[]) => files.flatMap((file) => globSync(file)).find(existsSync);

const FIREFOX = firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox');
const WEBKIT = firstOf('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const DRIVER = firstOf('/usr/bin/WebKitWebDriver');
const DISPLAY = firstOf('/usr/bin/Xvfb');

/** Collects violations of the page's policy where the page can read them again. */
const collect = () => {
  const all: string[] = (window.violations ??= []);
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    all.push(`violates ${effectiveDirective}: ${blockedURI}`),
  );
};

/** By WebDriver BiDi, which Firefox speaks itself. */
async function firefoxHand({hasScripts = true} = {}): Promise<Hand> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {'javascript.enabled': hasScripts},
  });
  const page = await browser.newPage();
  await page.setViewport({width: 1280, height: 800});
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  if (hasScripts) await page.evaluateOnNewDocument(collect);
  return {
    open(address) {
      complaints = [];
      return page.goto(address);
    },
    run: (act, ...given) => page.evaluate(act, ...given),
    click: (selector) => page.click(selector),
    point: (selector) => page.hover(selector),
    complaints: async () => {
      const told = await page.evaluate(() => window.violations ?? []);
      return [...complaints, ...told];
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** By WebDriver, with a display of its own. */
async function webkitHand(): Promise<Hand> {
  const [port, screen] = [await freePort(), 90 + Math.floor(Math.random() * 900)];
  const display = spawn(
    String(DISPLAY),
    [`:${screen}`, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {stdio: 'ignore'},
  );
  const driver = spawn(String(DRIVER), [`--port=${port}`], {
    stdio: 'ignore',
    // It runs in no sandbox where it is root, and draws without a graphics card.
    env: {
      ...process.env,
      DISPLAY: `:${screen}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => [driver, display].forEach((child) => child.kill());
  await until(() =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    ),
  );
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: WEBKIT, args: ['--automation']},
      }),
    )
    .build()
    .catch((error) => {
      end();
      throw error;
    });
  await session.manage().window().setRect({width: 1280, height: 900, x: 0, y: 0});
  const find = (selector: string) => session.findElement({css: selector});
  const run: Hand['run'] = (act, ...given) =>
    session.executeScript(`return (${act}).apply(null, arguments)`, ...given);
  const scrolled = async (selector: string) => {
    await run(
      (where) =>
        document.querySelector(where)?.scrollIntoView({block: 'center', behavior: 'instant'}),
      selector,
    );
    return find(selector);
  };
  return {
    async open(address) {
      await session.get(address);
      await run(collect);
    },
    run,
    click: async (selector) => (await scrolled(selector)).click(),
    point: async (selector) =>
      session
        .actions()
        .move({origin: await scrolled(selector)})
        .perform(),
    complaints: () => run(() => window.violations ?? []),
    press: (key) =>
      session.actions().sendKeys({ArrowRight: Key.ARROW_RIGHT, Escape: Key.ESCAPE}[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    async close() {
      await session.quit().catch(() => undefined);
      end();
    },
  };
}

async function until(isSo: () => Promise<boolean>, times = 100) {
  for (let left = times; left > 0; left -= 1) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const port = portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

export const OTHERS: Other[] = [
  {name: 'Firefox', missing: FIREFOX ? '' : 'firefox-esr', hand: firefoxHand},
  {
    name: 'WebKitGTK',
    missing: WEBKIT && DRIVER && DISPLAY ? '' : 'webkit2gtk-driver with MiniBrowser, and xvfb',
    hand: webkitHand,
  },
];
