// A benchmark, not a test: `npm run bench:site -- --help`.
import {readdirSync, rmSync} from 'node:fs';
import {ensureBrowser} from '../setup/browser.ts';
import {commandLine} from '../setup/command-line.ts';
import {ensureDependencies} from '../setup/dependencies.js';
import type {pagesToMeasure} from './pages.ts';

const USAGE = `npm run bench:site -- [options]
Builds the site and copies of it with more studies, and measures pages on a slowed phone.

  --growth 10,50,200   how many studies the copies have; '' for none
  --runs 5             audits of each page
  --against <folder>   another build, measured side by side
  --json <file>        writes the numbers as well
  --skip-build         takes the build that is there`;

const {values: options} = commandLine(USAGE, {
  growth: {type: 'string', default: '10,50,200'},
  runs: {type: 'string', default: '5'},
  against: {type: 'string'},
  json: {type: 'string'},
  'skip-build': {type: 'boolean', default: false},
});

async function main() {
  ensureDependencies('.');
  const chromePath = await ensureBrowser();
  const builds = options['skip-build'] ? [] : [await buildHere()];
  const pages = await measurePages(chromePath);
  for (const count of numbersIn(options.growth)) builds.push(await buildGrown(count));
  const {buildTable} = await import('./report.ts');
  console.log(`\nBuild\n${buildTable(builds)}`);
  console.log('budget: 20 s with 1 study, 60 s with 50, 100 s and 2,500 MB with 200');
  const {writeWhole} = await import('../../content/write-whole.ts');
  if (options.json) writeWhole(options.json, `${JSON.stringify({builds, pages}, null, 2)}\n`);
}

const numbersIn = (list: string) => list.split(',').filter(Boolean).map(Number);

async function buildHere() {
  const {measuredBuild} = await import('./measured-build.ts');
  console.log('Building the site as it is.');
  return {studies: studiesIn('.'), ...(await measuredBuild('.')), files: htmlFilesIn('build')};
}

async function buildGrown(count: number) {
  const {copyWithStudies} = await import('./generate-studies.ts');
  const {measuredBuild} = await import('./measured-build.ts');
  console.log(`Building a copy with ${count} studies.`);
  const folder = await copyWithStudies(process.cwd(), Math.max(0, count - studiesIn('.')));
  try {
    return {
      studies: studiesIn(folder),
      ...(await measuredBuild(folder)),
      files: htmlFilesIn(`${folder}/build`),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const studiesIn = (folder: string) =>
  readdirSync(`${folder}/src/studies`, {withFileTypes: true}).filter((entry) => entry.isDirectory())
    .length;

const htmlFilesIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))
    .length;

async function measurePages(chromePath: string) {
  const {serveSite} = await import('../site/server.ts');
  const {INTENT_BUDGET, pagesToMeasure} = await import('./pages.ts');
  const {auditTable, weightTable} = await import('./report.ts');
  const site = await serveSite({root: 'build', encodings: ['gzip']});
  const pages = pagesToMeasure('build');
  try {
    const weighed = await weighAll(pages, site.origin, chromePath);
    console.log(
      `\nBytes over the wire (gzip, headers included, empty cache)\n${weightTable(weighed)}`,
    );
    console.log(
      `budget after intent: ${INTENT_BUDGET.appKb} kB for the application, ${INTENT_BUDGET.liveChartKb} kB for the first live chart`,
    );
    const audited = await auditAll(pages, site.origin, chromePath);
    console.log(
      `\nLighthouse, mobile preset, median of ${options.runs} (lowest–highest)\n${auditTable(audited)}`,
    );
    return {
      weighed,
      audited,
      touched: await touchAll(site.origin, chromePath),
      embedded: await embedAll(site.origin, chromePath),
    };
  } finally {
    await site.close();
  }
}

async function weighAll(
  pages: ReturnType<typeof pagesToMeasure>,
  origin: string,
  chromePath: string,
) {
  const {chromium} = await import('@playwright/test');
  const {weigh} = await import('./weigh.ts');
  const browser = await chromium.launch({executablePath: chromePath, args: ['--no-sandbox']});
  const weighed = [];
  for (const page of pages) weighed.push({page, weights: await weigh(browser, origin + page.path)});
  await browser.close();
  return weighed;
}

/** First touches on a slowed phone, beside those of another build where one is given. */
async function touchAll(origin: string, chromePath: string) {
  const {chromium} = await import('@playwright/test');
  const {serveSite} = await import('../site/server.ts');
  const {touchTable} = await import('./report.ts');
  const {touch} = await import('./touch.ts');
  const {machine} = await import('./machine.ts');
  const runs = Math.max(1, Number(options.runs));
  const browser = await chromium.launch({executablePath: chromePath, args: ['--no-sandbox']});
  const both = async (site: string) => ({
    ...(await touch(browser, site, runs)),
    ...(await machine(browser, site, runs)),
  });
  const here = await both(origin);
  let there;
  if (options.against) {
    const other = await serveSite({root: options.against, encodings: ['gzip']});
    there = await both(other.origin);
    await other.close();
  }
  await browser.close();
  console.log(
    `\nFirst touch on a slowed phone (CPU ×¼, 1.6 Mbit/s, 150 ms), median of ${runs}\n${touchTable(here, there)}`,
  );
  return {here, there};
}

async function embedAll(origin: string, chromePath: string) {
  const {chromium} = await import('@playwright/test');
  const {embedTable} = await import('./report.ts');
  const {embeds} = await import('./embeds.ts');
  const runs = Math.max(1, Number(options.runs));
  const browser = await chromium.launch({executablePath: chromePath, args: ['--no-sandbox']});
  const routes = await embeds(browser, origin, runs);
  await browser.close();
  console.log(
    `\nOne figure in a page of another origin, on the same phone, median of ${runs}\n${embedTable(routes)}`,
  );
  return routes;
}

async function auditAll(
  pages: ReturnType<typeof pagesToMeasure>,
  origin: string,
  chromePath: string,
) {
  const {audit} = await import('./audit.ts');
  const runs = Number(options.runs);
  const audited = [];
  for (const page of runs > 0 ? pages : []) {
    console.log(`Lighthouse: ${page.path}`);
    audited.push({page, marks: await audit(origin + page.path, {runs, chromePath})});
  }
  return audited;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
