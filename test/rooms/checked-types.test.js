import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sourceFiles} from './rooms.js';

/** Its modules, k6's own, have types that would hold for browsers' code as well. */
const UNCHECKED = ['harnesses/http/load/k6-script.js'];

/** Where a shape is unknown until it is checked, or a library says `any`; the reason stands beside each. */
const UNTYPED = [
  'cli/importers/assemble/key-order.js',
  'cli/importers/samples/engine.js',
  'cli/importers/session/run-import.js',
  'cli/migrations/index.js',
  'scripts/check/failures.js',
];

const ANY = /\{[^}\n]*\bany\b[^}\n]*\}/u;

const sources = sourceFiles()
  .filter((file) => !/\.spec\.js$|(^|\/)test\//u.test(file))
  .sort();

/** @param {string} file */
const typesIn = (file) =>
  (readFileSync(file, 'utf8').match(/\/\*\*.*?\*\//gsu) ?? []).join('\n').split('\n');

test('every source file is under the type checker', () => {
  expect(sources.length).toBeGreaterThan(900);
  const unchecked = sources.filter(
    (file) => !/^(#!.*\n)?\/\/ @ts-check\n/u.test(readFileSync(file, 'utf8')),
  );
  expect(unchecked).toEqual(UNCHECKED);
});

test('a shape is left open only where it can’t be known', () => {
  const open = sources.filter((file) => typesIn(file).some((line) => ANY.test(line)));
  expect(open).toEqual(UNTYPED);
});

test('the compiler takes nothing for `any` by itself', () => {
  const options = readFileSync('tsconfig.json', 'utf8');
  expect(options).toContain('"strict": true');
  expect(options).not.toContain('noImplicitAny');
});
