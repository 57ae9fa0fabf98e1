import {readFileSync} from 'node:fs';
import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const PAGE = '/explore/would-it-help/';
const frameOf = (page) => page.locator('[data-explorable="answer"]');
const live = (page) => page.locator('[data-explorable="answer"][data-is-live]');
const nowOf = (page) => frameOf(page).locator('.answer-now summary');
const log = (name) => `lib/access-log/fixtures/${name}.txt`;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the answer is complete: sentences, arithmetic, picture, nearest studies', async ({
    page,
    open,
  }) => {
    await open(PAGE);
    await expect(page.locator('.answer-findings > li')).toHaveCount(5);
    await expect(nowOf(page)).toContainText('229');
    await expect(page.locator('.answer-track')).toHaveCount(5);
    await expect(page.locator('.answer-nearest li')).toHaveCount(3);
    // Nothing would answer to a choice.
    await expect(page.locator('.answer-starts')).toBeHidden();
    await page.locator('.answer-now summary').click();
    await expect(page.locator('.answer-now .answer-arithmetic mark')).toBeVisible();
  });

  test('one request is drawn to scale, each part as its word is underlined @every-pair', async ({
    page,
    open,
  }) => {
    await open(PAGE);
    // What nobody has measured is empty, and takes nothing of the bar.
    const of = async (name) =>
      Number((await page.locator(`[name=${name}]`).inputValue()).replace(',', '.'));
    const [cpu, wait] = [await of('cpu'), await of('wait')];
    const [boot, connect, held] = [await of('boot'), await of('connect'), await of('connectwait')];
    const parts = {
      boot,
      'connect-cpu': connect,
      'connect-wait': held,
      compute: cpu - boot - connect,
      wait: wait - held,
    };
    for (const [kind, ms] of Object.entries(parts).filter(([, each]) => each > 0)) {
      const path = page.locator(`.answer-request path[data-kind="${kind}"]`);
      const share = await path.evaluate(
        (part) => part.getBBox().width / part.ownerSVGElement.viewBox.baseVal.width,
      );
      expect(share).toBeCloseTo(ms / (cpu + wait), 2);
      const fill = await path.evaluate((part) => getComputedStyle(part).fill);
      const word = page.locator(`.answer-request .pool-word[data-kind="${kind}"]`).first();
      expect(await word.evaluate((each) => getComputedStyle(each).borderBottomColor)).toBe(fill);
    }
  });
});

const short = (page) => page.locator('[data-explorable="advice"]');

test('the first screen of the home page has the four fields and the answer @every-view', async ({
  page,
  open,
}) => {
  await open('/');
  for (const id of ['cpu', 'wait', 'workers', 'cores'])
    await expect(short(page).locator(`[name=${id}]`)).toBeInViewport({ratio: 1});
  await expect(short(page).locator('.advice-first')).toBeInViewport({ratio: 1});
});

test('from home the numbers go on to the answer and to the simulator @every-view', async ({
  page,
  open,
}) => {
  await open('/');
  await short(page).locator('[name=profile-services]').click();
  await expect(short(page).locator('[name=profile-services]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const shown = async () => ({
    wait: await page.locator('[name=wait]').inputValue(),
    cores: await page.locator('[name=cores]').inputValue(),
  });
  await short(page).locator('[name=cores]').fill('3');
  const wanted = await shown();
  const [answer, pool] = await short(page)
    .locator('.advice-on a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({href}) => href));
  await page.goto(answer);
  await expect(live(page)).toBeVisible();
  expect(await shown()).toEqual(wanted);
  await page.goto(pool);
  await expect(page.locator('[name=cores]')).toHaveValue('3');
  await expect(page.locator('.explorable-bad').filter({hasText: /\S/u})).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the home page answers three situations', async ({page, open}) => {
    await open('/');
    await expect(short(page).locator('dd').filter({visible: true})).toHaveCount(3);
    await expect(short(page).locator('form')).toBeHidden();
  });
});

