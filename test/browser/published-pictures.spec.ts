import {
  chartTop,
  difference,
  LIMITS,
  livePicture,
  publishedPictures,
  withoutTexts,
} from './compare-pictures.ts';
import {expect, test} from './fixtures.ts';

/** One of ten PNGs: one program makes them all of their SVGs. `npm run bench:pictures` looks at all. */
const asFiles = (language: string) =>
  publishedPictures(language).filter((_, index) => isWhole || index % 10 === 0);

/** Lines on a logarithmic axis, bars, intervals; `npm run bench:pictures` draws all figures live, in both languages. */
const SAMPLE = ['state-or-coroutines/throughput-by-workers', 'hyperf/in-flight', 'home/thesis'];
const isWhole = process.env.EVERY_PICTURE === '1';
const LANGUAGES = isWhole ? ['en', 'ru'] : ['en'];

const drawnLive = (language: string) =>
  isWhole ? publishedPictures(language) : SAMPLE.map((id) => `pictures/${id}.${language}`);

const tell = (what: string, shares: number[]) =>
  isWhole &&
  console.log(
    `${what}: ${shares.length}, at most ${(100 * Math.max(...shares)).toFixed(2)} % of dots`,
  );

test('a PNG shows what its SVG does @once', async ({page, site}) => {
  await page.goto(`${site.origin}/404.html`);
  const shares = [];
  for (const picture of asFiles('ru')) {
    const address = `/${picture}.dark.slide`;
    const {share, a, b} = await difference(page, {a: `${address}.svg`, b: `${address}.png`});
    expect(b, picture).toEqual(a);
    expect.soft(share, `${picture}: dots that differ`).toBeLessThanOrEqual(LIMITS.file);
    shares.push(share);
  }
  tell('SVG and PNG', shares);
});

test('a picture that isn’t the same is told from it @once', async ({page, site}) => {
  await page.goto(`${site.origin}/404.html`);
  const [first, second] = publishedPictures('en');
  const pair = {a: `/${first}.light.slide.svg`, b: `/${second}.light.slide.png`};
  expect((await difference(page, pair)).share).toBeGreaterThan(LIMITS.live);
});

for (const language of LANGUAGES)
  test(`the live chart draws what the picture shows, ${language} @once`, async ({page, site}) => {
    test.slow(isWhole);
    await page.setViewportSize({width: 1280, height: 1600});
    await page.goto(
      `${site.origin}${language === 'en' ? '' : `/${language}`}/studies/swoole-in-practice/`,
    );
    const shares = [];
    for (const picture of drawnLive(language)) {
      const file = withoutTexts(picture, 'light');
      const {image, height, texts} = await livePicture(page, {picture, language});
      expect(file.texts, picture).toEqual(expect.arrayContaining(texts));
      const crop = {x: 24, y: chartTop(picture, 'light'), width: 720, height};
      const {share} = await difference(page, {a: file.image, b: image, crop});
      expect.soft(share, `${picture}: dots that differ`).toBeLessThanOrEqual(LIMITS.live);
      shares.push(share);
    }
    tell('SVG and live chart', shares);
  });
