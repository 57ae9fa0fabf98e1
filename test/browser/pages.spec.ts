import {
  italic,
  CYRILLIC,
  LATIN_STRONG,
  MATHS_FEW,
  MATHS_REST,
} from '../../scripts/fonts/characters.ts';
import {violationsOn} from './axe.ts';
import {expect, otherLanguage, pathIn, test} from './fixtures.ts';
import {builtPages} from './pages.ts';
import type {Page} from '@playwright/test';

// One visit a page and language checks all that can be wrong with a single page. Opening it is most of the work, so what
// is to be held true of every page belongs here, and not into a walk of its own. That a page asks for nothing
// elsewhere, breaks no policy and says nothing on the console is checked after every test.

/** Widths of a window, in px, at which no page may scroll sideways: of small phones, phones, tablets and desktops. */
const WIDTHS = [320, 360, 390, 675, 1024, 1280];
/** That of a small phone, on which chips take two rows at most, px. */
const PHONE = 360;
/** Those at which figures and lines of text are looked at. */
const LOOKED_AT = [390, 1280];

for (const [index, path] of builtPages().entries()) {
  test(`${path} is sound`, async ({page, open, site, lang, theme, requests, isApp}) => {
    // A page with hundreds of claims takes axe its time.
    test.setTimeout(300_000);
    await open(path);
    await expectTwin({page, site, lang}, path);
    await expectCharacters(page);
    // Colours take axe longer than all its other rules. All pages have the same style sheets, and colours of figures
    // are held against both grounds by themselves: every second page is looked at on a light phone, the others on a
    // dark desktop.
    await expectNothingFromAxe(page, {hasColours: (index % 2 === 0) === (theme === 'light')});
    for (const width of WIDTHS) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, width);
      if (width === PHONE) await expectFewRowsOfChips(page);
      if (!LOOKED_AT.includes(width)) continue;
      await expectFigures(page);
      await expectWholeUnits(page);
    }
    await expectFitForPaper(page);
    expect.soft(requests.filter(isApp), 'a plain visit loads no application script').toEqual([]);
  });
}

test('a picture without words, a faint text and nothing to look at are told @once', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Page</title><main><h1>Page</h1><img src="data:,"><p style="color:#bbb">Faint</p></main></html>',
  );
  const told = (await violationsOn(page)).map((each) => each.split(':')[0]);
  expect(told).toEqual(['color-contrast', 'image-alt']);
  await expect(violationsOn(page, '.missing')).rejects.toThrow('Nothing on the page is .missing.');
});

const resize = (page: Page, width: number) =>
  page.setViewportSize({width, height: page.viewportSize().height});

/** The switch leads to the page in the other language, which is there and is in that language. */
async function expectTwin({page, lang, site}, path) {
  const other = otherLanguage(lang);
  const address = pathIn(other, path);
  await expect.soft(page.locator('header a[data-language]')).toHaveAttribute('href', address);
  const answer = await page.request.get(site.origin + address);
  expect.soft(answer.status(), address).toBe(200);
  expect.soft(await answer.text()).toMatch(new RegExp(`<html lang="?${other}`));
}

/**
 * Every figure is complete before any script of the application, its table has a value for each point, and no text
 * runs out of its picture.
 */
async function expectFigures(page) {
  await page.evaluate(() => document.fonts.ready);
  const figures = await page.locator('figure.figure').evaluateAll((all) =>
    all.map((figure) => {
      const valuesOf = (one) =>
        [...one.querySelectorAll('.figure-data td')].filter((cell) => /\d/.test(cell.textContent))
          .length;
      // A picture that is drawn from a model has no points of its own, and yet a table.
      const pointsOf = (one) =>
        JSON.parse(one.querySelector('[data-figure-spots]').textContent).spots.keys.length || 6;
      const isShown = (element) => element.getBoundingClientRect().width > 0;
      const pictures = [...figure.querySelectorAll('svg')].filter(
        (svg) => svg.querySelector('[role=img]') && isShown(svg),
      );
      const textsOutside = pictures.flatMap((svg) => {
        const room = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text')]
          .filter((text) => {
            const box = text.getBoundingClientRect();
            return box.left < room.left - 2 || box.right > room.right + 2;
          })
          .map((text) => text.textContent);
      });
      return {
        id: figure.id,
        pictures: pictures.length,
        hasCaption: figure.querySelector('figcaption')?.textContent.trim() !== '',
        hasTable: valuesOf(figure) >= pointsOf(figure),
        hasNotes: figure.querySelectorAll('.figure-annotations li').length > 0,
        textsOutside,
      };
    }),
  );
  for (const figure of figures)
    expect.soft(figure).toEqual({
      id: figure.id,
      pictures: 1,
      hasCaption: true,
      hasTable: true,
      hasNotes: true,
      textsOutside: [],
    });
}