test('situations, the fields, the answer, the picture and the logs stand in this order @every-pair', async ({
  page,
  open,
}) => {
  await open(PAGE);
  const parts = ['.answer-starts', '.answer form', '.answer-now', '.answer-picture', '.answer-own'];
  const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()));
  for (const [index, {y}] of boxes.slice(1).entries())
    expect(y).toBeGreaterThanOrEqual(boxes[index].y + boxes[index].height);
  // On the first screen are the four numbers that matter most and where the answer begins.
  const {height} = page.viewportSize();
  for (const id of ['cpu', 'wait', 'workers', 'cores'])
    await expect(page.locator(`[name=${id}]`)).toBeInViewport({ratio: 1});
  await expect(nowOf(page)).toBeInViewport();
  expect(boxes[2].y + 24).toBeLessThan(height);
  const inOrder = await page
    .locator(parts.join())
    .evaluateAll((all) => all.map((element) => element.className || element.localName));
  expect(inOrder).toEqual(['answer-starts', 'form', 'answer-now', 'answer-picture', 'answer-own']);
});

test('the form stays under the hand when the answer changes', async ({page, open}) => {
  await open(PAGE);
  const cpu = page.locator('[name=cpu]');
  await cpu.focus();
  await expect(live(page)).toBeVisible();
  await cpu.evaluate((input) => input.scrollIntoView({block: 'center', behavior: 'instant'}));
  const [form, answer] = [page.locator('.answer form'), page.locator('.answer-findings')];
  const [before, height] = [(await form.boundingBox()).y, (await answer.boundingBox()).height];
  await cpu.fill('200');
  await expect(answer.locator('.answer-neither')).toBeVisible();
  expect(Math.abs((await answer.boundingBox()).height - height)).toBeGreaterThan(10);
  expect(Math.abs((await form.boundingBox()).y - before)).toBeLessThan(1.5);
});

