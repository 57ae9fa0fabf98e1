import {PNG} from 'pngjs';
import type {Found} from './differences.ts';

/**
 * Whether two PNG files show the same: how their colours are stored makes no difference.
 *
 * @returns at most one: the size, or the first pixel that differs
 * @throws {Error} if one of them isn't a PNG file
 */
export function differencesOfPixels(before: Buffer, after: Buffer): Found[] {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const sizes = [old, now].map(({width, height}) => `${width} × ${height}`);
  if (sizes[0] !== sizes[1]) return [{place: 'size', before: sizes[0], after: sizes[1]}];
  const at = old.data.findIndex((value, index) => value !== now.data[index]);
  if (at < 0) return [];
  const pixel = Math.floor(at / 4);
  const colour = (data: Buffer) => `#${data.subarray(pixel * 4, pixel * 4 + 4).toString('hex')}`;
  return [
    {
      place: `pixel ${pixel % old.width}, ${Math.floor(pixel / old.width)}`,
      before: colour(old.data),
      after: colour(now.data),
    },
  ];
}
