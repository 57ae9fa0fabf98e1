import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const PAGE = '/explore/worker-pool/';
const poolOf = (page) => page.locator('[data-explorable="pool"]');
const live = (page) => page.locator('[data-explorable="pool"][data-is-live]');
const sentenceOf = (page) => poolOf(page).locator('[data-part="sentence"]');
const filmsOf = (page) => poolOf(page).locator('.pool-film');
const timeOf = (page) => poolOf(page).locator('[name=time]');
const headOf = (page) => poolOf(page).locator('.pool-now').first();
/** The opening takes five seconds, which a busy machine may need to load the page: so what began counts, not what runs. */
const watchAnimations = (page) =>
  page.addInitScript(() => {
    window.started = [];
    document.addEventListener('animationstart', ({animationName}) =>
      window.started.push(animationName),
    );
  });
const startedIn = (page) => page.evaluate(() => window.started);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the simulator shows its sentence, its film and the tables, and says what both sides come to', async ({
    page,
    open,
  }) => {
    await open(PAGE);
    await expect(sentenceOf(page)).toContainText(/23[.,]1/);
    await expect(filmsOf(page)).toHaveCount(1);
    await expect(poolOf(page).locator('.pool-player')).toBeHidden();
    expect(await poolOf(page).locator('[data-part="record"] td').count()).toBeGreaterThan(5);
    expect(await poolOf(page).locator('noscript').first().textContent()).toContain('259');
  });
});

test('it opens with one large request that moves, names each step, and has nothing to set', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await watchAnimations(page);
  await open(PAGE);
  await expect.poll(() => startedIn(page)).toContain('pool-open');
  await expect(filmsOf(page)).toHaveCount(1);
  await expect(poolOf(page).locator('.pool-plot')).toBeInViewport({ratio: 1});
  for (const field of await poolOf(page).locator('.pool-controls :is(input, select)').all())
    await expect(field).toBeHidden();
  const names = poolOf(page).locator('.pool-lessons b');
  expect(await names.count()).toBe(7);
  for (const name of await names.all()) await expect(name).toBeInViewport({ratio: 1});
  // Waiting takes the share of the picture that it takes of the time.
  const share = await poolOf(page)
    .locator('.pool-bars [data-kind=compute]')
    .evaluate((path) => {
      const widths = Array.from(path.getAttribute('d').matchAll(/h(\d+)v/gu), ([, w]) => Number(w));
      return widths.reduce((sum, width) => sum + width, 0) / 10_000;
    });
  expect(share).toBeGreaterThan(0.015);
  expect(share).toBeLessThan(0.025);
  // Everything to set stands below the picture.
  await open(`${PAGE}?lesson=6&load=even`);
  await expect(live(page)).toBeVisible();
  const picture = await poolOf(page).locator('[data-part=picture]').boundingBox();
  for (const field of await poolOf(page).locator('.pool-field').filter({visible: true}).all())
    expect((await field.boundingBox()).y).toBeGreaterThan(picture.y + picture.height);
});

test('numbers of requests that would collide give way', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(`${PAGE}?lesson=4&n=24&workers=3`);
  await expect(live(page)).toBeVisible();
  const boxes = await poolOf(page)
    .locator('.pool-count')
    .evaluateAll((all) =>
      all.map((each) => {
        const {left, right, top} = each.getBoundingClientRect();
        return {left, right, top: Math.round(top)};
      }),
    );
  expect(boxes.length).toBeGreaterThan(5);
  for (const row of Map.groupBy(boxes, ({top}) => top).values()) {
    const sorted = row.toSorted((a, b) => a.left - b.left);
    for (const [at, {left}] of sorted.entries())
      if (at > 0) expect(left).toBeGreaterThan(sorted[at - 1].right);
  }
});

