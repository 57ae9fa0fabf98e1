import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {MARK, MARK_LINES} from './path.ts';

test('the icon is the mark, in the middle of its square', () => {
  const icon = readFileSync('static/img/favicon.svg', 'utf8');
  const [side] = /(?<=viewBox="0 0 )\d+/u.exec(icon) ?? [];
  const [left, top] = [(Number(side) - MARK.width) / 2, (Number(side) - MARK.height) / 2];
  expect(icon).toContain(`translate(${left} ${top})`);
  for (const {d, strokeWidth, strokeDasharray = ''} of MARK_LINES)
    expect(icon).toContain(
      `<path d="${d}" stroke-width="${strokeWidth}"${strokeDasharray && ` stroke-dasharray="${strokeDasharray}"`}/>`,
    );
});

test('the mark fills its box, and no dash is cut where the wait ends', () => {
  const [work, wait] = MARK_LINES;
  expect(work.d).toBe(`M${work.strokeWidth / 2} 0v${MARK.height}`);
  const [, x, y, width, height] = /^M(\d+) (\d+)h(\d+)v(\d+)H\1z$/u.exec(wait.d)?.map(Number) ?? [];
  const half = wait.strokeWidth / 2;
  expect([x + width + half, y + height + half, y - half]).toEqual([MARK.width, MARK.height, 0]);
  const [dash, gap] = String(wait.strokeDasharray).split(' ').map(Number);
  expect((2 * (width + height)) % (dash + gap)).toBe(0);
});
