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

test('a point halfway between two controls is left out', () => {
  expect(compactPath('M0,0Q0,50,25,75Q50,100,100,100Z')).toBe('m0 0q0-50 25-75t75-25z');
  expect(compactPath('M0,0Q0,50.4,25.5,75.7Q51,101,100,100Z')).toBe('m0 0q0-50 26-75t74-25z');
});