test.describe('with reduced motion, the opening', () => {
  test.use({reducedMotion: 'reduce'});

  test('stands still @once', async ({page, open}) => {
    await open(PAGE);
    expect(await headOf(page).evaluate((cover) => cover.getAnimations().length)).toBe(0);
  });
});

test('a formula, or a symbol in it, lights up its length in the picture @once', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?lesson=3`);
  await expect(live(page)).toBeVisible();
  await poolOf(page).locator('summary').first().click();
  const formula = poolOf(page).locator('th button[data-shows]').first();
  const opacityOf = (kind) =>
    poolOf(page)
      .locator(`.pool-bars [data-kind="${kind}"]`)
      .first()
      .evaluate((path) => Number(getComputedStyle(path).opacity));
  await formula.focus();
  await page.keyboard.press('Enter');
  await expect(formula).toHaveAttribute('aria-pressed', 'true');
  expect([await opacityOf('compute'), await opacityOf('wait')]).toEqual([1, 1]);
  expect(await opacityOf('queue')).toBeLessThan(0.5);
  await expect(poolOf(page).locator('.pool-plot').first()).toBeInViewport();
  // The picture stays in view, and doesn't cover what was pressed.
  const covers = () =>
    formula.evaluate((button) => {
      const {left, top, width, height} = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await covers()).toBe(false);
  await formula.locator('[data-shows="io"]').click();
  await expect(formula).toHaveAttribute('aria-pressed', 'false');
  expect(await opacityOf('compute')).toBeLessThan(0.5);
  await formula.locator('[data-shows="io"]').click();
  expect([await opacityOf('compute'), await opacityOf('queue')]).toEqual([1, 1]);
});

test('the simulator becomes live in place, and a lesson changes what is drawn @every-view', async ({
  page,
  open,
  device,
}) => {
  await open(PAGE);
  const first = await sentenceOf(page).innerText();
  const {height} = await poolOf(page).boundingBox();
  await timeOf(page).focus();
  await expect(live(page)).toBeVisible();
  await expect(sentenceOf(page)).toHaveText(first);
  expect(Math.abs((await poolOf(page).boundingBox()).height - height)).toBeLessThan(3);
  const tap = (locator) => (device === 'phone' ? locator.tap() : locator.click());
  const state = poolOf(page).locator('.pool-lessons button').nth(2);
  await tap(state);
  await expect(state).toHaveAttribute('aria-pressed', 'true');
  await expect(filmsOf(page)).toHaveCount(2);
  const before = await sentenceOf(page).innerText();
  const kept = poolOf(page).locator('[name=kept]');
  await tap(kept);
  await expect(kept).toBeChecked();
  await expect(sentenceOf(page)).not.toHaveText(before);
  await expect(page).toHaveURL(/[?&]kept=1/);
  await kept.uncheck();
  await expect(sentenceOf(page)).toHaveText(before);
  await expect(page).toHaveURL(/lesson=3/);
});

test('the time line is used by keyboard alone, and says where it stands', async ({page, open}) => {
  await open(`${PAGE}?lesson=3`);
  await timeOf(page).focus();
  await expect(live(page)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(timeOf(page)).toHaveAttribute('aria-valuetext', /0/);
  const start = await timeOf(page).getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(timeOf(page)).not.toHaveAttribute('aria-valuetext', start);
  await page.keyboard.press('4');
  await expect(poolOf(page).locator('[data-part="story"]')).toContainText('4');
  await page.keyboard.press('Escape');
  await expect(poolOf(page).locator('[data-part="story"]')).toBeEmpty();
  await page.keyboard.press('?');
  await expect(poolOf(page).locator('.pool-keys')).toBeVisible();
  await page.keyboard.press('End');
  await expect(headOf(page)).toHaveAttribute('style', /\(100%\)/u);
  await expect(timeOf(page)).toBeFocused();
});

test('play starts at the beginning, moves, and stops where it is told', async ({page, open}) => {
  await open(`${PAGE}?lesson=3`);
  await timeOf(page).focus();
  await expect(live(page)).toBeVisible();
  const play = poolOf(page).locator('[name=play]');
  await expect(headOf(page)).toHaveAttribute('style', /\(100%\)/u);
  await play.click();
  await expect(headOf(page)).not.toHaveAttribute('style', /\(100%\)/u);
  const at = async () => Number((await headOf(page).getAttribute('style')).match(/([\d.]+)%/u)[1]);
  await expect.poll(at).toBeGreaterThan(1);
  await play.click();
  const stopped = await at();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await at()).toBe(stopped);
});

test('a bar tells its request’s story when it is touched', async ({page, open, device}) => {
  await open(`${PAGE}?lesson=4`);
  await expect(live(page)).toBeVisible();
  const plot = filmsOf(page).first().locator('.pool-plot');
  await plot.scrollIntoViewIfNeeded();
  const {width} = await plot.boundingBox();
  // The fourth of eight requests that are served one after the other.
  const position = {x: (width * 3.5) / 8, y: 44};
  if (device === 'phone') await plot.tap({position});
  else await plot.click({position});
  await expect(poolOf(page).locator('[data-part="story"]')).toContainText('4');
});

test('statistics come from the Web Worker, and twice the cap is twice the median', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?lesson=5&load=even&rate=60&cap=40`);
  const median = poolOf(page)
    .locator('[data-part="statistics"] tbody tr')
    .nth(2)
    .locator('td')
    .first();
  await expect(median).toContainText(/1[.,]\d/);
  await poolOf(page).locator('[name=cap]').fill('80');
  await expect(median).toContainText(/2[.,]5/);
  await expect(page).not.toHaveURL(/cap=/);
});

