import {join} from 'node:path';
import {defineConfig} from 'vitest/config';
import {BaseSequencer} from 'vitest/node';
import type {TestSpecification} from 'vitest/node';

/** Whole paths: a test runs these settings on a folder of its own. */
const SETUP = join(import.meta.dirname, 'test/setup');

/** Files that take longest: they build, kill and compare whole sites. */
const LONGEST = [
  'scripts/kill-test/kill.test.ts',
  'scripts/data-package/data-package.test.ts',
  'cli/report/report.test.ts',
  'test/bindings/rebuild.test.ts',
  'test/contribute/tutorial.test.ts',
];

/**
 * Where no times of an earlier run are known, Vitest begins with the largest files: a short one that takes minutes came
 * last, and one core waited for it.
 */
class LongestFirst extends BaseSequencer {
  async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({moduleId}: TestSpecification) =>
      LONGEST.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['{lib,content,cli,src,plugins,scripts,harnesses,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/vendor/**', 'test/browser/**'],
    environment: 'node',
    sequence: {sequencer: LongestFirst},
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
