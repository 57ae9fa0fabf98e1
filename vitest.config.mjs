// @ts-check
import {join} from 'node:path';
import {defineConfig} from 'vitest/config';

/** Components are plain .js files, as Docusaurus takes them. Vite's types leave out the language, which it does take. */
const JSX = {lang: 'jsx'};

/** Whole paths: a test runs these settings on a folder of its own. */
const SETUP = join(import.meta.dirname, 'test/setup');

export default defineConfig({
  oxc: {include: /\.js$/, exclude: /node_modules/, ...JSX, jsx: {runtime: 'automatic'}},
  test: {
    include: ['{lib,content,cli,src,plugins,scripts,harnesses,test}/**/*.test.js'],
    exclude: ['**/node_modules/**', '**/vendor/**', 'test/browser/**'],
    environment: 'node',
    // What is missing of pictures and recorded expectations fails, here as in CI; `-u` writes it.
    update: 'none',
    setupFiles: ['test/setup/properties.js'],
    globalSetup: [join(SETUP, 'temporary-folder.js')],
    snapshotEnvironment: join(SETUP, 'whole-snapshots.js'),
    // A busy machine is no failure: the limit is for tests that never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