test('a hostile address is named beside its field, and the last good state stays @once', async ({
  page,
  open,
}) => {
  await open(
    `${PAGE}?lesson=6&workers=-3&tcpu=%3Cscript%3E&cell=nothing&seed=1e9&load=evil&steps=9`,
  );
  await expect(live(page)).toBeVisible();
  await expect(poolOf(page).locator('#pool-workers-bad')).toContainText('64');
  await expect(poolOf(page).locator('#pool-tcpu-bad')).not.toBeEmpty();
  await expect(poolOf(page).locator('#pool-cell-bad')).toContainText('nothing');
  // What has no field in sight is named where the reader looks first; nothing is random, so no seed is asked for.
  const named = poolOf(page).locator('form > .explorable-bad');
  await expect(named.filter({hasText: /: 9/u})).toBeVisible();
  await expect(named.filter({hasText: 'seed=1e9, load=evil'})).toBeVisible();
  await expect(poolOf(page).locator('[name=workers]')).toHaveValue('1');
  await poolOf(page).locator('[name=tcpu]').fill('abc');
  await expect(poolOf(page).locator('[name=tcpu]')).toHaveAttribute('aria-invalid', 'true');
  expect(await poolOf(page).innerText()).not.toContain('NaN');
});

test('a measured cell sets the pool and shows its ratio to the model', async ({page, open}) => {
  await open(`${PAGE}?steps=5,6&hide=player,record,seed`);
  await expect(poolOf(page).locator('[name=lesson-5]')).toHaveAttribute('aria-pressed', 'true');
  await expect(poolOf(page).locator('.pool-lessons button:visible')).toHaveCount(2);
  for (const left of ['[name=play]', '[name=seed]', '[data-part=record]'])
    await expect(poolOf(page).locator(left)).toBeHidden();
  await poolOf(page).locator('[name=lesson-6]').click();
  await poolOf(page)
    .locator('[name=cell]')
    .selectOption('swoole-laravel-kept-coroutine-c16-n2-bench-wait-2-saturated');
  await expect(poolOf(page).locator('[data-part="measured"]')).toContainText(/1[.,]27/);
  await poolOf(page)
    .locator('[name=cell]')
    .selectOption('factorial-kept-coroutine-c16-n2-bench-wait-2-saturated');
  await expect(poolOf(page).locator('[data-part="measured"]')).toContainText(/898/);
  await expect(poolOf(page).locator('[name=workers]')).toHaveValue('2');
  await expect(page).toHaveURL(/hide=player.*cell=factorial-kept-coroutine-c16-n2/);
});

