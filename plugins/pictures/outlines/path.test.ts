import {expect, test} from 'vitest';
import {compactPath} from './path.ts';

test('an outline keeps its shape in whole units, downwards, and says no command twice', () => {
  expect(compactPath('M245.2,0L245.2,575.5L20,575.5L20,700L10,690L5,700Z')).toBe(
    'm245 0v-576h-225v-124l-10 10-5-10z',
  );
});

test('a second contour begins where the first did, which is where z leads', () => {
  expect(compactPath('M10,10L20,10ZM15,20Q16,21,17,20Z')).toBe('m10-10h10zm5-10q1-1 2 0z');
});
