// @ts-check

/**
 * @typedef {{name: string, command: string[], report?: string, env?: Record<string, string>}} Stage
 *   `report` is a JSON file from which passed and failed tests are counted; a stage without one
 *   counts as a single test.
 */

const node = process.execPath;
const bin = (/** @type {string} */ file) => [node, `node_modules/${file}`];

/**
 * What `npm test` does, in this order. All stages run, whatever the earlier ones say.
 * @param {{chromePath: string}} found
 * @returns {Stage[]}
 */
export function stagesOf({chromePath}) {
  const unit = 'test-results/unit.json';
  const servers = 'test-results/servers.json';
  const browser = 'test-results/browser.json';
  return [
    {
      name: 'formatter',
      command: [...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    },
    {name: 'linter', command: [...bin('eslint/bin/eslint.js'), '.']},
    {name: 'types', command: [...bin('typescript/bin/tsc'), '--project', 'tsconfig.json']},
    {
      name: 'unit tests',
      command: [
        ...bin('vitest/vitest.mjs'),
        'run',
        '--exclude=harnesses/*/test/**',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unit}`,
      ],
      report: unit,
    },
    {
      // One file at a time: they start servers and hold rates against the truth. A neighbour on the host can still
      // take the processor in mid-measurement, so what fails is tried twice more; what is wrong fails three times.
      name: 'harness tests, with real servers',
      command: [
        ...bin('vitest/vitest.mjs'),
        'run',
        'harnesses/http/test',
        'harnesses/probe/test',
        '--no-file-parallelism',
        '--retry=2',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${servers}`,
      ],
      report: servers,
    },
    {name: 'harness smoke run', command: [node, 'scripts/check/harness-smoke.js']},
    {name: 'build', command: [node, 'scripts/site/build-site.js']},
    {
      name: 'build under a sub-path',
      command: [node, 'scripts/site/build-site.js', '--out-dir', 'build-subpath'],
      env: {BASE_URL: '/sub/path/'},
    },
    {
      name: 'browser tests',
      command: [...bin('@playwright/test/cli.js'), 'test'],
      report: browser,
      env: {CHROME_PATH: chromePath},
    },
  ];
}
