import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {LOCALES} from '../../content/languages.ts';
import {
  changedPaths,
  copyOf,
  finish,
  lookAt,
  readFiles,
  restore,
  runUndisturbed,
} from './whole-files.ts';
import type {Subject} from './trial.ts';
import type {Files} from './whole-files.ts';

/** What an update reads and writes; the rest of a copy. */
const WRITTEN = ['docs', 'i18n', 'src', 'static'];

/** A number that pages of both languages, claims, figures and kept states come from. */
const CHANGES = {
  small: {
    result: 'static/data/results/demo/run-1.json',
    from: '"value": 989',
    to: '"value": 991',
  },
  whole: {
    result: 'static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json',
    from: '"value": 989',
    to: '"value": 990',
  },
};

/**
 * `update` in a copy in which a result has changed: pages of both languages, marks of translations, records of claims,
 * pictures and kept states.
 *
 * @param options `small`: of the site of a few pages that tests have; `whole`: of the repository; `drawsItself`:
 * pictures are drawn as they are, which takes a quarter of a minute each time, else a script writes new fingerprints
 * into them
 */
export async function updateSubject(
  project: string,
  {of, drawsItself = false}: {of: 'small' | 'whole'; drawsItself?: boolean},
): Promise<Subject & {discard: () => void}> {
  const {result, from, to} = CHANGES[of];
  const root = of === 'whole' ? copyOf(project) : smallSite(project);
  if (!drawsItself) standInForDrawing(root);
  await runUndisturbed(update(root));
  const file = join(root, result);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${result} has no ${from}`);
  writeFileSync(file, text.replaceAll(from, to));
  const read = () => readFiles(root, WRITTEN);
  const before = read();
  await runUndisturbed(update(root));
  const after = read();
  const last = await runUndisturbed(update(root));
  if (!last.includes('Everything agrees')) throw new Error(last);
  const due = changedPaths(before, after);
  const parts = [...new Set(due.map((path) => dirname(path)))];
  const now = () => readFiles(root, parts);
  const only = (files: Files) =>
    new Map([...files].filter(([path]) => parts.some((part) => path.startsWith(`${part}/`))));
  const states = {before: only(before), after: only(after)};
  return {
    name: `update of the ${of} site${drawsItself ? ', pictures drawn' : ''} (${due.length} files)`,
    prepare: () => restore(root, now(), states.before),
    run: update(root),
    watched: () => parts.map((part) => join(root, part)),
    look: () => lookAt(now(), states),
    settle: () => finish(update(root), now, states.after),
    discard: () => rmSync(root, {recursive: true, force: true}),
  };
}

const update = (root: string) => ({
  command: process.execPath,
  args: ['cli/bench.ts', 'update', '--lang', 'en'],
  cwd: root,
});

/** The site of a few pages that tests have, in a temporary folder. */
export function smallSite(project: string) {
  const root = mkdtempSync(join(tmpdir(), 'kill-update-'));
  cpSync(join(project, 'test/bindings/fixtures/site'), root, {recursive: true});
  for (const locale of LOCALES)
    for (const name of ['study', 'interface'])
      cpSync(
        join(project, `i18n/${locale}/${name}.json`),
        join(root, `i18n/${locale}/${name}.json`),
      );
  for (const name of ['node_modules', 'lib', 'content', 'plugins', 'cli'])
    symlinkSync(join(project, name), join(root, name));
  mkdirSync(join(root, 'static/frozen'));
  writeFileSync(join(root, 'package.json'), '{"type": "module", "scripts": {}}');
  return root;
}

/** Pictures are put in place by the same function, one after another, and not drawn. */
export function standInForDrawing(root: string) {
  mkdirSync(join(root, 'scripts'), {recursive: true});
  writeFileSync(join(root, 'scripts/draw-figures.ts'), DRAW);
}

const DRAW = `
import {existsSync, readFileSync} from 'node:fs';
import {readFigures} from '../content/figures/read-figures.ts';
import {LOCALES} from '../content/languages.ts';
import {writeWhole} from '../content/write-whole.ts';
const wanted = process.argv.slice(2);
for (const {id, fingerprint} of await readFigures(process.cwd()))
  for (const locale of LOCALES)
    for (const width of ['wide', 'narrow']) {
      if (!wanted.includes(id)) continue;
      const file = \`static/figures/\${id}.\${locale}.\${width}.svg\`;
      const svg = existsSync(file) ? readFileSync(file, 'utf8') : '<svg data-fingerprint=""></svg>';
      const now = svg.replace(/data-fingerprint="\\w*"/, \`data-fingerprint="\${fingerprint}"\`);
      writeWhole(file, now);
    }
`;