test('keys alone change a number, and the answer is said once the hand rests', async ({
  page,
  open,
}) => {
  await open(PAGE);
  const before = await nowOf(page).innerText();
  const slider = frameOf(page).locator('[name=workers-slider]');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(live(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toBeFocused();
  await expect(nowOf(page)).not.toHaveText(before);
  await expect(page).toHaveURL(/#v=1&workers=\d+$/);
  await expect(frameOf(page).locator('p.visually-hidden[role=status]')).toContainText(/\d/);
});

test('what is typed before the code is there is kept', async ({page, open, lang}) => {
  await open(PAGE);
  await page.locator('[name=cpu]').fill(lang === 'ru' ? '8,5' : '8.5');
  await expect(live(page)).toBeVisible();
  await expect(page.locator('[name=cpu]')).toHaveValue(lang === 'ru' ? '8,5' : '8.5');
  await expect(page).toHaveURL(/#v=1&cpu=8\.5/);
});

test('a number that cannot be is refused in words beside its field, and the answer stays', async ({
  page,
  open,
}) => {
  await open(`${PAGE}#v=1&cpu=6`);
  await expect(live(page)).toBeVisible();
  const answer = await nowOf(page).innerText();
  const cpu = frameOf(page).locator('[name=cpu]');
  for (const text of ['-1', 'five', '', '1e99']) {
    await cpu.fill(text);
    await cpu.blur();
    await expect(frameOf(page).locator('.answer-box [role=alert]')).toBeVisible();
    await expect(cpu).toHaveAttribute('aria-invalid', 'true');
    await expect(cpu).toHaveValue(text);
    await expect(frameOf(page).locator('.answer-stale')).toBeVisible();
    expect(await nowOf(page).innerText()).toBe(answer);
  }
  await cpu.fill('10 000');
  await expect(frameOf(page).locator('[role=alert]')).toHaveCount(0);
  await expect(page).toHaveURL(/cpu=10000/);
  // The part that holds a box stays open while it is emptied.
  await frameOf(page).locator('.answer-more summary').click();
  const rate = frameOf(page).locator('[name=rate]');
  await rate.fill('50');
  await expect(page).toHaveURL(/rate=50/);
  await rate.fill('');
  // An emptied box is what the reader typed as well.
  await expect(page).toHaveURL(/rate=$/);
  await expect(rate).toBeFocused();
  await expect(rate).toBeVisible();
});

test('the language switch keeps what the reader typed, and no server sees it', async ({
  page,
  open,
  requests,
}) => {
  await open(`${PAGE}?profile=services#v=1&cpu=7.5`);
  await expect(live(page)).toBeVisible();
  await page.locator('header a[data-language]').evaluate((link) => link.click());
  await expect(page).toHaveURL(/\?profile=services#v=1&cpu=7\.5/);
  await expect(live(page).locator('[name=cpu]')).toHaveValue(/^7[.,]5$/);
  expect(requests.filter((url) => String(url.url?.() ?? url).includes('cpu='))).toEqual([]);
});

test('the language switch leads to the place that was read, and keeps the numbers', async ({
  page,
  open,
}) => {
  await open(`${PAGE}#v=1&cpu=7.5`);
  await expect(live(page)).toBeVisible();
  for (const id of ['your-answer', 'nearest', 'limits']) {
    const place = page.locator(`#${id}`);
    await place.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    await page.locator('header a[data-language]').click();
    await expect(page).toHaveURL(/#v=1&cpu=7\.5$/);
    await expect(live(page).locator('[name=cpu]')).toHaveValue(/^7[.,]5$/);
    await expect(place).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
});

test('typed numbers and the way back: no other field changes, and reset begins anew', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?profile=queries`);
  await expect(live(page)).toBeVisible();
  const values = () =>
    frameOf(page)
      .locator('form input[name]:not([type=range])')
      .evaluateAll((all) => all.map(({name, value}) => [name, value]));
  const before = Object.fromEntries(await values());
  for (const [id, text] of [
    ['cpu', '25'],
    ['wait', '15'],
  ]) {
    await frameOf(page).locator(`[name=${id}]`).fill('');
    await frameOf(page).locator(`[name=${id}]`).pressSequentially(text);
  }
  expect(Object.fromEntries(await values())).toEqual({...before, cpu: '25', wait: '15'});
  await expect(page).toHaveURL(/\?profile=queries#v=1&cpu=25&wait=15$/);
  const said = await page.locator('.answer-answer').innerText();
  await page.reload();
  await expect(live(page)).toBeVisible();
  expect(await page.locator('.answer-answer').innerText()).toBe(said);
  await frameOf(page).locator('[name=reset]').click();
  await expect(page).toHaveURL(/would-it-help\/$/);
  await expect(frameOf(page).locator('[data-own]')).toHaveCount(0);
});

test('a link of another version is said, and one from before the fragment is read', async ({
  page,
  open,
  lang,
}) => {
  await open(`${PAGE}#v=9&cpu=3`);
  await expect(live(page).locator('[role=alert]').first()).toContainText('9');
  await open(`${lang === 'ru' ? '' : ''}/theory/blocking-coefficient/?tcpu=5&tio=2.3&q=10`);
  await expect(page).toHaveURL(/explore\/would-it-help\/#v=1&cpu=5&wait=23/);
  await expect(live(page).locator('[name=wait]')).toHaveValue('23');
});

test('PHP-FPM’s log is read in the browser and sent nowhere', async ({page, open, requests}) => {
  await open(`${PAGE}#upload`);
  const frame = frameOf(page);
  await expect(frame.locator('.answer-own')).toHaveAttribute('open', '');
  await frame.dispatchEvent('pointerdown');
  await expect(live(page)).toBeVisible();
  const few = readFileSync(log('format-long'), 'utf8');
  await frame.locator('[name=log-paste]').fill(few);
  await expect(frame.locator('.answer-log [role=alert]')).toContainText('GET /queries.php');
  const sent = requests.length;
  await frame.locator('[name=log-app]').setInputFiles(log('queries'));
  await expect(frame.locator('.answer-log [role=status]')).toContainText(/5[.,]06.*±/);
  await frame.locator('[name=log-empty]').setInputFiles(log('empty'));
  await frame.locator('[name=log-connect]').setInputFiles(log('connect'));
  await expect(frame.locator('[name=connect]')).toHaveValue(/^4[.,]05$/);
  await expect(page).toHaveURL(/cpu=5\.06&wait=33\.94.*connect=4\.05.*n=1000/);
  // A browser asks for the icon of the page when its address changes, and for nothing else.
  expect(requests.slice(sent)).toEqual([]);
});

test('the picture has its words for those who don’t see it, and axe finds nothing', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?profile=computes`);
  await expect(live(page)).toBeVisible();
  await expect(frameOf(page).getByRole('img')).toHaveCount(5);
  expect(await violationsOn(page, '[data-explorable]')).toEqual([]);
});