test('a table is drawn once it is opened, and follows what is set', async ({page, open}) => {
  await open(`${PAGE}?lesson=4&workers=2`);
  await expect(live(page)).toBeVisible();
  const record = poolOf(page).locator('details', {has: page.locator('[data-part=record]')});
  await record.locator('summary').click();
  await expect(record.locator('td')).toHaveCount(96);
  const last = record.locator('tr').last();
  const before = await last.innerText();
  await poolOf(page).locator('[name=kept]').check();
  await expect(last).not.toHaveText(before);
  await expect(record.locator('td')).toHaveCount(96);
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test('there is no play, and stepping does the same', async ({page, open}) => {
    await open(`${PAGE}?lesson=3&kept=1`);
    await expect(live(page)).toBeVisible();
    await expect(poolOf(page).locator('[name=play]')).toBeHidden();
    await poolOf(page).locator('[name=back]').click();
    await expect(headOf(page)).not.toHaveAttribute('style', /\(100%\)/u);
    await timeOf(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    const first = await headOf(page).getAttribute('style');
    expect(first).not.toContain('(0%)');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(headOf(page)).toHaveAttribute('style', first);
  });
});

test('a screen reader finds names, roles and values in every lesson', async ({page, open}) => {
  for (const lesson of [1, 6, 7]) {
    await open(`${PAGE}?lesson=${lesson}&load=even`);
    await expect(live(page)).toBeVisible();
    await expect(poolOf(page).getByRole('slider').first()).toHaveAccessibleName(/.+/);
    expect(await violationsOn(page, '[data-explorable="pool"]')).toEqual([]);
  }
});

test('slow calls hold all workers until some are kept for the others', async ({
  page,
  open,
  lang,
}) => {
  await open(PAGE);
  await poolOf(page).locator('[name=lesson-7]').click();
  await expect(live(page)).toBeVisible();
  const sentence = poolOf(page).locator('[data-part=sentence]');
  const [one, kept] = {
    en: [
      /^5 of 30 requests are slow calls.*171\sms on blocking workers/u,
      /With 1 of 4.*171\sms\.$/u,
    ],
    ru: [/^Медленных вызовов\s5.*171\sмс на\sблокирующих/u, /оставлено\s1 из\s4.*171\sмс\.$/u],
  }[lang];
  await expect(sentence).toHaveText(one);
  const queued = poolOf(page).locator('[data-side=blocking] [data-kind=queue]');
  const before = await queued.getAttribute('d');
  await poolOf(page).locator('[name=reserve]').first().fill('1');
  await expect(sentence).toHaveText(kept);
  await expect(queued).not.toHaveAttribute('d', before);
  await expect(page).toHaveURL(/slowevery=6.*reserve=1|reserve=1.*slowevery=6/u);
  await poolOf(page).locator('[name=lesson-5]').click();
  await expect(page).not.toHaveURL(/slowevery/u);
});

test('a longer pause of the server is slow for more requests of the open generator @every-view', async ({
  page,
  open,
}) => {
  await open('/explore/coordinated-omission/');
  const pause = page.locator('[data-explorable="pause"]');
  const sentence = pause.locator('[data-part="sentence"]');
  await expect(sentence).toContainText('20');
  await pause.locator('[name=pause]').focus();
  await expect(page.locator('[data-explorable="pause"][data-is-live]')).toBeVisible();
  await page.keyboard.press('End');
  await expect(sentence).toContainText('80');
  await expect(page).toHaveURL(/pause=400/);
});
