import {readdirSync} from 'node:fs';
import {expect, test} from './fixtures.ts';

const TALKS = readdirSync('build/talk');
/** A4, as a talk prints it, without its margins, px. */
const SHEET = {width: 1032, height: 703};
const step = (page) => page.locator('.bar output');

test('every letter of every slide reads from the last row, pins hold their numbers, and nothing leaves the screen @once', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({width: 1920, height: 1080});
  for (const name of TALKS)
    for (const lang of ['', 'ru/']) {
      await page.goto(`${site.url}talk/${name}/${lang}`);
      await page.evaluate(() => document.fonts.ready);
      const count = Number((await step(page).textContent()).split(' / ')[1]);
      expect(await page.evaluate(faultsOf, count), `${name}/${lang}`).toEqual([]);
      await expect(step(page)).toHaveText(`${count} / ${count}`);
    }
});

/**
 * In the page, slide by slide: letters below 24 px of 1080, texts that leave the slide, numbers beside their pins. It
 * goes on by itself: a key pressed from outside and an answer for each slide took most of the time.
 */
function faultsOf(count: number): string[] {
  return Array.from({length: count}, (_, index) => {
    const section = document.querySelector<HTMLElement>('section[data-now]');
    const faults = faultsIn(section).map((fault) => `#/${index + 1}: ${fault}`);
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
    return faults;
  }).flat();

  function faultsIn(section: HTMLElement): string[] {
    const faults = [];
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {parentElement: element, textContent: text} = walker.currentNode;
      if (!text.trim() || !element.checkVisibility({visibilityProperty: true})) continue;
      const scale = element.closest('svg')?.getScreenCTM().a ?? 1;
      const size = scale * Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 23.95) faults.push(`${size.toFixed(1)} px: ${text}`);
      const box = element.getBoundingClientRect();
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
        faults.push(`outside: ${text}`);
    }
    for (const text of section.querySelectorAll('.picture circle + text')) {
      const [own, pin] = [text, text.previousElementSibling].map((e) => e.getBoundingClientRect());
      const off = Math.abs(own.left + own.right - pin.left - pin.right) / 2;
      if (off > pin.width / 8) faults.push(`pin ${text.textContent} is ${off.toFixed(1)} px off`);
    }
    return faults;
  }
}

test('what an interval means is to be read on the slide, on the screen and on paper @once', async ({
  page,
  site,
}) => {
  const said = {
    '': [/^Error bars: /, /the repeats allow ×.+ to ×.+; 1 \(no difference\) is/],
    'ru/': [/^Отрезки у\s/, /по\sразбросу повторов.+×.+; 1 \(разницы нет\) сюда/],
  };
  for (const [lang, [ofFigure, ofClaim]] of Object.entries(said)) {
    await page.goto(`${site.url}talk/state-or-coroutines/${lang}`);
    for (const [kind, part, text] of [
      ['figure', 'footer .intervals', ofFigure],
      ['claim', 'dd > span', ofClaim],
    ] as const) {
      const meant = page.locator(`main > section[data-kind=${kind}] ${part}`).first();
      await expect(meant).toHaveText(text);
      const at = await meant.evaluate((element) =>
        [...document.querySelectorAll('main > section')].indexOf(element.closest('section')),
      );
      const own = page.locator('main > section').nth(at);
      while ((await own.getAttribute('data-now')) === null) await page.keyboard.press('ArrowRight');
      await expect(meant).toBeVisible();
    }
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('footer .intervals').first()).toBeVisible();
    await page.emulateMedia({media: 'screen'});
  }
});

test('on paper a figure has its values and all its annotations @once', async ({page, site}) => {
  await page.goto(`${site.url}talk/laravel-trueasync-octane/`);
  await page.emulateMedia({media: 'print'});
  const figures = page.locator('main > section[data-kind=figure]');
  await expect(figures.first().locator('.values td').first()).toBeVisible();
  for (const item of await figures.first().locator('li').all()) await expect(item).toBeVisible();
  await expect(page.locator('.bar')).toBeHidden();
});

test('every slide of every talk is one sheet, with nothing cut off @once', async ({page, site}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(SHEET);
  for (const name of TALKS)
    for (const lang of ['', 'ru/']) {
      await page.emulateMedia({media: 'screen'});
      await page.goto(`${site.url}talk/${name}/${lang}`);
      await page.evaluate(() => document.fonts.ready);
      await page.emulateMedia({media: 'print'});
      const slides = page.locator('main > section');
      expect(await slides.evaluateAll(cutOff), `${name} ${lang}`).toEqual([]);
      const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g).length;
      expect(sheets, `${name} ${lang}`).toBe(await slides.count());
    }
});

/** In the page: slides of which a part isn't on their sheet, or whose picture is too small. */
function cutOff(slides: HTMLElement[]) {
  return slides.flatMap((each, index) => {
    const height = each.querySelector('.picture')?.clientHeight ?? Infinity;
    const over = each.scrollHeight - each.clientHeight;
    return over > 1 || height < 240 ? [{slide: index + 1, over, height}] : [];
  });
}
