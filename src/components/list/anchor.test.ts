import {expect, test} from 'vitest';
import {anchorOf} from './anchor.ts';

test('an address names an id, whole or cut', () => {
  expect(anchorOf('')).toBe('');
  expect(anchorOf('#fewer-processes')).toBe('fewer-processes');
  expect(anchorOf('#%D0%B8%D1%82%D0%BE%D0%B3')).toBe('итог');
  // Both ended the list's script: 471 entries beside a form that did nothing.
  expect(anchorOf('#%')).toBe('%');
  expect(anchorOf('#%E0%A4%A')).toBe('%E0%A4%A');
});
