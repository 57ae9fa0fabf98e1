import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sourceFiles} from './rooms.ts';

/** What runs before the packages are there, and k6's own script, which k6 runs. */
const JAVASCRIPT = [
  'harnesses/http/load/k6-script.js',
  'harnesses/start.js',
  'scripts/run.js',
  'scripts/setup/dependencies.js',
  'scripts/setup/install.js',
  'scripts/setup/node-version.js',
];
/** A bundler takes its loaders as CommonJS. */
const COMMON_JS = /\.cjs$/u;

/** Where a shape is unknown until it is checked, or a library says `any`; the reason stands beside each. */
const UNTYPED = [
  'cli/importers/assemble/key-order.ts',
  'cli/importers/samples/sql.ts',
  'cli/importers/session/run-import.ts',
  'cli/migrations/index.ts',
];

const ANY = /[:<|(,] ?any\b(?! other)|\bas any\b/u;

const sources = sourceFiles()
  .filter((file) => !/\.spec\.ts$|(^|\/)test\//u.test(file))
  .sort();

const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\/\/.*$/gmsu, '');

test('every source file is TypeScript', () => {
  expect(sources.length).toBeGreaterThan(900);
  const others = sources.filter((file) => !/\.tsx?$/u.test(file) && !COMMON_JS.test(file));
  expect(others).toEqual(JAVASCRIPT);
});

test('types stand in the language, not in comments', () => {
  const inComments = sources.filter(
    (file) =>
      /\.tsx?$/u.test(file) &&
      /@ts-check|\bimport\('[^']+'\)\.[A-Z]|\* @(type|typedef|param|returns?) \{/u.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(inComments).toEqual([]);
});

test('a shape is left open only where it can’t be known', () => {
  const open = sources.filter((file) =>
    codeOf(file)
      .split('\n')
      .some((line) => ANY.test(line)),
  );
  expect(open).toEqual(UNTYPED);
});

test('the compiler takes nothing for `any` by itself, and Node can run what it reads', () => {
  const options = JSON.parse(
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--showConfig'], {
      encoding: 'utf8',
    }),
  ).compilerOptions;
  expect(options).toMatchObject({
    strict: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
  });
  expect(options).not.toHaveProperty('noImplicitAny', false);
});
