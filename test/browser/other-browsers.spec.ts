import {expect, test} from './fixtures.ts';
import {OTHERS} from './hands.ts';
import type {Hand} from './hands.ts';

const STUDY = '/studies/laravel-trueasync-octane/';
const FIGURE = '#figure-throughput-by-workers';

const textOf = ({run}: Hand, selector: string) =>
  run((where) => document.querySelector(where)?.textContent ?? '', selector);
const says = (hand: Hand, selector: string, pattern: RegExp) =>
  expect.poll(() => textOf(hand, selector), {message: selector}).toMatch(pattern);
const comes = (hand: Hand, selector: string) =>
  expect
    .poll(() => hand.run((where) => document.querySelector(where) !== null, selector), {
      message: selector,
    })
    .toBe(true);
const focus = ({run}: Hand, selector: string) =>
  run((where) => document.querySelector<HTMLElement>(where)?.focus(), selector);

/** What readers do with each mechanism: enough to see that it lives, not how it looks. */
const WALKS: Record<string, (hand: Hand, origin: string) => Promise<unknown>> = {
  async 'a figure by keyboard, by pointer, and drawn anew'(hand, origin) {
    await hand.open(origin + STUDY);
    const tip = `${FIGURE} .figure-tip`;
    await focus(hand, `${FIGURE} [data-figure-points]`);
    await hand.press('ArrowRight');
    await says(hand, tip, /\d/u);
    await hand.press('Escape');
    await hand.point(`${FIGURE} [data-figure-picture]`);
    await says(hand, tip, /\d/u);
    await hand.click(`${FIGURE} button[data-scale=log]`);
    await comes(hand, `${FIGURE}.is-live`);
  },
  async 'the switch of language'(hand, origin) {
    await hand.open(`${origin}/about/#terms`);
    await hand.click('header a[data-language]');
    await comes(hand, 'html[lang=ru]');
    expect(await hand.run(() => location.href)).toBe(`${origin}/ru/about/#terms`);
  },
  async 'the search'(hand, origin) {
    await hand.open(`${origin}/search/`);
    await hand.click('[name=q]');
    await hand.type('coroutine');
    await comes(hand, '[data-search-results] li mark');
  },
  async 'an explorable with its workers'(hand, origin) {
    await hand.open(`${origin}/explore/worker-pool/`);
    await hand.run(() =>
      document
        .querySelector('[data-island=pool] form')
        ?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true})),
    );
    await comes(hand, '[data-island=pool][data-is-live]');
    expect(await hand.run(() => document.querySelector('[data-said]') === null)).toBe(true);
  },
  async 'an embed'(hand, origin) {
    await hand.open(
      `${origin}/embed/laravel-trueasync-octane/throughput-by-workers/?f.throughput-by-workers.scale=log`,
    );
    await comes(hand, '.figure.is-live');
  },
  async 'a talk'(hand, origin) {
    await hand.open(`${origin}/talk/laravel-trueasync-octane/`);
    await hand.press('ArrowRight');
    await says(hand, 'nav output', /^2 \//u);
  },
  async 'the check of a file'(hand, origin) {
    await hand.open(`${origin}/contribute/check-a-file/?wake`);
    await comes(hand, 'html[data-has-hydrated=true]');
    await hand.run(() => {
      const input = document.querySelector<HTMLInputElement>('[name=result-file]');
      const given = new DataTransfer();
      given.items.add(new File(['{}'], 'a.json', {type: 'application/json'}));
      if (input) input.files = given.files;
      input?.dispatchEvent(new Event('change', {bubbles: true}));
    });
    await says(hand, '[data-file-check]', /a\.json/u);
  },
};

for (const {name, missing, hand: handOf} of OTHERS)
  test.describe(missing ? `${name} (skipped: ${missing} is not here)` : name, () => {
    test.skip(missing !== '', `${missing} is not here`);

    test('walks once through each mechanism without a complaint @once', async ({site}) => {
      const hand = await handOf();
      try {
        for (const [what, walk] of Object.entries(WALKS))
          await test.step(what, async () => {
            await walk(hand, site.origin);
            // Browsers ask for an icon when they like, of a talk too, whose policy refuses it.
            const told = await hand.complaints();
            expect(
              told.filter((each) => !each.includes('/favicon.ico')),
              what,
            ).toEqual([]);
          });
      } finally {
        await hand.close();
      }
    });

    if (name === 'Firefox')
      test('shows a whole page without scripts @once', async ({site}) => {
        const hand = await handOf({hasScripts: false});
        try {
          await hand.open(site.origin + STUDY);
          expect(await textOf(hand, `${FIGURE} .figure-data`)).toMatch(/\d/u);
          expect(await hand.run(() => document.documentElement.dataset.figures ?? 'none')).toBe(
            'none',
          );
        } finally {
          await hand.close();
        }
      });
  });
