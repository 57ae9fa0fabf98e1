import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const CLAIMS = '/claims/';
const STUDY = 'laravel-trueasync-octane';
const ONE_STUDY = `${CLAIMS}${STUDY}/`;
const entries = (page) => page.locator('main [data-list] li');
const shown = (page) => entries(page).filter({visible: true});

/** What addresses call the lines of the list of all. */
const namesOfLines = (page) =>
  entries(page).evaluateAll((all) =>
    all.map((line) => {
      const [study, id] = line.querySelector('a').getAttribute('href').split('/').slice(-2);
      return `${study}--${id.slice(1)}`;
    }),
  );

/** Texts of all entries, as they stand in the page. */
const textsOf = (page) => entries(page).allTextContents();

test('every claim of a study stands in the page before any script of the application', async ({
  page,
  open,
  requests,
  isApp,
}) => {
  await open(ONE_STUDY);
  const all = await entries(page).count();
  expect(all).toBeGreaterThan(90);
  await expect(page.locator('main output')).toContainText(`${all} / ${all}`);
  for (const text of await textsOf(page)) expect(text.length).toBeGreaterThan(80);
  await page.locator('main input[type=search]').fill('56x');
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  expect(requests.filter(isApp)).toEqual([]);
});

test('the list of all begins with the key claims, and has the others a tap away @every-view', async ({
  page,
  open,
  requests,
  isApp,
}) => {
  await open(CLAIMS);
  const keys = await entries(page).count();
  expect(keys).toBeGreaterThan(20);
  for (const entry of await entries(page).all())
    await expect(entry).toHaveAttribute('data-key', 'true');
  expect(requests.filter((url) => url.endsWith('lines.htm'))).toEqual([]);
  await page.locator('main form button').click();
  await expect.poll(() => shown(page).count()).toBeGreaterThan(300);
  const all = await entries(page).count();
  await expect(page.locator('main output')).toContainText(`${all} / ${all}`);
  await expect(page.locator('main form button')).toBeHidden();
  for (const text of await textsOf(page)) expect(text.length).toBeGreaterThan(30);
  expect(requests.filter(isApp)).toEqual([]);
});

