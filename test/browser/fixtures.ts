import {existsSync} from 'node:fs';
import {test as base, expect} from '@playwright/test';
import {LOCALES, ORIGINAL, languageOf, pathIn} from '../../content/languages.ts';
import {serveSite} from '../../scripts/site/server.ts';
import type {Page} from '@playwright/test';

export {expect};

/**
 * Fixtures for tests of the built site:
 * - `site`: `{origin, url}` of a server of build/, one per worker;
 * - `lang`: 'en' or 'ru'; `theme`: 'light' or 'dark'; `device`: 'phone' or 'desktop', by project;
 * - `open(path)`: opens a page in the project's language, `open('/about/')`, and gives the answer;
 * - `requests`: addresses of everything the page asked for so far, without the site's icon;
 * - `isApp(url)`: whether an address belongs to the application, as opposed to the one script of all pages, to that of the search and to that of claims in a text.
 *
 * After each test the page must have made no request to another host, no message on the console
 * above a warning, and no page of the browser a violation of its content security policy, that of strings as code
 * (Trusted Types) included.
 */
export const test = base.extend({
  device: ['desktop', {option: true}],
  lang: async ({locale}, use) =>
    use(LOCALES.find((one) => languageOf(one).locale === locale) ?? ORIGINAL),
  theme: async ({colorScheme}, use) => use(colorScheme),
  site: [
    async ({}, use) => {
      if (!existsSync('build/index.html'))
        throw new Error(
          'build/index.html is missing: run `npm run build` before the browser tests.',
        );
      const site = await serveSite({root: 'build'});
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  requests: async ({}, use) => use([]),
  complaints: async ({}, use) => use([]),
  context: async ({context}, use) => {
    await context.addInitScript(tellViolations);
    await use(context);
  },
  page: async ({page, site, requests, complaints}, use) => {
    listen(page, site, requests, complaints);
    await use(page);
    expect(complaints, 'what the browser complained about').toEqual([]);
  },
  open: async ({page, site, lang}, use) =>
    use((path) => page.goto(site.origin + pathIn(lang, path))),
  isApp: async ({}, use) =>
    use((url) => /\/assets\/js\/(?!wake\.|search\.|claim-cards\.)/.test(url)),
});

export {pathIn};

export const otherLanguage = (lang: string): 'en' | 'ru' => (lang === 'en' ? 'ru' : 'en');

/** Resolves once the application runs. */
export function awake(page: Page) {
  return page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** In each page and frame: a violation is an error on the console, whatever the browser writes there itself. */
function tellViolations() {
  addEventListener(
    'securitypolicyviolation',
    ({effectiveDirective, blockedURI, sample, sourceFile, lineNumber}) =>
      console.error(
        `violates ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
      ),
  );
}

/** A browser with windows asks for it by itself, whenever it likes. */
const ICON = '/img/favicon.svg';

function listen(page, site, requests, complaints) {
  page.on('request', (request) => {
    const url = request.url();
    if (!url.endsWith(ICON)) requests.push(url);
    if (!url.startsWith(site.origin) && !/^(data|blob|about):/.test(url))
      complaints.push(`request to another host: ${url}`);
  });
  page.on('console', (message) => {
    // A browser with windows of its own asks for an icon where a page names none, as a talk that is one file.
    const expected = [page.url(), `${site.origin}/favicon.ico`];
    const isMissing =
      /status of 404/.test(message.text()) && expected.includes(message.location().url);
    if (['error', 'warning'].includes(message.type()) && !isMissing)
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
}
