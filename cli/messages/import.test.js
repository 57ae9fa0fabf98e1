import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {FACTS} from '../importers/session/facts.js';
import en from './en.js';
import ru from './ru.js';

const IMPORTERS = fileURLToPath(new URL('../importers', import.meta.url));
const code = readdirSync(IMPORTERS, {recursive: true})
  .filter((name) => name.endsWith('.js') && !name.includes('fixtures') && !name.includes('.test.'))
  .map((name) => readFileSync(join(IMPORTERS, name), 'utf8'))
  .join('\n');

const words = (pattern) => [...new Set([...code.matchAll(pattern)].map(([, word]) => word))];
const thrown = words(/new Refusal\(\s*'([a-z0-9-]+)'/g);
const ofSystem = words(/E[A-Z]+: '([a-z-]+)'/g);
const reasons = words(/reason: '([a-z-]+)'/g);
const LISTS = ['allowed', 'known'];
const params = new Proxy({}, {get: (_, name) => (LISTS.includes(name) ? ['a'] : 1)});

test('the walk over the code finds codes', () => {
  expect(thrown.length).toBeGreaterThan(50);
  expect(ofSystem).toContain('file-missing');
  expect(reasons.length).toBeGreaterThan(10);
});

test.each([...thrown, ...ofSystem, 'encoding-utf16', 'binary-file'])(
  'the refusal %s says in both languages what is wrong and what to do',
  (refusal) => {
    for (const table of [en, ru]) {
      const sentence = table[`refusal.${refusal}`] ?? table[`problem.${refusal}`];
      const [reason, fix] = sentence(params);
      expect(`${reason} ${fix}`).not.toMatch(/undefined|\[object/);
      expect([reason.length > 5, fix.length > 5]).toEqual([true, true]);
    }
  },
);

test.each(reasons)('the reason %s for leaving a value out is said in both languages', (reason) => {
  for (const table of [en, ru]) expect(table[`omission.${reason}`]().length).toBeGreaterThan(5);
});

test.each(FACTS.map(({flag}) => flag))('the flag --%s is described in both languages', (flag) => {
  for (const table of [en, ru]) expect(table[`import.option.${flag}`]().length).toBeGreaterThan(3);
});

test('no refusal has a sentence that nothing says', () => {
  const said = new Set([...thrown, ...ofSystem, 'encoding-utf16', 'binary-file']);
  const keys = Object.keys(en).filter((key) => key.startsWith('refusal.'));
  expect(keys.filter((key) => !said.has(key.slice('refusal.'.length)))).toEqual([]);
});