test('all claims are searched, by whole words in any form', async ({page, open, lang}) => {
  await open(CLAIMS);
  const keys = await entries(page).count();
  const words = page.locator('main input[type=search]');
  const countOf = async (typed) => {
    // From a list of none, the first lines that appear are those of these words.
    await words.fill('qqqq');
    await expect.poll(() => shown(page).count()).toBe(0);
    await words.fill(typed);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed)}`));
    await expect.poll(() => shown(page).count()).toBeGreaterThan(0);
    // The first brings what finds words, and the claims that the page leaves out.
    await expect.poll(() => entries(page).count()).toBeGreaterThan(keys);
    return shown(page).count();
  };
  const forms = lang === 'ru' ? ['память', 'памяти', 'памятью'] : ['worker', 'workers', 'WORKERS'];
  const counts: number[] = [];
  for (const form of forms) counts.push(await countOf(form));
  expect(counts[0]).toBeGreaterThan(5);
  expect(new Set(counts).size).toBe(1);
  const ram = await countOf('RAM');
  for (const entry of await shown(page).all()) await expect(entry).toContainText(/\bRAM\b/i);
  expect(ram).toBeLessThan(counts[0]);
});

test('filters narrow the list, stand in the address, and let everything through again @every-view', async ({
  page,
  open,
}) => {
  await open(CLAIMS);
  await page.locator('main form button').click();
  await expect.poll(() => shown(page).count()).toBeGreaterThan(300);
  const all = await shown(page).count();
  await page.locator('select[name=verdict]').selectOption('artefact');
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  const artefacts = await shown(page).count();
  expect(await page.locator('main li[data-verdict=artefact]').count()).toBe(artefacts);
  await expect(page).toHaveURL(/\?verdict=artefact$/);
  await page.locator('select[name=study]').selectOption('nexus-actors');
  await expect(page).toHaveURL(/verdict=artefact&study=nexus-actors$/);
  await expect.poll(() => shown(page).count()).toBeLessThan(artefacts);
  await expect(page.locator('main section[data-study]').filter({visible: true})).toHaveCount(1);
  await page.locator('main form button').click();
  await expect.poll(() => shown(page).count()).toBe(all);
  await expect(page).toHaveURL(/\/claims\/$/);
});

test('words are found in quotes, claims and reasons, and the key claims by their box', async ({
  page,
  open,
}) => {
  await open(ONE_STUDY);
  const all = await shown(page).count();
  await page.locator('input[type=search]').fill('64% LESS');
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  await expect(shown(page).first()).toHaveId('sixty-four-percent-less');
  await page.locator('input[type=search]').fill('nothing of that name');
  await expect(page.locator('[data-list-none]')).toBeVisible();
  await page.locator('main form button').click();
  await page.locator('input[name=key]').check();
  await expect.poll(() => shown(page).count()).toBeLessThan(5);
  await expect(page).toHaveURL(/\?key=true$/);
  await page.reload();
  await expect.poll(() => shown(page).count()).toBeLessThan(5);
});

test('an address with a filter shows what it asks for, and a study’s summary leads there', async ({
  page,
  open,
}) => {
  await open(`/studies/${STUDY}/`);
  await page.locator('a[href*="verdict=wrong"]').click();
  await expect(page).toHaveURL(new RegExp(`claims/${STUDY}/\\?verdict=wrong`));
  await expect(page.locator('select[name=verdict]')).toHaveValue('wrong');
  await expect.poll(() => shown(page).count()).toBeLessThan(60);
  expect(await shown(page).count()).toBeGreaterThan(5);
  for (const entry of await shown(page).all())
    await expect(entry).toHaveAttribute('data-verdict', 'wrong');
});

test('a link to a claim lands on it, opened where there is more, though those above it were not laid out', async ({
  page,
  open,
}) => {
  for (const path of [CLAIMS, ONE_STUDY]) {
    await open(path);
    const anchors = await entries(page).evaluateAll((all) => all.map(({id}) => id));
    // A line of the list of all has no id until an address asks for it, and most come with that.
    if (path === CLAIMS) await page.locator('main form button').click();
    if (path === CLAIMS) await expect.poll(() => entries(page).count()).toBeGreaterThan(300);
    if (path === CLAIMS) anchors.splice(0, anchors.length, ...(await namesOfLines(page)));
    for (const anchor of [anchors[7], anchors[60], anchors.at(-1)]) {
      await open('/about/');
      await open(`${path}#${anchor}`);
      const named = page.locator(`[id="${anchor}"]`);
      await expect(named).toBeInViewport({ratio: 0.3});
      // What is laid out late would move it now.
      await page.waitForTimeout(300);
      await expect(named).toBeInViewport({ratio: 0.3});
      if (path === ONE_STUDY) await expect(named.locator('details')).toHaveAttribute('open');
    }
  }
});

test('the address of a second entry that was joined to the first shows both answers', async ({
  page,
  open,
}) => {
  const [study, id] = ['sampling-profilers', 'phpspy-56-percent'];
  await open(`${CLAIMS}${study}/#${id}`);
  const entry = page.locator(`#${id}`);
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveAttribute('data-verdict', 'holds');
  await expect(entry).toHaveAttribute('data-found', 'other');
  await expect(entry.locator('dl')).toHaveCount(2);
  await entry.locator('footer a').last().click();
  await expect(page).toHaveURL(new RegExp(`claims/php-fast-profile/#${id}$`));
  await open(`${CLAIMS}#${study}--${id}`);
  await expect(page.locator(`[id="${study}--${id}"]`)).toBeInViewport();
  await page.locator('select[name=found]').selectOption('other');
  await expect(page).toHaveURL(/\?found=other/);
  await expect(shown(page).and(page.locator(':not([data-found*=other])'))).toHaveCount(0);
  expect(await shown(page).count()).toBeGreaterThan(0);
});

