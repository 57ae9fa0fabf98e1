import {join} from 'node:path';
import {defineConfig} from 'vitest/config';

/** Whole paths: a test runs these settings on a folder of its own. */
const SETUP = join(import.meta.dirname, 'test/setup');

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['{lib,content,cli,src,plugins,scripts,harnesses,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/vendor/**', 'test/browser/**'],
    environment: 'node',
    // What is missing of pictures and recorded expectations fails, here as in CI; `-u` writes it.
    update: 'none',
    setupFiles: ['test/setup/properties.ts'],
    globalSetup: [join(SETUP, 'temporary-folder.ts')],
    snapshotEnvironment: join(SETUP, 'whole-snapshots.ts'),
    // A busy machine is no failure: the limit is for tests that never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
