// @ts-check
// A benchmark, not a test: `npm run bench:site -- --help`.
import {readdirSync, rmSync} from 'node:fs';
import {ensureBrowser} from '../setup/browser.js';
import {commandLine} from '../setup/command-line.js';
import {ensureDependencies} from '../setup/dependencies.js';

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
  const {buildTable} = await import('./report.js');
  console.log(`\nBuild\n${buildTable(builds)}`);
  console.log('budget: 20 s with 1 study, 60 s with 50, 100 s and 2,500 MB with 200');
  const {writeWhole} = await import('../../content/write-whole.js');
  if (options.json) writeWhole(options.json, `${JSON.stringify({builds, pages}, null, 2)}\n`);
}

/** @param {string} list */
const numbersIn = (list) => list.split(',').filter(Boolean).map(Number);

async function buildHere() {
  const {measuredBuild} = await import('./measured-build.js');
  console.log('Building the site as it is.');
  return {studies: studiesIn('.'), ...(await measuredBuild('.')), files: htmlFilesIn('build')};
}

/** @param {number} count */
async function buildGrown(count) {
  const {copyWithStudies} = await import('./generate-studies.js');
  const {measuredBuild} = await import('./measured-build.js');
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

/** @param {string} folder */
const studiesIn = (folder) =>
  readdirSync(`${folder}/src/studies`, {withFileTypes: true}).filter((entry) => entry.isDirectory())
    .length;

/** @param {string} folder */
const htmlFilesIn = (folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))
    .length;

/** @param {string} chromePath */
async function measurePages(chromePath) {
  const {serveSite} = await import('../site/server.js');
  const {INTENT_BUDGET, pagesToMeasure} = await import('./pages.js');
  const {auditTable, weightTable} = await import('./report.js');
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

/** @param {ReturnType<typeof import('./pages.js').pagesToMeasure>} pages @param {string} origin @param {string} chromePath */
async function weighAll(pages, origin, chromePath) {
  const {chromium} = await import('@playwright/test');
  const {weigh} = await import('./weigh.js');
  const browser = await chromium.launch({executablePath: chromePath, args: ['--no-sandbox']});
  const weighed = [];
  for (const page of pages) weighed.push({page, weights: await weigh(browser, origin + page.path)});
  await browser.close();
  return weighed;
}

/**
 * First touches on a slowed phone, beside those of another build where one is given.
 * @param {string} origin
 * @param {string} chromePath
 */
async function touchAll(origin, chromePath) {
  const {chromium} = await import('@playwright/test');
  const {serveSite} = await import('../site/server.js');
  const {touchTable} = await import('./report.js');
  const {touch} = await import('./touch.js');
  const {machine} = await import('./machine.js');
  const runs = Math.max(1, Number(options.runs));
  const browser = await chromium.launch({executablePath: chromePath, args: ['--no-sandbox']});
  const both = async (/** @type {string} */ site) => ({
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

/** @param {string} origin @param {string} chromePath */
async function embedAll(origin, chromePath) {
  const {chromium} = await import('@playwright/test');
  const {embedTable} = await import('./report.js');
  const {embeds} = await import('./embeds.js');
  const runs = Math.max(1, Number(options.runs));
  const browser = await chromium.launch({executablePath: chromePath, args: ['--no-sandbox']});
  const routes = await embeds(browser, origin, runs);
  await browser.close();
  console.log(
    `\nOne figure in a page of another origin, on the same phone, median of ${runs}\n${embedTable(routes)}`,
  );
  return routes;
}

/** @param {ReturnType<typeof import('./pages.js').pagesToMeasure>} pages @param {string} origin @param {string} chromePath */
async function auditAll(pages, origin, chromePath) {
  const {audit} = await import('./audit.js');
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
