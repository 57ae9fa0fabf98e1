import {expect, test} from 'vitest';
import {withShortNames} from './page.ts';

test('renames in both what the styles define, and leaves other words alone', () => {
  const css = ':root{--ink:#000;--ink-soft:#555}p{color:var(--ink-soft);width:var(--host-width)}';
  const body = '<p fill="var(--ink)">a--ink, var(--far)</p>';
  expect(withShortNames(css, body)).toEqual({
    css: ':root{--0:#000;--1:#555}p{color:var(--1);width:var(--host-width)}',
    body: '<p fill="var(--0)">a--ink, var(--far)</p>',
  });
});
