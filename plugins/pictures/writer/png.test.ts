import {PNG} from 'pngjs';
import {expect, test} from 'vitest';
import {paletted} from './png.ts';

/** Dots of a picture, as `[red, green, blue]`. */
function read(png) {
  const {width, height, data} = PNG.sync.read(png);
  const dots = Array.from({length: width * height}, (_, index) => [
    ...data.subarray(4 * index, 4 * index + 3),
  ]);
  return {width, height, dots};
}

const image = (width, colours) => ({
  width,
  height: colours.length / width,
  pixels: new Uint8Array(colours.flatMap((colour) => [...colour, 255])),
});

const few = [
  [252, 251, 248],
  [252, 251, 248],
  [0, 102, 214],
  [31, 30, 27],
  [0, 102, 214],
  [252, 251, 248],
];

test('a picture of few colours keeps each dot, in rows of odd length too', () => {
  expect(read(paletted(image(3, few)))).toMatchObject({width: 3, height: 2, dots: few});
  expect(read(paletted(image(2, few)))).toMatchObject({width: 2, height: 3, dots: few});
});

test('pixels are read wherever in memory they begin', () => {
  const {pixels, ...size} = image(3, few);
  const memory = new Uint8Array(pixels.length + 1);
  memory.set(pixels, 1);
  expect(read(paletted({...size, pixels: memory.subarray(1)})).dots).toEqual(few);
});

test('of more colours than 16 the frequent and the far ones stay, the others become their nearest', () => {
  const frequent = Array.from({length: 600}, (_, index) => [20 * (index % 10), 0, 0]);
  const far = [0, 0, 255];
  const steps = Array.from({length: 99}, (_, index) => [0, 100 + index, 0]);
  const {dots} = read(paletted(image(7, [...frequent, far, ...steps])));
  expect(dots.slice(0, 600)).toEqual(frequent);
  expect(dots[600]).toEqual(far);
  expect(new Set(dots.map(String)).size).toBeLessThanOrEqual(16);
  for (const [index, [, green]] of dots.slice(601).entries())
    expect(Math.abs(green - 100 - index)).toBeLessThanOrEqual(30);
});
