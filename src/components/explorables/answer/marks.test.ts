import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Marked, unmarked} from '../frame/Marked.tsx';
import {BANDS} from '../frame/paths.ts';

const catalogue = (locale) =>
  JSON.parse(readFileSync(new URL(`../../../../i18n/${locale}/answer.json`, import.meta.url)));
const [en, ru] = ['en', 'ru'].map(catalogue);
const rich = (text) => renderToStaticMarkup(createElement(Marked, null, text));
const kindsIn = (text) =>
  [...rich(text).matchAll(/data-kind="([^"]+)"/gu)].map(([, kind]) => kind).sort();

test('words of both languages carry the same looks, each of which the picture has', () => {
  const marked = Object.keys(en).filter((key) => kindsIn(en[key]).length > 0);
  expect(marked.length).toBeGreaterThan(20);
  for (const key of marked) {
    for (const kind of kindsIn(en[key])) expect(BANDS, key).toHaveProperty(kind);
    // Russian says “По процессору хватило бы”, without a word for computing.
    if (key !== 'answer.now.slots') expect(kindsIn(ru[key]), key).toEqual(kindsIn(en[key]));
  }
});

test('a voice hears the words alone', () => {
  const [boots, plain] = ['[boot|Booting] takes 3 ms.', 'Booting takes 3 ms.'];
  expect(unmarked(boots)).toBe(plain);
  expect(unmarked(plain)).toBe(plain);
});
