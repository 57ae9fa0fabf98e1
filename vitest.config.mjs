// @ts-check
import {defineConfig} from 'vitest/config';

/** Components are plain .js files, as Docusaurus takes them. Vite's types leave out the language, which it does take. */
const JSX = {lang: 'jsx'};

export default defineConfig({
  oxc: {include: /\.js$/, exclude: /node_modules/, ...JSX, jsx: {runtime: 'automatic'}},
  test: {
    include: ['{lib,content,cli,src,plugins,scripts,harnesses,test}/**/*.test.js'],
    exclude: ['**/node_modules/**', '**/vendor/**', 'test/browser/**'],
    environment: 'node',
    // What is missing of pictures and recorded expectations fails, here as in CI; `-u` writes it.
    update: 'none',
    setupFiles: ['test/setup/properties.js'],
    globalSetup: ['test/setup/temporary-folder.js'],
    snapshotEnvironment: 'test/setup/whole-snapshots.js',
    // A busy machine is no failure: the limit is for tests that never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