test('a claim of all leads to its calculation, and that to its place in the study', async ({
  page,
  open,
}) => {
  await open(CLAIMS);
  // Far down the page, a press would scroll to it and meet what is laid out only then; and before the words are looked
  // up, a list that is then written anew.
  const all = await shown(page).count();
  await page.locator('input[type=search]').fill('56x');
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  await page.locator(`main li a[href$="${STUDY}/#latency-56x"]`).press('Enter');
  await expect(page).toHaveURL(new RegExp(`claims/${STUDY}/#latency-56x$`));
  const entry = page.locator('#latency-56x');
  await expect(entry.locator('dl')).toBeVisible();
  await entry.locator('a[href*="#claim-"]').click();
  await expect(page).toHaveURL(new RegExp(`studies/${STUDY}/#claim-latency-56x$`));
  await expect(page.locator('#claim-latency-56x')).toBeInViewport();
});

test('what follows a verdict within a sentence stays on its line', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open('/studies/coroutines-elsewhere/');
  const placed = await page.locator('main a[data-claim] > [data-verdict]').evaluateAll((badges) =>
    badges.flatMap((badge) => {
      const next = badge.parentElement.parentElement.nextSibling;
      if (next?.nodeType !== Node.TEXT_NODE || !/^[.,;:)]/u.test(next.data)) return [];
      const sign = document.createRange();
      sign.setStart(next, 0);
      sign.setEnd(next, 1);
      return [sign.getBoundingClientRect().top < badge.getBoundingClientRect().bottom];
    }),
  );
  expect(placed.length).toBeGreaterThan(0);
  expect(placed).not.toContain(false);
});

for (const path of [CLAIMS, '/studies/'])
  for (const hash of ['#%', '#%E0%A4%A'])
    test(`${path}${hash}, an address that was cut, leaves the list at work @once`, async ({
      page,
      open,
    }) => {
      await open(path + hash);
      const all = await entries(page).count();
      // Its second choice narrows the list of claims and that of studies alike.
      await page.locator('main select').first().selectOption({index: 1});
      await expect.poll(() => shown(page).count()).toBeLessThan(all);
      await page.locator('a[data-language]').first().hover();
    });

test.describe('a claim in a text', () => {
  const claim = (page) => page.locator('main p a[data-claim]').first();
  const card = (page) => page.locator('[data-claim-card]');

  test('opens in place wherever it is tapped, and its page is one tap further @every-view', async ({
    page,
    open,
    device,
    requests,
    isApp,
  }) => {
    await open(`/studies/${STUDY}/`);
    const link = claim(page);
    const address = await link.getAttribute('href');
    const words = link.locator('> span').first();
    if (device === 'phone') await words.tap();
    else await words.click();
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toBeInViewport();
    await expect(card(page).locator('q').first()).not.toBeEmpty();
    await expect(card(page).locator('[data-verdict]').first()).not.toBeEmpty();
    await expect(card(page).locator('dl').first()).not.toBeEmpty();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(new RegExp(`/studies/${STUDY}/$`));
    await card(page).locator('button').click();
    await expect(card(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeVisible();
    expect(await violationsOn(page, '[data-claim-card]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await card(page).locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(requests.filter(isApp)).toEqual([]);
  });

  test('is a link to its calculation where its card can’t be had @once', async ({
    page,
    open,
    complaints,
  }) => {
    await page.route('**/claims/**', (route) =>
      route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
    );
    await open(`/studies/${STUDY}/`);
    await claim(page).click();
    await expect(page).toHaveURL(/claims\/[\w-]+\/#[\w-]+$/);
    // The refusal is what was asked for.
    complaints.length = 0;
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is a link to its calculation @once', async ({page, open}) => {
      await open(`/studies/${STUDY}/`);
      await claim(page).click();
      await expect(page).toHaveURL(/claims\/[\w-]+\/#[\w-]+$/);
    });
  });
});
