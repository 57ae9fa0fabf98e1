import {expect, test} from 'vitest';
import {textWidth, wrapText} from './text-width.ts';

test('wide letters take more room than narrow ones, bold more than regular', () => {
  expect(textWidth('шшш', 14)).toBeGreaterThan(textWidth('iii', 14));
  expect(textWidth('abc', 14, {isBold: true})).toBeGreaterThan(textWidth('abc', 14));
});

test('lines fit the width, and nothing is lost', () => {
  const text = 'каждый виртуальный пользователь всё время ждёт ответа';
  const lines = wrapText(text, 14, 160);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((line) => textWidth(line, 14) <= 160)).toBe(true);
  expect(lines.join(' ')).toBe(text);
});

test('a no-break space holds its words together', () => {
  expect(wrapText('около 5\u00a0мс', 14, 60)).toEqual(['около', '5\u00a0мс']);
});
