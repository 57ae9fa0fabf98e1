import {expect, test} from 'vitest';
import {ssrTemplate} from './ssr-template.js';
import {wakeScript} from './script.js';

test('the script is named by its content and the page asks for it without the locale', () => {
  const {file} = wakeScript();
  expect(file).toMatch(/^assets\/js\/wake\.[0-9a-f]{8}\.js$/);
  expect(ssrTemplate('/sub/')).toContain(`<script src="/sub/${file}" defer></script>`);
});

test('the page loads no other script by itself', () => {
  expect(ssrTemplate('/').match(/<script[^>]* src=/g)).toHaveLength(1);
});