/** The published fonts have every character of formulas and headings. */
async function expectCharacters(page) {
  const {variables, others, headings} = await page.evaluate(() => {
    const textOf = (selector) =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return {
      variables: textOf('mi'),
      others: textOf('mo, mn').join(''),
      headings: textOf('main :is(h1, h2, h3)').join(''),
    };
  });
  const maths = new Set(`${MATHS_FEW}${MATHS_REST}\u2061`);
  const text = new Set(`${LATIN_STRONG}${CYRILLIC}${MATHS_FEW}${MATHS_REST}\u200b\u2060\n`);
  const missing = [
    ...[...variables.map(italic).join(''), ...others].filter((one) => !maths.has(one)),
    ...[...headings].filter((one) => !text.has(one)),
  ];
  expect.soft(missing, 'add them in scripts/fonts/characters.ts, then npm run fonts').toEqual([]);
}

/** No line ends within “req/s”, short code such as `--task-workers=0`, nor a name such as PHP-FPM in a heading. */
async function expectWholeUnits(page) {
  const broken = await page.locator('main').evaluate((main) => {
    const found = [];
    const linesOf = (range) =>
      new Set([...range.getClientRects()].filter(({width}) => width > 1).map(({top}) => top)).size;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.parentElement.closest('svg, script, pre')) continue;
      const isCode = node.parentElement.matches('code');
      const whole = isCode
        ? /^\S{1,24}$/gu
        : node.parentElement.closest('h1, h2, h3')
          ? /\p{L}+\.?\/\u2060?[sс](?!\p{L})|PHP-\u2060?FPM|\p{L}+-\u2060?то(?!\p{L})|(?<=\/)\w+-\u2060?\w+(?=\/)/gu
          : /\p{L}+\.?\/\u2060?[sс](?!\p{L})/gu;
      for (const {0: text, index} of node.data.matchAll(whole)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (linesOf(range) > 1) found.push(text);
      }
    }
    return found;
  });
  expect.soft(broken, 'units and options that break across lines').toEqual([]);
}

/** @param options `hasColours`: those of texts, and of links within them, too, in the theme of the view */
async function expectNothingFromAxe(page: Page, {hasColours}: {hasColours: boolean}) {
  const colours = {enabled: hasColours};
  const rules = {'color-contrast': colours, 'link-in-text-block': colours};
  expect.soft(await violationsOn(page, 'html', {rules})).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, width: number) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(excess, `px that the page is too wide at ${width} px`).toBeLessThanOrEqual(0);
}

/** Buttons of a figure, and verdicts of a study, take two rows at most; what has no room in them is pushed sideways. */
async function expectFewRowsOfChips(page: Page) {
  const many = await page.locator('.figure-controls, .chips').evaluateAll((all) => {
    const rowsOf = (chips: Element) => {
      const middles = [...chips.querySelectorAll('button, li')]
        .map((chip) => chip.getBoundingClientRect())
        .map(({top, height}) => top + height / 2)
        .sort((one, other) => one - other);
      return middles.filter((middle, index) => index === 0 || middle - middles[index - 1] > 12)
        .length;
    };
    return all
      .filter((chips) => rowsOf(chips) > 2)
      .map((chips) => `${chips.closest('figure')?.id ?? chips.className}: ${rowsOf(chips)} rows`);
  });
  expect.soft(many, `rows of chips at ${PHONE} px`).toEqual([]);
}

/** Paper gets black on white, open details and no controls. */
async function expectFitForPaper(page) {
  await page.emulateMedia({media: 'print'});
  await expect.soft(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.soft(page.locator('[data-screen-only]').first()).toBeHidden();
  const closed = await page
    .locator('main details')
    .evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            one.checkVisibility() && one.lastElementChild?.getBoundingClientRect().height === 0,
        ).length,
    );
  expect.soft(closed, 'details that stay closed on paper').toBe(0);
  const parted = await page.locator('main').evaluate((main) => {
    const lacking = (selector: string, property: string) =>
      [...main.querySelectorAll(selector)]
        .filter((one) => getComputedStyle(one).getPropertyValue(property) !== 'avoid')
        .map((one) => `${one.tagName} ${one.className} lacks ${property}`);
    return [
      ...lacking('h1, h2, h3, h4, caption, dt, summary, .figure-title', 'break-after'),
      ...lacking('h1, h2, h3, h4, tr, li, .figure-title, .figure-picture', 'break-inside'),
      ...lacking(':is(tr, li):last-child:not(:first-child)', 'break-before'),
    ];
  });
  expect.soft([...new Set(parted)], 'what a page of paper may part').toEqual([]);
}
