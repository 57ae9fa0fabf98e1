import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {STEPS} from '../cli/migrations/index.ts';
import type {Command} from 'commander';

export const IMPORTERS = 'cli/importers';
export const K6 = `${IMPORTERS}/k6/fixtures/car-ok.v2.handleSummary-default.json`;

/** Everything that a result can't be without, but for the measurement itself. */
export const METADATA =
  '--id study/run --evidence own --system swoole --runtime swoole --scenario hello'.split(' ');

/** One command line of a command, in a copy of the small site. */
export interface Trial {
  argv: string[];
  /** puts the copy into a state in which there is something to write */
  prepare?: (root: string) => void;
  /** it writes nothing */
  reads?: boolean;
}

const RUN = 'demo/run-1';
const TRANSLATED = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';

/** Folders of the copy into which a trial may write. */
export const WRITTEN = ['docs', 'i18n', 'src', 'static', 'results', 'written'];

/** A trial for each command, by its words: tests put all of them onto a full disk and kill those that write. */
export const TRIALS: Record<string, Trial> = {
  claims: {argv: ['claims'], reads: true},
  import: {argv: ['import', 'k6', resolve(K6), ...METADATA, '--out', 'results']},
  // Writes once there is a second version of the schema.
  migrate: {argv: ['migrate'], reads: Object.keys(STEPS).length === 0},
  'new claim': {argv: ['new', 'claim', 'demo/another', '--source', 'demo-source']},
  'new figure': {
    argv: ['new', 'figure', 'demo/another', '--run', RUN, '--path', 'throughputPerS'],
    prepare: (root) =>
      edit(root, `static/data/results/${RUN}.json`, '"workers": 4', '"workers": 8'),
  },
  'new study': {argv: ['new', 'study', 'another', '--run', RUN]},
  'new translation': {
    argv: ['new', 'translation', 'studies/demo'],
    prepare: (root) => rmSync(join(root, TRANSLATED)),
  },
  report: {
    argv: ['report', '--base', 'before', '--out', 'written'],
    prepare(root) {
      for (const part of ['docs', 'i18n', 'src', 'static'])
        cpSync(join(root, part), join(root, 'before', part), {recursive: true});
      for (const part of ['lib', 'content', 'node_modules', 'plugins', 'cli'])
        symlinkSync(join(root, part), join(root, 'before', part));
    },
  },
  translation: {
    argv: ['translation', '--stamp', 'studies/demo'],
    prepare: (root) => edit(root, 'docs/studies/demo.mdx', 'It answered', 'It replied'),
  },
  update: {
    argv: ['update'],
    prepare: (root) =>
      edit(root, `static/data/results/${RUN}.json`, '"value": 989', '"value": 991'),
  },
  validate: {
    argv: ['validate', '--fix'],
    prepare(root) {
      // Of no page: the fix and the update would each write that, and whole in between it is neither old nor new.
      edit(root, 'i18n/ru/study.json', '«', '\\"');
      edit(root, 'i18n/ru/study.json', '»', '\\"');
      edit(root, `static/data/results/${RUN}.json`, '"value": 989', '"value": 991');
    },
  },
};

function edit(root: string, file: string, from: string, to: string) {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

/** All commands that can be given, by their words: a new one is found by itself. */
export const wordsOf = (program: Command, before: string[] = []): string[] =>
  program.commands.length === 0
    ? [before.join(' ')]
    : program.commands.flatMap((command) => wordsOf(command, [...before, command.name()]));
