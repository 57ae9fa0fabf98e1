import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {sayIn} from '../../content/messages/catalogues.ts';
import {unitOf} from '../../lib/result/units.ts';
import {FACTS} from './session/facts.ts';
import {SHOWN_PATHS} from './session/report.ts';
import {LOCALES} from '../../content/languages.ts';

const IMPORTERS = fileURLToPath(new URL('.', import.meta.url));
const code = readdirSync(IMPORTERS, {recursive: true})
  .filter((name) => name.endsWith('.ts') && !name.includes('fixtures') && !name.includes('.test.'))
  .map((name) => readFileSync(join(IMPORTERS, name), 'utf8'))
  .join('\n');

const words = (pattern) => [...new Set([...code.matchAll(pattern)].map(([, word]) => word))];
const thrown = words(/new Refusal\(\s*'([a-z0-9-]+)'/g);
const ofSystem = words(/E[A-Z]+: '([a-z-]+)'/g);
const reasons = words(/(?:reason: |omissions\(\s*)'([a-z-]+)'/g);
const LANGUAGES = LOCALES.map(sayIn);

test('the walk over the code finds codes', () => {
  expect(thrown.length).toBeGreaterThan(50);
  expect(ofSystem).toContain('file-missing');
  expect(reasons.length).toBeGreaterThan(10);
});

test.each([...thrown, ...ofSystem, 'encoding-utf16', 'binary-file'])(
  'the refusal %s says in both languages what is wrong and what to do',
  (refusal) => {
    for (const say of LANGUAGES) {
      const group = say.has(`refusal.${refusal}.reason`) ? 'refusal' : 'problem';
      for (const part of ['reason', 'fix']) {
        expect(say.has(`${group}.${refusal}.${part}`), `${group}.${refusal}.${part}`).toBe(true);
      }
    }
  },
);

test.each(reasons)('the reason %s for leaving a value out is said in both languages', (reason) => {
  for (const say of LANGUAGES) expect(say(`omission.${reason}`).length).toBeGreaterThan(5);
});

test.each(SHOWN_PATHS)('the unit of %s has a word in both languages', (path) => {
  for (const say of LANGUAGES) expect(say.has(`import.unit.${unitOf(path).unit}`)).toBe(true);
});

test.each(FACTS.map(({flag}) => flag))('the flag --%s is described in both languages', (flag) => {
  for (const say of LANGUAGES) expect(say(`import.option.${flag}`).length).toBeGreaterThan(3);
});

test('no refusal has a sentence that nothing says', () => {
  const said = new Set([...thrown, ...ofSystem, 'encoding-utf16', 'binary-file']);
  const keys = Object.keys(JSON.parse(readFileSync('i18n/en/refusals.json', 'utf8')));
  const codes = keys.map((key) => /^refusal\.(.+)\.(?:reason|fix)$/.exec(key)[1]);
  expect(codes.filter((code) => !said.has(code))).toEqual([]);
});
