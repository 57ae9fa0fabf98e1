import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

/**
 * A picture of few colours as PNG with a palette: a chart has some 200, and its file is two fifths of one with four
 * bytes a dot, in a quarter of the time.
 *
 * @param image opaque, red green blue alpha
 * @returns where there are more than 256 colours, the rarest become their nearest neighbours
 * @see https://www.w3.org/TR/png-3/
 */
export function paletted({
  width,
  height,
  pixels,
}: {
  width: number;
  height: number;
  pixels: Uint8Array;
}): Buffer {
  const dots = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const {palette, indexOf} = paletteOf(dots);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows(dots, {width, height, indexOf}), {level: 6, memLevel: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function paletteOf(dots: Uint32Array) {
  const counts = countsOf(dots);
  const colours = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = colours.slice(0, MOST);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  for (const colour of colours.slice(MOST)) indexOf.set(colour, nearest(colour, palette));
  return {palette, indexOf};
}

function countsOf(dots: Uint32Array) {
  const counts: Map<number, number> = new Map();
  let from = 0;
  for (let at = 1; at <= dots.length; at += 1) {
    if (at < dots.length && dots[at] === dots[from]) continue;
    counts.set(dots[from], (counts.get(dots[from]) ?? 0) + at - from);
    from = at;
  }
  return counts;
}

function nearest(colour: number, palette: number[]) {
  const own = channels(colour);
  const distances = palette.map((each) =>
    channels(each).reduce((sum, value, index) => sum + (value - own[index]) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** @param colour as it lies in memory, little end first */
const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

/** A byte for each dot, and before each row that no filter is used. */
function rows(
  dots: Uint32Array,
  {width, height, indexOf}: {width: number; height: number; indexOf: Map<number, number>},
) {
  const bytes = new Uint8Array((width + 1) * height);
  let [to, at, last, index] = [0, 0, -1, 0];
  for (let y = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) {
      if (dots[at] !== last) {
        last = dots[at];
        index = Number(indexOf.get(last));
      }
      bytes[to] = index;
      to += 1;
      at += 1;
    }
  }
  return bytes;
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
