import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const PAGE = '/explore/effects/';
const explorerOf = (page) => page.locator('[data-explorable="effects"]');
const live = (page) => page.locator('[data-explorable="effects"][data-is-live]');
const partOf = (page, name) => explorerOf(page).locator(`[data-part="${name}"]`);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the four cells, their effects and the model’s numbers are there', async ({page, open}) => {
    await open(PAGE);
    await expect(partOf(page, 'sentence')).toContainText(/more slots|новые слоты/iu);
    await expect(explorerOf(page).locator('.effects-cell')).toHaveCount(4);
    await expect(explorerOf(page).locator('.effects-row')).toHaveCount(7);
    await expect(explorerOf(page).locator('.effects-model')).toBeHidden();
  });
});

test('by keyboard, more cores move the model and leave what was measured @every-view', async ({
  page,
  open,
}) => {
  await open(PAGE);
  const measured = await explorerOf(page).locator('.effects-cell b').allInnerTexts();
  const before = await partOf(page, 'model').innerText();
  await explorerOf(page).locator('[name=cores-slider]').focus();
  await expect(live(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(partOf(page, 'model')).not.toHaveText(before);
  await expect(page).toHaveURL(/[?&]cores=32/);
  await expect(partOf(page, 'said')).not.toBeEmpty();
  expect(await explorerOf(page).locator('.effects-cell b').allInnerTexts()).toEqual(measured);
  await explorerOf(page).locator('[name=guess]').focus();
  await page.keyboard.press('Enter');
  await expect(explorerOf(page).locator('[name=guessed]')).toBeFocused();
  const fourth = explorerOf(page).locator('.effects-cell[data-cell=y11] b');
  const secrets = [fourth, partOf(page, 'sentence'), explorerOf(page).locator('.effects-pictures')];
  for (const secret of secrets) await expect(secret).toBeHidden();
  const cover = await partOf(page, 'sentence').evaluate((part) => {
    const {content, visibility} = getComputedStyle(part, '::before');
    return {content, visibility, told: part.dataset.cover};
  });
  expect(cover).toMatchObject({content: `"${cover.told}"`, visibility: 'visible'});
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  for (const secret of secrets) await expect(secret).toBeVisible();
  await expect(explorerOf(page).locator('.effects-guessed')).toContainText(/300.*\d[.,]\d/u);
  await expect(explorerOf(page).locator('.effects-guessed')).toBeFocused();
  await explorerOf(page).locator('.effects-row [name=waiting]').focus();
  await page.keyboard.press('Enter');
  const whole = explorerOf(page).locator('.effects');
  await expect(whole).toHaveAttribute('data-lit', /y01.*y11/);
  await expect(whole).toHaveAttribute('data-under', /y00.*y10/);
  const kept = partOf(page, 'sentence').locator('[name=waiting-when-kept]');
  await kept.focus();
  await page.keyboard.press('Enter');
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(whole).toHaveAttribute('data-lit', 'y11');
  await page.keyboard.press('Enter');
  await expect(whole).toHaveAttribute('data-lit', '');
});

test('a number of a formula lights up its cell, and the list of numbers tells which was typed @once', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?cores=4`);
  await expect(live(page)).toBeVisible();
  await explorerOf(page).locator('.effects-formula [data-cells=y10]').first().click();
  await expect(explorerOf(page).locator('.effects')).toHaveAttribute('data-lit', 'y10');
  const numbers = partOf(page, 'numbers');
  await explorerOf(page).locator('.effects-numbers summary').click();
  await expect(numbers.locator('[data-origin=typed]')).toHaveCount(1);
});

test('nothing moves while the fourth cell is guessed @every-pair', async ({page, open}) => {
  await open(PAGE);
  const top = () =>
    explorerOf(page)
      .locator('.effects-grid')
      .evaluate((grid) => Math.round(grid.getBoundingClientRect().top + scrollY));
  const before = await top();
  await explorerOf(page).locator('[name=guess]').focus();
  await expect(live(page)).toBeVisible();
  for (const [text, isAnswered] of [
    ['', false],
    ['300', true],
  ]) {
    await explorerOf(page).locator('[name=guess]').press('Enter');
    await expect(explorerOf(page).locator('[name=guessed]')).toBeFocused();
    expect(await top()).toBe(before);
    await page.keyboard.type(`${text}x`);
    await page.keyboard.press('Enter');
    await expect(explorerOf(page).locator('#effects-guess-bad')).not.toBeEmpty();
    expect(await top()).toBe(before);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(explorerOf(page).locator('.effects-guessed')).toHaveText(isAnswered ? /300/ : '');
    await expect(partOf(page, 'sentence')).toBeVisible();
    expect(await top()).toBe(before);
  }
});

test('TechEmpower’s empty cell stays empty, and the model is gone', async ({page, open}) => {
  await open(PAGE);
  await explorerOf(page).locator('[name=design]').focus();
  await expect(live(page)).toBeVisible();
  await explorerOf(page).locator('[name=design]').selectOption('techempower-1');
  await expect(explorerOf(page).locator('.is-empty')).toHaveCount(1);
  await expect(explorerOf(page).locator('.effects-model')).toBeHidden();
  await expect(explorerOf(page).locator('.effects-model-mark')).toHaveCount(0);
  await expect(page).toHaveURL(/design=techempower-1/);
});

test('a hostile address is named beside its field and left out @once', async ({page, open}) => {
  await open(
    `${PAGE}?design=nothing&cores=-3&boot=%3Cscript%3E&slots=8&hide=tio,%22%5D,xyz&guess=1`,
  );
  await expect(live(page)).toBeVisible();
  await expect(explorerOf(page).locator('#effects-design-bad')).toContainText('nothing');
  await expect(explorerOf(page).locator('#effects-cores-bad')).toContainText('128');
  await expect(explorerOf(page).locator('[name=boot]')).toHaveAttribute('aria-invalid', 'true');
  await expect(explorerOf(page).locator('[name=cores]')).toHaveValue('2');
  await expect(explorerOf(page).locator('[name=slots]')).toHaveValue('8');
  await expect(explorerOf(page).locator('[name=tio]')).toBeHidden();
  await expect(explorerOf(page).locator('form > .explorable-bad')).toContainText('xyz');
  await expect(partOf(page, 'sentence')).toBeHidden();
  await explorerOf(page).locator('[name=reveal]').click();
  await expect(partOf(page, 'sentence')).toBeVisible();
  expect(await explorerOf(page).innerText()).not.toContain('NaN');
});

test('a screen reader finds names, roles and values', async ({page, open}) => {
  await open(`${PAGE}?cores=4`);
  await expect(live(page)).toBeVisible();
  await expect(explorerOf(page).getByRole('slider').first()).toHaveAccessibleName(/.+/);
  expect(await violationsOn(page, '[data-explorable="effects"]')).toEqual([]);
});
