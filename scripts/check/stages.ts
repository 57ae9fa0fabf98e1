import {siteAddress} from '../../plugins/site-address/index.ts';

/**
 * `minutes` is what the stage may take at most, about twice what it takes on two cores: the limit is for what never
 * ends. Together they end before CI ends the job, so that the report is printed (`longestMinutes`, and its test). `report` is a JSON file from which passed and failed tests are counted; a stage without one
 * counts as a single test. Stages of one `group` that follow one another run side by side.
 */
export type Stage = {
  name: string;
  command: string[];
  minutes: number;
  report?: string;
  env?: Record<string, string>;
  group?: string;
};

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

/** What `npm test` does, in this order. All stages run, whatever the earlier ones say. */
export function stagesOf({chromePath}: {chromePath: string}): Stage[] {
  const unit = 'test-results/unit.json';
  const servers = 'test-results/servers.json';
  const browser = 'test-results/browser.json';
  return [
    {
      name: 'formatter',
      command: [...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
      minutes: 4,
      group: 'static',
    },
    {name: 'linter', command: [...bin('oxlint/bin/oxlint')], minutes: 4, group: 'static'},
    {
      name: 'types',
      command: [...bin('typescript/bin/tsc'), '--project', 'tsconfig.json'],
      minutes: 4,
      group: 'static',
    },
    {
      // Every core: left to itself vitest spares one, which on two cores doubles the time. Files share the modules of
      // their process: to read all of them again for each file took a third of the time. So no test replaces a module.
      name: 'unit tests',
      command: vitest(unit, '--exclude=harnesses/*/test/**', '--maxWorkers=100%', '--no-isolate'),
      minutes: 9,
      report: unit,
    },
    {
      // One file at a time: they start servers and hold rates against the truth. A neighbour on the host can still
      // take the processor in mid-measurement, so what fails is tried twice more; what is wrong fails three times.
      name: 'harness tests, with real servers',
      command: vitest(
        servers,
        ...['http', 'actors', 'probe', 'profilers'].map((harness) => `harnesses/${harness}/test`),
        ...['--no-file-parallelism', '--retry=2'],
      ),
      minutes: 9,
      report: servers,
    },
    {
      // It mostly waits and measures nothing worth keeping, so a build beside it does no harm.
      name: 'harness smoke run',
      command: [node, 'scripts/check/harness-smoke.ts'],
      minutes: 8,
      group: 'smoke and build',
    },
    {name: 'build', command: build(), minutes: 8, group: 'smoke and build'},
    {
      name: 'build under a sub-path',
      command: build('--out-dir', 'build-subpath'),
      minutes: 5,
      // Its pictures print the address of the build before, which has drawn them: nothing else in them differs.
      env: {BASE_URL: '/sub/path/', PICTURES_ADDRESS: rootAddress()},
    },
    {
      name: 'browser tests',
      command: [...bin('@playwright/test/cli.js'), 'test'],
      minutes: 19,
      report: browser,
      env: {CHROME_PATH: chromePath},
    },
  ];
}

/**
 * What all stages take if each is stopped by its limit.
 *
 * @returns minutes
 */
export const longestMinutes = (stages: readonly Stage[]): number =>
  groupsOf(stages).reduce((sum, group) => sum + Math.max(...group.map(({minutes}) => minutes)), 0);

/** Stages in the order in which they run; those of one group run side by side. */
export function groupsOf(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.group && last?.[0].group === stage.group) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}
