import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {MARK} from './path.ts';

test('the icon is the mark, in the middle of its square', () => {
  const icon = readFileSync('static/img/favicon.svg', 'utf8');
  const [side] = /(?<=viewBox="0 0 )\d+/u.exec(icon) ?? [];
  expect(icon).toContain(`d="${MARK.d}"`);
  expect(icon).toContain(
    `translate(${(Number(side) - MARK.width) / 2} ${(Number(side) - MARK.height) / 2})`,
  );
});

test('every part of the mark lies in its box', () => {
  const corners = Array.from(MARK.d.matchAll(/M(\d+) (\d+)/gu), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(corners.length).toBeGreaterThan(5);
  for (const [x, y] of corners) {
    expect(x).toBeLessThan(MARK.width);
    expect(y).toBeLessThan(MARK.height);
  }
});
