import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './fixtures.js';
import {
  italic,
  CYRILLIC,
  LATIN_STRONG,
  MATHS_FEW,
  MATHS_REST,
} from '../../scripts/fonts/characters.js';
import {builtPages} from './pages.js';

test('axe finds nothing', async ({page, open}) => {
  test.setTimeout(400_000);
  for (const path of builtPages()) {
    await open(path);
    const {violations} = await new AxeBuilder({page}).analyze();
    const found = violations.map(
      ({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 160)).join(' | ')}`,
    );
    expect(found, path).toEqual([]);
  }
});

test('no page scrolls sideways on a narrow phone', async ({page, open, device}) => {
  test.skip(device === 'desktop', 'a question of narrow screens');
  for (const width of [320, 360]) {
    await page.setViewportSize({width, height: 700});
    for (const path of builtPages()) {
      await open(path);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('paper gets black on white, open details and no controls', async ({page, open}) => {
  await page.emulateMedia({media: 'print'});
  for (const path of builtPages()) {
    await open(path);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('[data-screen-only]').first()).toBeHidden();
    const closed = await page.evaluate(
      () =>
        [...document.querySelectorAll('main details:not([data-screen-only])')].filter(
          (one) => one.lastElementChild?.getBoundingClientRect().height === 0,
        ).length,
    );
    expect(closed, path).toBe(0);
  }
});

test('the published fonts have every character of formulas and headings', async ({page, open}) => {
  const maths = new Set(`${MATHS_FEW}${MATHS_REST}\u2061`);
  const text = new Set(`${LATIN_STRONG}${CYRILLIC}${MATHS_FEW}${MATHS_REST}\u200b\n`);
  for (const path of builtPages()) {
    await open(path);
    const [variables, others, headings] = await Promise.all([
      page.locator('mi').allTextContents(),
      page.locator(':is(mo, mn)').allTextContents(),
      page.locator('main :is(h1, h2, h3)').allTextContents(),
    ]);
    const inFormulas = [...variables.map(italic), ...others].join('');
    const missing = [
      ...[...inFormulas].filter((one) => !maths.has(one)),
      ...[...headings.join('')].filter((one) => !text.has(one)),
    ];
    expect(missing, `${path}: add them in scripts/fonts/characters.js, then npm run fonts`).toEqual(
      [],
    );
  }
});
