import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {symbols} from '../../src/symbols/symbols.ts';

const GLOSSARIES = [
  'docs/glossary.mdx',
  'i18n/ru/docusaurus-plugin-content-docs/current/glossary.mdx',
];

test.each(GLOSSARIES)('every symbol of the site’s formulas stands in %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const missing = Object.keys(symbols).filter((id) => !text.includes(`<Symbol id="${id}"`));
  expect(missing).toEqual([]);
});

test('both glossaries have the same entries', () => {
  const [english, russian] = GLOSSARIES.map((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<span id="([^"]+)" \/>/g)].map(([, id]) => id),
  );
  expect(russian).toEqual(english);
});
