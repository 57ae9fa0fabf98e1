import {siteAddress} from '../../plugins/site-address/index.ts';

export type Stage = {
  name: string;
  command: string[];
  /**
   * what it may take at most, about twice what it takes on two cores: the limit is for what never ends. Together they end
   * before CI ends the job, so that the report is printed (`longestMinutes`, and its test)
   */
  minutes: number;
  /** why it takes minutes, where it does */
  why?: string;
  /** a JSON file from which passed and failed tests are counted; without one it counts as a single test */
  report?: string;
  env?: Record<string, string>;
};

/** Lanes that run side by side, the stages of each one after another. */
export type Plan<Part = Stage> = Part[][];

const node = process.execPath;
const bin = (file: string) => [node, `node_modules/${file}`];

const vitest = (report: string, ...args: string[]) => [
  ...bin('vitest/vitest.mjs'),
  ...['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
];

const build = (...args: string[]) => [
  node,
  'scripts/site/build-site.ts',
  '--remove-earlier',
  ...args,
];

/** Whole address of the site that is built first. */
function rootAddress() {
  const {url, baseUrl} = siteAddress(process.env);
  return url + baseUrl;
}

/** What `npm test` does. All stages run, whatever the earlier ones say. */
export function planOf({chromePath}: {chromePath: string}): Plan {
  const unit = 'test-results/unit.json';
  const servers = 'test-results/servers.json';
  const browser = 'test-results/browser.json';
  const formatter = {
    name: 'formatter',
    command: [...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    minutes: 4,
  };
  const linter = {name: 'linter', command: [...bin('oxlint/bin/oxlint')], minutes: 2};
  const types = {
    name: 'types',
    command: [...bin('typescript/bin/tsc'), '--project', 'tsconfig.json'],
    minutes: 2,
  };
  const unitTests = {
    // Every core: left to itself vitest spares one, which on two cores doubles the time. Files share the modules of
    // their process: to read all of them again for each file took a third of the time. So no test replaces a module.
    name: 'unit tests',
    command: vitest(unit, '--exclude=harnesses/*/test/**', '--maxWorkers=100%', '--no-isolate'),
    minutes: 23,
    why: 'hundreds of cases are drawn for each property, and interrupted imports, killed updates and small sites are run whole',
    report: unit,
  };
  const harnessTests = {
    // One file at a time: they start servers and hold rates against the truth. A neighbour can still take the
    // processor in mid-measurement, so what fails is tried twice more; what is wrong fails three times.
    name: 'harness tests, with real servers',
    command: vitest(
      servers,
      ...['http', 'actors', 'probe', 'profilers'].map((harness) => `harnesses/${harness}/test`),
      ...['--no-file-parallelism', '--retry=2'],
    ),
    minutes: 35,
    why: 'servers start and are held against the truth under load, for seconds each and one after another',
    report: servers,
  };
  const smokeRun = {
    name: 'harness smoke run',
    command: [node, 'scripts/check/harness-smoke.ts'],
    minutes: 12,
    why: 'each runtime that is here is put under load, as in a run that is published',
  };
  const siteBuild = {
    name: 'build',
    command: build(),
    minutes: 8,
    why: 'on a machine that has none of its pictures it draws them all',
  };
  const buildBelow = {
    name: 'build under a sub-path',
    command: build('--out-dir', 'build-subpath'),
    minutes: 5,
    why: 'every page is bundled and written again, as addresses stand in all of them',
    // Its pictures print the address of the build before, which has drawn them: nothing else in them differs.
    env: {BASE_URL: '/sub/path/', PICTURES_ADDRESS: rootAddress()},
  };
  const browserTests = {
    name: 'browser tests',
    command: [...bin('@playwright/test/cli.js'), 'test'],
    minutes: 20,
    why: 'a browser visits every page at every width, in both themes and languages',
    report: browser,
    env: {CHROME_PATH: chromePath},
  };
  // Harnesses mostly wait for their load; what computes takes the time that they leave.
  return [
    [formatter, linter, types, unitTests, siteBuild, buildBelow, browserTests],
    [harnessTests, smokeRun],
  ];
}

/**
 * By how much the limits of stages are longer, as `SLOWNESS` asks for on a machine that is slow or has other work.
 *
 * @throws {Error} if it is not a number from 1
 */
export function slownessOf({SLOWNESS = '1'}: Record<string, string | undefined>): number {
  const slowness = Number(SLOWNESS);
  if (slowness >= 1 && slowness < Infinity) return slowness;
  throw new Error(`SLOWNESS is "${SLOWNESS}". Give a number from 1, as in: SLOWNESS=2 npm test`);
}

/**
 * What a plan takes if each stage is stopped by its limit.
 *
 * @returns minutes
 */
export const longestMinutes = (plan: Plan<Pick<Stage, 'minutes'>>): number =>
  Math.max(...plan.map(minutesOf));

const minutesOf = (lane: Pick<Stage, 'minutes'>[]) =>
  lane.reduce((sum, {minutes}) => sum + minutes, 0);
