import {expect} from './fixtures.ts';

export const STUDY = '/studies/laravel-trueasync-octane/';
/** A part of that study, with figures of another kind. */
export const MEMORY = '/studies/laravel-trueasync-octane-memory/';
export const figureNamed = (page, name) => page.locator(`#figure-${name}`);
export const picture = (figure) => figure.locator('[data-figure-picture]');
export const marks = (figure) => figure.locator('[data-mark]');

export const LIVE = /\/assets\/islands\/figure\./;

/** Points at the middle of a point of the picture, by the means of the device. */
export async function pointAt(page, figure, device, key) {
  await figure.locator('[data-figure-points]').focus();
  const box = await figure.locator(`[data-mark="${key}"]`).boundingBox();
  await page.keyboard.press('Escape');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.move(x, y);
}

/** Asks for a view that only the live chart can draw, and for the first one again. */
export async function wakeFigure(page, name, device) {
  const figure = figureNamed(page, name);
  const [first, second] = ['button[data-scale]', 'button[data-series]'].map((kind) =>
    figure.locator(kind),
  );
  const buttons = (await first.count()) > 1 ? first : second;
  const press = (button) => (device === 'phone' ? button.tap() : button.click());
  await press(buttons.nth(1));
  await expect(figure).toHaveClass(/is-live/);
  await press((await first.count()) > 1 ? buttons.first() : buttons.nth(1));
  return figure;
}

/** Values of a figure's tables, each with the words of its column and its row. */
export function tableOf(figure) {
  return figure.locator('.figure-data td').evaluateAll((cells) =>
    cells
      .filter((cell) => /\d/.test(cell.textContent))
      .map((cell) => ({
        column: cell.closest('table').querySelectorAll('thead th')[cell.cellIndex].textContent,
        row: cell.parentElement.cells[0].textContent,
        value: cell.firstChild.textContent.trim(),
      })),
  );
}
