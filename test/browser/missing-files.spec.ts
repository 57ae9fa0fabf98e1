import {readFileSync} from 'node:fs';
import {LOCALES} from '../../content/languages.ts';
import {expect, test} from './fixtures.ts';
import {builtPages} from './pages.ts';

/** All scripts of each island, as the build knows them. */
const ISLANDS = JSON.parse(readFileSync('build/assets/islands/files.json', 'utf8'));
const textsOf = (lang, catalogue) =>
  JSON.parse(readFileSync(`i18n/${lang}/${catalogue}.json`, 'utf8'));

const CATALOGUES = ['interface', 'study', 'search', 'explorables', 'contribute', 'embed'];

/** Where a page says that something of it didn't arrive. */
const SAID =
  '[data-said], [data-figure-failed], [data-search-status], .explorable-bad, .figure-failed';
const CONTROLS = 'button, input, select, textarea';

/** First page of the original language that has an island. */
const pageWith = (island) =>
  builtPages().find((path) =>
    new RegExp(`data-island="?${island}[" >]`, 'u').test(
      readFileSync(`build${path}index.html`, 'utf8'),
    ),
  );
const island = (page, name) => page.locator(`[data-island="${name}"]`).first();

/** Means to use an explorable: its code comes, or it says that it doesn't. */
async function touch(page, name) {
  const root = island(page, name);
  await root.locator(CONTROLS).filter({visible: true}).first().dispatchEvent('pointerdown');
  await expect(
    root.and(page.locator('[data-is-live]')).or(root.locator('[data-said]')).first(),
  ).toBeVisible();
  return root;
}

const isSaid = (page) => page.locator('[data-said]').filter({visible: true}).count();
const openAll = (root) =>
  root.locator('details').evaluateAll((all) => all.forEach((each) => (each.open = true)));

/**
 * What readers do, and what fetches all files of a part: `act` on the page at `path`. Each island needs a walk of its name.
 */
const WALKS = {
  figure: {
    path: '/studies/laravel-trueasync-octane/',
    act: (page) =>
      page
        .locator('#figure-throughput-by-workers button[data-scale=log]')
        .click({force: true, timeout: 5000})
        .catch(() => undefined),
  },
  share: {
    path: '/studies/laravel-trueasync-octane/',
    act: (page) => page.locator('[data-figure-share] > summary').first().click(),
  },
  list: {path: '/studies/', act: () => undefined},
  // What finds words comes once some are looked for.
  words: {
    path: '/studies/',
    act: (page) =>
      page
        .locator('[data-island=list] [name=q]')
        .fill('Laravel', {timeout: 5000})
        .catch(() => undefined),
  },
  answer: {
    path: pageWith('answer'),
    async act(page) {
      const root = await touch(page, 'answer');
      await openAll(root);
      if (!(await isSaid(page))) await root.locator('[name=log-paste]').fill('1 2');
    },
  },
  'answer, an older address': {
    path: `${pageWith('answer')}?tcpu=5&tio=20`,
    act: (page) => touch(page, 'answer'),
  },
  pool: {
    path: pageWith('pool'),
    async act(page) {
      const root = await touch(page, 'pool');
      await openAll(root);
      if (!(await isSaid(page)))
        await root.locator('[name=load]').first().selectOption('random', {force: true});
    },
  },
  effects: {path: pageWith('effects'), act: async (page) => openAll(await touch(page, 'effects'))},
  compare: {path: pageWith('compare'), act: (page) => touch(page, 'compare')},
  advice: {path: pageWith('advice'), act: (page) => touch(page, 'advice')},
  diagnose: {
    path: pageWith('diagnose'),
    async act(page) {
      const root = await touch(page, 'diagnose');
      if (!(await isSaid(page)))
        await root
          .locator('[name=paste]')
          .fill(readFileSync('cli/importers/wrk/fixtures/slow20.latency.txt', 'utf8'));
    },
  },
  pause: {path: pageWith('pause'), act: (page) => touch(page, 'pause')},
  'vu-cap': {path: pageWith('vu-cap'), act: (page) => touch(page, 'vu-cap')},
  search: {
    path: '/search/',
    act: (page) =>
      page
        .locator('[name=q]')
        .fill('Laravel', {timeout: 5000})
        .catch(() => undefined),
    works: '[data-search-results] li',
  },
  'a file of a contributor': {
    path: builtPages().find((path) =>
      readFileSync(`build${path}index.html`, 'utf8').includes('data-file-check'),
    ),
    act: (page) =>
      page.locator('[name=result-file]').setInputFiles({
        name: 'a.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      }),
    works: '[data-file-check] > :nth-child(3)',
  },
};

test('each island has a walk here that fetches its files @once', () => {
  const known = Object.keys(WALKS);
  // An embed page of a figure has a walk of its own below.
  const withoutWalk = (names) => names.filter((name) => name !== 'embed' && !known.includes(name));
  expect(withoutWalk(Object.keys(ISLANDS))).toEqual([]);
  expect(withoutWalk([...Object.keys(ISLANDS), 'another'])).toEqual(['another']);
});

/** What needs a script and is no island, by the selector with which the page says so; each has a walk here. */
const PARTS = {
  '[data-island]': 'figure',
  '[data-search]': 'search',
  '#__docusaurus,[data-live]': 'a file of a contributor',
};

test('each part that a page says needs a script has a walk here @once', () => {
  const said = new Set(
    builtPages().flatMap((path) =>
      Array.from(
        readFileSync(`build${path}index.html`, 'utf8').matchAll(
          /<script[^>]*\sdata-for="?([^"\s>]+)/gu,
        ),
        ([, each]) => each,
      ),
    ),
  );
  expect([...said].filter((each) => !Object.hasOwn(WALKS, PARTS[each] ?? ''))).toEqual([]);
});

