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

/** A cast, an `any` or a `!` that the linter lets through by name. */
const LET_THROUGH =
  /oxlint-disable.*typescript\/(?:consistent-type-assertions|no-explicit-any|no-non-null-assertion)(.*)$/gmu;
/** Of them in the whole repository, at most. */
const MOST = 40;

const sources = sourceFiles()
  .filter((file) => !/\.spec\.ts$|(^|\/)test\//u.test(file))
  .sort();

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

test('few types are claimed instead of looked at, each with its reason', () => {
  const claimed = sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LET_THROUGH)].map(([line, rest]) => ({
      place: `${file}: ${line}`,
      isSaid: line.startsWith('oxlint-disable-next-line') && / -- \S+ \S+/u.test(rest),
    })),
  );
  expect(claimed.filter(({isSaid}) => !isSaid)).toEqual([]);
  expect(claimed.map(({place}) => place).slice(MOST)).toEqual([]);
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
