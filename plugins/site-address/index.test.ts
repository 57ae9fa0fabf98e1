import {expect, test} from 'vitest';
import {picturesAddress, siteAddress} from './index.ts';

test('stands at the root unless told otherwise', () => {
  expect(siteAddress({}).baseUrl).toBe('/');
});

test('puts slashes around a sub-path', () => {
  const env = {SITE_URL: 'https://example.org', BASE_URL: 'bench'};
  expect(siteAddress(env)).toEqual({url: 'https://example.org', baseUrl: '/bench/'});
  expect(siteAddress({BASE_URL: '/bench/'}).baseUrl).toBe('/bench/');
});

test('names both variables when both are wrong', () => {
  const wrong = () => siteAddress({SITE_URL: 'example.org/x', BASE_URL: 'https://x y'});
  expect(wrong).toThrow(/SITE_URL is "example.org\/x"[\s\S]*BASE_URL is "https:\/\/x y"/);
});

test('pictures print the address of the site, or the one that is set for them', () => {
  const own = 'https://example.org/preview/';
  expect(picturesAddress({}, own)).toBe(own);
  const env = {PICTURES_ADDRESS: 'https://example.org/bench'};
  expect(picturesAddress(env, own)).toBe('https://example.org/bench/');
  expect(() => picturesAddress({PICTURES_ADDRESS: '/bench/'}, own)).toThrow(
    'PICTURES_ADDRESS is "/bench/"',
  );
});
