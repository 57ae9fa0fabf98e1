import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

/**
 * Share of dots that may differ: two drawings of one picture differ in how edges are smoothed. Both are shrunk to half
 * their size, so that a hair's breadth doesn't count. The live chart is compared without its texts, which are set in the
 * page's font there; that they are the same is asked of the texts themselves.
 */
export const LIMITS = {file: 0.002, live: 0.004};

/** Colour distance in one channel from which on a dot differs, of 255. */
const VISIBLE = 64;

/**
 * Published pictures, by what stands before the theme in their addresses.
 *
 * @returns such as `pictures/hyperf/in-flight.en`
 */
export function publishedPictures(language: string): string[] {
  return readdirSync('build/pictures', {recursive: true})
    .map(String)
    .filter((name) => name.endsWith(`.${language}.light.svg`))
    .map((name) => `pictures/${name.replace('.light.svg', '')}`)
    .sort();
}

/** Address of the island that draws figures. */
export function figureIsland() {
  const file = readdirSync('build/assets/islands').find((name) => /^figure\.\w+\.js$/u.test(name));
  return `/assets/islands/${file}`;
}

/** A text of a picture: a group of nothing but outlines, named or not. */
const TEXT =
  /<g transform="translate\([^)]*\)scale\([^)]*\)"[^>]*>(?:<use [^>]*\/>|<path d="[^"]*"\/>)+<\/g>/gu;

const SIGNS = {amp: '&', lt: '<', gt: '>', quot: '"'};

/**
 * The picture of a page without its texts, and the texts.
 *
 * @returns `image`: data address
 */
export function withoutTexts(picture: string, theme: string): {image: string; texts: string[]} {
  const svg = readFileSync(`build/${picture}.${theme}.svg`, 'utf8');
  const bare = Buffer.from(svg.replaceAll(TEXT, ''));
  const said = /<metadata>(.*?)<\/metadata>/su.exec(svg)?.[1] ?? '';
  const texts = said.replaceAll(/&(amp|lt|gt|quot);/gu, (_, name) => SIGNS[name]);
  return {image: `data:image/svg+xml;base64,${bare.toString('base64')}`, texts: texts.split(' | ')};
}

/** Where the chart stands in the picture of a page. */
export function chartTop(picture: string, theme: string) {
  const svg = readFileSync(`build/${picture}.${theme}.svg`, 'utf8');
  return Number(/translate\(24\.0 ([\d.]+)\)/u.exec(svg)?.[1]);
}

/**
 * Share of dots in which two pictures differ.
 *
 * @param pair addresses; `crop`: the part of the first that the second shows
 * @returns with the sizes that were compared
 */
export function difference(
  page: Page,
  {
    a,
    b,
    crop,
  }: {a: string; b: string; crop?: {x: number; y: number; width: number; height: number}},
): Promise<{share: number; a: number[]; b: number[]}> {
  return page.evaluate(compareInPage, {a, b, crop, visible: VISIBLE});
}

async function compareInPage({
  a,
  b,
  crop,
  visible,
}: {
  a: string;
  b: string;
  crop?: object;
  visible: number;
}) {
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image;
  };
  const [first, second] = await Promise.all([load(a), load(b)]);
  const part = crop ?? {x: 0, y: 0, width: first.naturalWidth, height: first.naturalHeight};
  const size = [Math.round(part.width / 2), Math.round(part.height / 2)];
  const dots = (image: HTMLImageElement, from) => {
    const canvas = new OffscreenCanvas(size[0], size[1]);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, size[0], size[1]);
    return context.getImageData(0, 0, size[0], size[1]).data;
  };
  const whole = {x: 0, y: 0, width: second.naturalWidth, height: second.naturalHeight};
  const [mine, other] = [dots(first, part), dots(second, whole)];
  let count = 0;
  for (let at = 0; at < mine.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(mine[at + channel] - other[at + channel]) > visible))
      count += 1;
  return {
    share: count / (mine.length / 4),
    a: [part.width, part.height],
    b: [whole.width, whole.height],
  };
}

/**
 * Draws the live chart of a figure, 720 px wide, and takes its picture without texts.
 *
 * @param page of the site
 * @returns `image`: data address
 */
export async function livePicture(
  page: Page,
  {picture, language}: {picture: string; language: string},
): Promise<{image: string; height: number}> {
  const id = picture.slice('pictures/'.length, -`.${language}`.length);
  const source = `/figure-data/${language}/${id}.json`;
  await page.evaluate(drawInPage, {island: figureIsland(), source, language});
  const chart = page.locator('#drawn-live');
  const shot = await chart.screenshot({animations: 'disabled', scale: 'css'});
  const box = await chart.boundingBox();
  const texts = await chart.locator('text').allTextContents();
  return {
    image: `data:image/png;base64,${shot.toString('base64')}`,
    height: box?.height ?? 0,
    texts,
  };
}

async function drawInPage({
  island,
  source,
  language,
}: {
  island: string;
  source: string;
  language: string;
}) {
  document.querySelector('#drawn-live')?.remove();
  const place = document.createElement('div');
  place.id = 'drawn-live';
  place.className = 'figure-picture';
  place.style.cssText =
    'position: fixed; inset: 0 auto auto 0; width: 720px; z-index: 99; background: var(--figure-surface)';
  document.body.append(place);
  const {mountFigure} = await import(island);
  await new Promise((resolve) => {
    mountFigure(place, {source, language, view: {}, onDraw: resolve});
  });
  for (const text of place.querySelectorAll('text')) text.setAttribute('visibility', 'hidden');
}