/**
 * Scripts, data and what a search fetches; neither pictures, fonts nor styles, nor what opens a claim in its text, without
 * which the claim is a link.
 */
const isWanted = (url) =>
  /\/(?!claim-cards\.)[^/]*\.(?:js|json|html|wasm|pf_\w+|pagefind)$/u.test(new URL(url).pathname);

/** For each file of several islands the first of them, whose walk goes without it: one loader fetches it for all. */
const SHARED = new Map(
  Object.entries<string[]>(ISLANDS)
    .flatMap(([name, files]) => files.map((file) => [file, name] as const))
    .filter(([file], at, all) => all.some(([other], place) => other === file && place !== at))
    .toReversed(),
);

/** Does what a reader does, without some files. */
async function walk({page, open, requests}, {path, act}, without = []) {
  await page.goto('about:blank');
  requests.length = 0;
  await page.unrouteAll();
  for (const file of without) await page.route(file, (route) => route.abort());
  await open(path);
  await act(page);
}

/**
 * What a walk without faults fetches until all is quiet, in an order that both languages share.
 *
 * @param own files that it has to fetch
 */
async function filesOf({page, open, requests}, walked, own: string[]): Promise<string[]> {
  await walk({page, open, requests}, walked);
  for (const file of own)
    await expect.poll(() => requests.map((url) => new URL(url).pathname)).toContain(`/${file}`);
  await page.waitForLoadState('networkidle');
  return [...new Set(requests.filter(isWanted).map((url) => url.split('?')[0]))].sort();
}

/** Pagefind swallows that a part of its index is missing: the page asks whether the site can be reached at all. */
const withEntry = (file) =>
  file.endsWith('.pf_index') ? [file, '**/pagefind/pagefind-entry.json'] : [file];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * What comes of a walk.
 *
 * @param own sentences that say that something didn't arrive
 * @param works what shows that a part does without the file
 * @returns nothing where one of them is on the page soon, else what is said instead
 */
async function silenceOf(page, own: string[], works?: string) {
  const said = page.locator(SAID).filter({visible: true});
  const sentence = said.filter({hasText: new RegExp(own.map(escaped).join('|'), 'u')});
  const either = works ? sentence.or(page.locator(works)) : sentence;
  const isThere = await either
    .first()
    .waitFor({timeout: 5000})
    .then(() => true)
    .catch(() => false);
  return isThere ? [] : [(await said.allTextContents()).join(' ')];
}

for (const [name, walked] of Object.entries(WALKS))
  test(`${name}: each file that doesn’t arrive is said where the reader acts`, async ({
    page,
    open,
    requests,
    complaints,
    lang,
  }) => {
    // A walk for each file; the limit is for what never ends.
    test.setTimeout(600_000);
    const sentences = CATALOGUES.flatMap((each) => Object.entries(textsOf(lang, each)))
      .filter(([key]) => /failed|unreachable/u.test(key))
      .map(([, text]) => text);
    // A list has its own code in the page's.
    const own = name === 'list' ? [] : (ISLANDS[name] ?? []).slice(0, 1);
    const fetched = await filesOf({page, open, requests}, walked, own);
    const addresses = fetched.map((url) => new URL(url).pathname.slice(1));
    const tried = fetched.filter((_, at) => (SHARED.get(addresses[at]) ?? name) === name);
    const silent = [];
    // Each file in one language: what is said comes from one place, and each walk says something in both.
    const half = tried.filter((_, index) => index % 2 === LOCALES.indexOf(lang) % 2);
    for (const file of tried.length > 1 ? half : tried) {
      await walk({page, open, requests}, walked, withEntry(file));
      for (const said of await silenceOf(page, sentences, walked.works)) silent.push([file, said]);
    }
    expect(silent).toEqual([]);
    // Each refusal is what was asked for.
    complaints.length = 0;
  });

test('no control of an explorable or a list looks alive without its files @once', async ({
  page,
  open,
  complaints,
}) => {
  for (const [path, file, root] of [
    ['/studies/', '**/islands/lists.*.js', '[data-island=list]'],
    [pageWith('pool'), '**/islands/page.*.js', '[data-island=pool]'],
    [pageWith('pool'), '**/island-data/pool.json', '[data-island=pool]'],
    ['/search/', '**/assets/js/search.*.js', '[data-search]'],
  ]) {
    await page.goto('about:blank');
    await page.unrouteAll();
    await page.route(file, (route) => route.abort());
    await open(path);
    const part = page.locator(root).first();
    if (root.includes('pool')) await touch(page, 'pool');
    await expect(part.locator('[data-said]'), file).toBeVisible();
    expect(await part.locator(`:is(${CONTROLS}):enabled`).count(), file).toBe(0);
  }
  complaints.length = 0;
});
