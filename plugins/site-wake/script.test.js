import {expect, test} from 'vitest';
import {ssrTemplate} from './ssr-template.js';
import {wakeScript} from './script.js';

test('the script is named by its content and the page asks for it without the locale', () => {
  const {file} = wakeScript();
  expect(file).toMatch(/^assets\/js\/wake\.[0-9a-f]{8}\.js$/);
  expect(ssrTemplate('/sub/')).toContain(`<script src="/sub/${file}" data-islands=`);
});

test('the page loads one other script, and that only where it has islands', () => {
  const page = ssrTemplate('/sub/');
  expect(page.match(/<script[^>]* src=/g)).toHaveLength(2);
  expect(page).toMatch(
    /if \(it\.appHtml\.includes\(' data-island='\)\) \{ %>\s*<script src="\/sub\/assets\/islands\/page\.\w+\.js" defer>/,
  );
});
