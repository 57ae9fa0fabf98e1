import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {READERS} from '../../src/components/readers.ts';
import {refusalTexts} from './refusal-texts.ts';

const textsOf = (locale: string): Record<string, string> => {
  const catalogue = (name: string) =>
    JSON.parse(readFileSync(`i18n/${locale}/${name}.json`, 'utf8'));
  return {
    ...catalogue('diagnose'),
    ...refusalTexts({...catalogue('problems'), ...catalogue('refusals')}),
  };
};

/** Codes that what runs in a page refuses by, as its sources have them. */
const files = [
  ...globSync(`cli/importers/{${Object.keys(READERS).join()},parse}/*.ts`),
  ...['cli/importers/sound.ts', 'cli/importers/reading.ts', 'cli/importers/samples/requests.ts'],
  'src/components/explorables/diagnose/read-output.ts',
];
const codes = new Set(
  files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/new Refusal\(\s*'([\w-]+)'/gu),
      ([, code]) => code,
    ),
  ),
);
const OWN = ['too-large', 'samples', 'no-tool', 'html-page'];

test.each(['en', 'ru'])('every refusal in a page has its words in %s', (locale) => {
  const texts = textsOf(locale);
  expect(codes.size).toBeGreaterThan(20);
  const others = ['encoding-utf16', 'encoding-not-utf8', 'json-syntax'];
  for (const code of [...codes, ...others])
    for (const part of ['reason', 'fix']) {
      const key = OWN.includes(code) ? `diagnose.refused.${code}` : `refusal.${code}`;
      expect(texts, code).toHaveProperty([`${key}.${part}`]);
      expect(texts[`${key}.${part}`]).not.toMatch(/\{\{\w+,/u);
    }
});
