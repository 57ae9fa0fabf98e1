import {expect, test} from './fixtures.ts';

const TALK = 'talk/laravel-trueasync-octane/';
const step = (page) => page.locator('.bar output');

/** A talk with its speaker's window. */
async function openBoth(page, site, rest) {
  await page.goto(`${site.url}${TALK}${rest}`);
  const [notes] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
  // No page hears what is pressed before its first script.
  await notes.locator('html.live').waitFor({state: 'attached'});
  return notes;
}

test('the speaker’s window has notes and a timer, and either window leads the other @once', async ({
  page,
  site,
}) => {
  const notes = await openBoth(page, site, '#/2');
  await expect(notes.locator('section[data-now] .notes')).toBeVisible();
  await expect(step(notes)).toHaveText(/^2 \//);
  await expect(notes.getByRole('timer')).toHaveText(/^\d:\d\d$/);
  await page.keyboard.press('ArrowRight');
  await expect(step(notes)).toHaveText(/^3 \//);
  await notes.keyboard.press('ArrowLeft');
  await expect(step(page)).toHaveText(/^2 \//);
  await page.keyboard.press('l');
  await expect(notes.locator('html')).toHaveAttribute('lang', 'ru');
  for (const pressed of [page, notes]) {
    await pressed.keyboard.press('t');
    const theme = await pressed.locator('html').getAttribute('data-theme');
    for (const each of [page, notes])
      await expect(each.locator('html')).toHaveAttribute('data-theme', String(theme));
  }
});

test('either window may be loaded anew: both stay at one step, in one language and theme @once', async ({
  page,
  site,
}) => {
  const notes = await openBoth(page, site, '#/3');
  await notes.keyboard.press('l');
  await notes.keyboard.press('t');
  for (let to = 4; to <= 8; to += 1) await notes.keyboard.press('ArrowRight');
  await expect(step(page)).toHaveText(/^8 \//);
  const theme = String(await notes.locator('html').getAttribute('data-theme'));
  const together = async (at) => {
    for (const each of [page, notes]) {
      await expect(step(each)).toHaveText(new RegExp(`^${at} /`));
      await expect(each.locator('html')).toHaveAttribute('lang', 'ru');
      await expect(each.locator('html')).toHaveAttribute('data-theme', theme);
    }
  };
  await page.reload();
  await together(8);
  // What is chosen at once after that holds, though the windows have yet to find each other.
  await page.keyboard.press('ArrowRight');
  await together(9);
  await page.keyboard.press('ArrowRight');
  await together(10);
  await notes.reload();
  await together(10);
  await notes.keyboard.press('ArrowLeft');
  await together(9);
  // So does what was chosen while a window was away.
  await page.goto('about:blank');
  await notes.keyboard.press('ArrowRight');
  await page.goBack();
  await together(10);
});

test('the timer starts with the first step forward, and is kept when its window is loaded anew @once', async ({
  page,
  site,
}) => {
  const notes = await openBoth(page, site, '#/3');
  const toggle = notes.locator('.panel button').first();
  await expect(toggle).toHaveText('Start');
  await expect(notes.getByRole('timer')).toHaveText('0:00');
  await page.keyboard.press('ArrowLeft');
  await expect(step(notes)).toHaveText(/^2 \//);
  await expect(toggle).toHaveText('Start');
  await page.keyboard.press('ArrowRight');
  await expect(toggle).toHaveText('Pause');
  await expect(notes.getByRole('timer')).not.toHaveText('0:00');
  await notes.reload();
  await expect(toggle).toHaveText('Pause');
  await expect(notes.getByRole('timer')).not.toHaveText('0:00');
});
