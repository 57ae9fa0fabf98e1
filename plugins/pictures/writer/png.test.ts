import {inflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {paletted} from './png.ts';

/** Dots of a picture with a palette, as `[red, green, blue]`. */
function read(png) {
  const at = (name) => png.indexOf(name, 0, 'latin1') + 4;
  const part = (name) => png.subarray(at(name), at(name) + png.readUInt32BE(at(name) - 8));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [palette, rows] = [part('PLTE'), inflateSync(part('IDAT'))];
  const dots = Array.from({length: width * height}, (_, index) => {
    const entry = rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)];
    return [...palette.subarray(3 * entry, 3 * entry + 3)];
  });
  return {width, height, dots, entries: palette.length / 3};
}

const image = (width, colours) => ({
  width,
  height: colours.length / width,
  pixels: new Uint8Array(colours.flatMap((colour) => [...colour, 255])),
});

test('a picture of few colours keeps each dot', () => {
  const colours = [
    [252, 251, 248],
    [252, 251, 248],
    [0, 102, 214],
    [31, 30, 27],
    [0, 102, 214],
    [252, 251, 248],
  ];
  expect(read(paletted(image(3, colours)))).toMatchObject({width: 3, height: 2, dots: colours});
});

test('beyond 256 colours the rarest become their nearest neighbours', () => {
  const common = Array.from({length: 600}, (_, index) => [index % 200, 0, 0]);
  const rare = Array.from({length: 100}, (_, index) => [0, 100 + index, 0]);
  const {entries, dots} = read(paletted(image(7, [...common, ...rare])));
  expect(entries).toBe(256);
  expect(dots.slice(0, 600)).toEqual(common);
  for (const [index, [, green]] of dots.slice(600).entries())
    expect(Math.abs(green - 100 - index)).toBeLessThanOrEqual(100);
});
